import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../games/catalog'
import type { MatchState } from '../../games/kit/definition'
import { size } from '../../games/kit/zones'
import { meeplesAndMonsters } from '../../games/meeples-and-monsters/game'
import type { G as MeeplesG } from '../../games/meeples-and-monsters/state'
import { monuments } from '../../games/monuments/game'
import { villagesOfValeria } from '../../games/villages-of-valeria/game'
import { findScene, layOut, person, type Scene } from './scenes'
import { desk, openStage, phone, Visitor } from './stage'

/** What can be read on a table: numbers, costs and names. */

const stage = openStage()

async function at<G extends MatchState>(scene: Scene<G>, viewport: typeof desk, look: (page: Page) => Promise<void>) {
  const visitor = await Visitor.enter(stage.browser, { viewport })
  await layOut(visitor.page, stage.house.url, scene)
  await visitor.page.waitForLoadState('networkidle')
  await look(visitor.page)
  expect(visitor.complaints).toEqual([])
  await visitor.leave()
}

/** Every font that figures are set with here, and the figures that could be taken for a letter or are too small. */
const oddFigures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const fonts = new Set(
      [...document.querySelectorAll('body *')].flatMap((one) => {
        const own = [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /\d/.test(`${node.textContent}`),
        )
        const { fontWeight, fontFamily } = getComputedStyle(one)
        return own ? [`${fontWeight} 60px ${fontFamily}`] : []
      }),
    )
    const canvas = new OffscreenCanvas(90, 90).getContext('2d', { willReadFrequently: true })!
    const drawn = (letter: string): string => {
      canvas.clearRect(0, 0, 90, 90)
      canvas.fillText(letter, 10, 70)
      return canvas.getImageData(0, 0, 90, 90).data.join()
    }
    return [...fonts].flatMap((font) => {
      canvas.font = font
      const tall = canvas.measureText('H').actualBoundingBoxAscent
      const small = [...'0123456789'].filter((one) => {
        const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = canvas.measureText(one)
        return above < 0.9 * tall || below > 0.1 * tall
      })
      const alike = ['I', 'l'].filter((letter) => drawn(letter) === drawn('1'))
      const faults = [...small.map((one) => `${one} is no lining figure`), ...alike.map((one) => `1 looks like ${one}`)]
      return faults.map((fault) => `${font}: ${fault}`)
    })
  })

describe('figures', () => {
  it.each(catalog)(
    'of $meta.id stand on the line, as high as capitals, and a 1 is no letter',
    async ({ load, meta }) => {
      const scene = findScene(await load(), { players: meta.players.min }, () => true)
      await at(scene, desk, async (page) => expect(await oddFigures(page)).toEqual([]))
    },
  )
})

/** Signs of a card that lie below something else. */
const hiddenOn = (page: Page, cards: string, signs: string): Promise<string[]> =>
  page.locator(cards).evaluateAll(
    (all, wanted) =>
      all.flatMap((card) => {
        card.scrollIntoView({ block: 'center' })
        return [...card.querySelectorAll(wanted)].flatMap((sign) => {
          const { x, y, width, height } = sign.getBoundingClientRect()
          const top = document.elementFromPoint(x + width / 2, y + height / 2)
          return card.contains(top) ? [] : [`${sign.textContent} of ${card.textContent}`]
        })
      }),
    signs,
  )

describe('cards that overlap show what they cost', () => {
  it.each([desk, phone])('in a full hand of Villages of Valeria, at $width px', async (viewport) => {
    const scene = findScene(villagesOfValeria, { players: 3 }, ({ players }) => size(players[person]!.hand) > 11)
    await at(scene, viewport, async (page) => {
      expect(await page.locator('.hand > * .cst .pip').count()).toBeGreaterThan(20)
      expect(await hiddenOn(page, '.hand > *', '.cst .pip')).toEqual([])
    })
  })

  it.each([desk, phone])('and what they are worth in one of Monuments, at $width px', async (viewport) => {
    const scene = findScene(monuments, { players: 2 }, ({ players }) => size(players[person]!.hand) > 5)
    await at(scene, viewport, async (page) => {
      expect(await page.locator('.hand > * .hd b').count()).toBeGreaterThan(5)
      expect(await hiddenOn(page, '.hand > *', '.hd b, .hd .sign')).toEqual([])
    })
  })
})

describe('MM-204 meeples laid on a place', () => {
  it.each([desk, phone])('leave every name free, at $width px', async (viewport) => {
    const isCrowded = ({ plan, phase }: MeeplesG) =>
      phase === 'main' && plan.length > 1 && plan.flatMap(({ units }) => units).length > 3
    const scene = findScene(meeplesAndMonsters, { players: 2 }, isCrowded)
    await at(scene, viewport, async (page) => {
      const covered = await page.locator('.city').evaluate((city) => {
        const boxOf = (one: Element) => one.getBoundingClientRect()
        const names = [...city.querySelectorAll('.nm, .lt b')].map((name) => {
          const line = document.createRange()
          line.selectNodeContents(name)
          const { left, right, top, bottom } = line.getBoundingClientRect()
          // A line is higher than its letters.
          const air = Number.parseFloat(getComputedStyle(name).fontSize) * 0.15
          return { name: `${name.textContent}`, box: { left, right, top: top + air, bottom: bottom - air } }
        })
        const laid = [...city.querySelectorAll('.asg')].map(boxOf)
        const hits = names.filter(({ box }) =>
          laid.some(
            (one) => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top,
          ),
        )
        return { names: names.length, laid: laid.length, hidden: hits.map(({ name }) => name) }
      })
      expect(covered).toMatchObject({ hidden: [] })
      expect(covered.laid).toBeGreaterThan(1)
      expect(covered.names).toBeGreaterThan(10)
    })
  })
})
