// Runs before the first paint, so that nobody who chose the dark sees a white flash. client/kit/theme.ts takes over later.
;(() => {
  let choice = 'system'
  try {
    choice = JSON.parse(localStorage.getItem('monumenta.theme') ?? '"system"')
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
