/** Nothing is shown for a moment, so that a quick page does not flicker. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <span>Setting up the table…</span>
    </div>
  )
}
