import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { villagesOfValeria } from '../../../games/villages-of-valeria/game'
import type { G } from '../../../games/villages-of-valeria/state'
import { assertSecrets, imagined } from '../../conformance/harness'
import { seeded } from '../../conformance/seeded'
import { as, build, castle, draws, hand, laid, settle, type Valley } from './layout'
import { villagesPlug } from './plug'

const seen = (at: Valley, viewer: string | null): G => villagesOfValeria.view(at.G, viewer)
const busy = () =>
  laid({
    players: 3,
    options: { events: true },
    seats: { 0: { hand: ['shrine#1', 'inn#1'] }, 1: { hand: ['abbey#1', 'library#1'] } },
    piles: [['farm#1', 'farm#2'], ['quarry#1'], ['chapel#1'], ['market#1'], ['bakery#1']],
  })

describe('secrets', () => {
  it('VV-006 a hand is seen by its owner; others see how many cards it has', () => {
    const at = busy()
    expect(seen(at, '0').players['0']!.hand).toEqual(['shrine#1', 'inn#1'])
    expect(seen(at, '0').players['1']!.hand).toBe(2)
    for (const player of ['0', '1']) expect(seen(at, null).players[player]!.hand).toBe(2)
  })

  it('VV-007 VV-008 VV-009 of decks and of what lies under the tops only the number, for everybody', () => {
    const at = busy()
    const { G } = at
    const hidden = [G.deck, G.adventurerDeck, G.monumentDeck, ...G.piles.map(({ under }) => under)]
    const ids = hidden.flatMap((zone) => known(zone))
    for (const viewer of ['0', '1', null]) {
      const view = seen(at, viewer)
      expect(view).toMatchObject({ deck: size(G.deck), adventurerDeck: 11, monumentDeck: 7, removed: 0 })
      expect(view.piles[0]).toEqual({ top: 'farm#2', under: 1 })
      const wire = JSON.stringify(view)
      expect(ids.filter((id) => wire.includes(`"${id}"`))).toEqual([])
    }
  })

  it('VV-041 a card from the deck is named to nobody, one from a pile was seen by all', () => {
    const at = busy()
    at.play('0', 'harvest')
    const top = known(at.G.deck).at(-1)!
    expect(at.play('0', 'drawCard', { from: 'deck' })).toEqual([
      { kind: 'drew', player: '0', from: 'deck', card: null },
    ])
    expect(hand(at)).toContain(top)
    expect(JSON.stringify(at.state.deltalog)).not.toContain(top)
    const said = at.play('0', 'drawCard', { from: 0 })
    expect(said).toContainEqual({ kind: 'drew', player: '0', from: 0, card: 'farm#2' })
  })

  it('VV-258 a card got by an Event is named to nobody', () => {
    const at = laid({ options: { events: true }, deck: ['bountiful-season', 'garrison#1', 'armory#1'] })
    at.play('0', 'tax')
    const said = at.play('0', 'drawCard', { from: 'deck' })
    expect(JSON.stringify(said)).not.toMatch(/garrison|armory/)
    expect(JSON.stringify(seen(at, '1'))).not.toContain('garrison#1')
  })

  it('VV-231 what left a solo game stays unseen', () => {
    const at = laid({ players: 1, onlyDeck: true, deck: ['garrison#1'] })
    expect(seen(at, '0').removed).toBe(size(at.G.removed))
  })

  it('VV-029 every follower is asked, whatever they hold', () => {
    const random = seeded(3)
    for (const action of ['build', 'develop', 'recruit', 'harvest', 'tax'] as const) {
      for (const cards of [['cathedral#1'], ['shrine#2'], ['abbey#2', 'guard-post#2', 'inn#2']]) {
        const at = laid({ players: 3, seats: { 1: { hand: cards, gold: 1 } } })
        const reshuffled = imagined(villagesPlug, at.G, '0', random)
        const asked = (G: G) => {
          const one = as(
            at.with((to) => Object.assign(to, structuredClone(G))),
            '2',
            { role: 'follow', action },
          )
          const two = one.with((to) => to.pending.push({ player: '1', kind: 'action', role: 'follow', action }))
          two.play('2', 'pass')
          return two.G.pending[0]?.kind === 'action' && two.G.pending[0].role === 'follow'
        }
        expect([asked(reshuffled), asked(at.G)]).toEqual([true, true])
      }
    }
  })

  it('VV-005 VV-006 nothing a seat must not know changes what it sees, through a whole turn', () => {
    const random = seeded(7)
    const at = busy()
    assertSecrets(villagesPlug, at.G, random)
    build(at, '0', 'shrine#1', [castle('magic')])
    assertSecrets(villagesPlug, at.G, random)
    draws(at)
    assertSecrets(villagesPlug, at.G, random)
    settle(at)
    assertSecrets(villagesPlug, at.G, random)
  })

  it('VV-040 what was drawn cannot be taken back, what was only begun can', () => {
    const at = busy()
    at.play('0', 'harvest')
    expect(at.undo('0')).toBeUndefined()
    expect(at.G.pending).toEqual([{ player: '0', kind: 'action', role: 'lead' }])
    at.play('0', 'harvest')
    at.play('0', 'drawCard', { from: 'deck' })
    expect(at.undo('0')).toBeDefined()
  })

  it('VV-124 a payment can be taken back until a card is drawn', () => {
    const at = busy()
    const before = at.G
    build(at, '0', 'shrine#1', [castle('magic')])
    expect(at.undo('0')).toBeUndefined()
    expect(at.G).toEqual(before)
  })
})
