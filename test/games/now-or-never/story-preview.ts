import type { Effect } from '../../../games/now-or-never/data/effects'
import { heroes } from '../../../games/now-or-never/data/heroes'
import { fightChance, skillChance } from '../../../games/now-or-never/story/odds'
import { choiceWorth, worth } from '../../../games/now-or-never/story/style'
import type { Chapter, Choice, Encounter, StoryTest } from '../../../games/now-or-never/story/types'
import { describeCosts, describeEffect } from '../../../games/now-or-never/words/describe'

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((one) => `<p>${safe(one).replace(/\*([^*]+)\*/g, '<em>$1</em>')}</p>`)
    .join('')

const percent = (chance: number): string => `${Math.round(chance * 100)} %`

/** What a test comes to: by hearts spent, or hero by hero. */
export function oddsOf(test: StoryTest, hero: Encounter['hero']): string {
  if (test.kind === 'decision') return 'no roll'
  if (test.kind === 'skill') {
    const steps = Array.from({ length: test.level }, (_, hearts) => hearts).filter((hearts) =>
      skillChance(test.level, hearts),
    )
    return steps.map((hearts) => `${hearts} ♥ ${percent(skillChance(test.level, hearts))}`).join(' · ')
  }
  return heroes
    .filter(({ id }) => hero === 'any' || id === hero)
    .map((one) => `${one.name} ${percent(fightChance(one, test.attack, test.health))}`)
    .join(' · ')
}

const named = (test: StoryTest): string => {
  if (test.kind === 'skill') return `skill ${test.level}`
  return test.kind === 'combat' ? `fight ${test.attack}/${test.health}` : 'decide'
}

const effects = (list: readonly Effect[]): string =>
  list.map((one) => (one.do === 'gainItem' ? `item ${one.item}` : describeEffect(one))).join(', ')

function choicePage(choice: Choice, hero: Encounter['hero']): string {
  const { label, test, price, needs, unless, reaction, reputation, rewards, bonus, sets, mission, token } = choice
  const facts = [
    ['price', describeCosts(price)],
    ['needs', needs.join(', ')],
    ['unless', unless.join(', ')],
    ['odds', oddsOf(test, hero)],
    ['gains', effects(rewards)],
    ['reputation', reputation ? `${reputation}` : ''],
    ['bonus', effects(bonus)],
    ['sets', sets.join(', ')],
    ['mission', mission ? `${mission.id} at ${mission.at}` : ''],
    ['token', token === 'discard' ? token : ''],
    ['worth', `${choiceWorth(choice)}${bonus.length ? ` + ${worth(bonus)}` : ''}`],
  ].filter(([, value]) => value)
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${safe(value ?? '')}</dd>`).join('')
  return `<section><h4>${safe(label)} <small>${named(test)}</small></h4>${paragraphs(reaction)}<dl>${rows}</dl></section>`
}

function encounterPage(chapter: Chapter, encounter: Encounter): string {
  const { id, hero, key, place, mission, needs, unless, title, text, choices } = encounter
  const where = [hero, key ?? 'anywhere', place, mission && `mission ${mission}`]
  const when = [...needs.map((flag) => `needs ${flag}`), ...unless.map((flag) => `unless ${flag}`)]
  const line = [...where, ...when].filter(Boolean).join(' · ')
  return `<article data-chapter="${chapter.id}" data-hero="${hero}" data-key="${key ?? ''}" id="${chapter.id}-${id}">
<h3>${safe(title)}</h3><small>${safe(line)}</small>${paragraphs(text)}${choices.map((one) => choicePage(one, hero)).join('')}</article>`
}

function chapterPage(chapter: Chapter): string {
  const { id, title, introduction, greetings, encounters, fallback, endings } = chapter
  const told = (head: string, text: string, hero = 'any') =>
    `<article data-chapter="${id}" data-hero="${hero}" data-key=""><h3>${safe(head)}</h3>${paragraphs(text)}</article>`
  return [
    told(`${id}: ${title}`, introduction),
    ...Object.entries(greetings).map(([hero, text]) => told(`Introduction for ${hero}`, text, hero)),
    ...[...encounters, fallback].map((one) => encounterPage(chapter, one)),
    ...endings.map(({ from, hero, title: head, text }) => told(`Ending from ${from}: ${head}`, text, hero)),
  ].join('\n')
}

const options = (name: string, values: readonly string[]): string =>
  `<label>${name} <select id="${name}"><option value="">all</option>${values.map((one) => `<option>${one}</option>`).join('')}</select></label>`

const style = `body{font:17px/1.5 Georgia,serif;max-width:46rem;margin:0 auto;padding:0 1rem 4rem;color-scheme:light dark}
header{position:sticky;top:0;padding:.7rem 0;background:Canvas;display:flex;gap:1rem;flex-wrap:wrap;font:15px system-ui}
article{border-top:1px solid;padding:1rem 0}section{margin-left:1.2rem;border-left:2px solid;padding-left:1rem}
h3,h4{margin:.6rem 0 .2rem}small{font:14px system-ui}dl{font:14px/1.4 system-ui;display:grid;grid-template-columns:6rem 1fr;margin:.3rem 0}dd{margin:0}`

const script = `const ids=['chapter','hero','key'];const show=()=>{for(const one of document.querySelectorAll('article')){
const off=ids.some((id)=>{const want=document.getElementById(id).value;const has=one.dataset[id];return want&&has!==want&&!(id==='hero'&&has==='any')});
one.hidden=off||!one.textContent.toLowerCase().includes(document.getElementById('text').value.toLowerCase())}};
document.querySelector('header').addEventListener('input',show)`

/** Every encounter of these chapters with its odds, to be read and filtered in a browser. */
export function previewPage(chapters: readonly Chapter[]): string {
  const keys = [...new Set(chapters.flatMap(({ encounters }) => encounters.flatMap(({ key }) => key ?? [])))].sort()
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The storybook</title><style>${style}</style>
<header>${options(
    'chapter',
    chapters.map(({ id }) => `${id}`),
  )}${options(
    'hero',
    heroes.map(({ id }) => id),
  )}${options('key', keys)}<label>text <input id="text" type="search"></label></header>
<main>${chapters.map(chapterPage).join('\n')}</main><script>${script}</script></html>`
}
