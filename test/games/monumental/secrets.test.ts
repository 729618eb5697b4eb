import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import type { G } from '../../../games/monumental/state'
import { assertSecrets } from '../../conformance/harness'
import { seeded } from '../../conformance/seeded'
import { answer, endTurn, type Land, laid, pass, seat, units } from './layout'
import { monumentalPlug } from './plug'

const seen = (at: Land, viewer: string | null): G => at.definition.view(at.G, viewer)
const viewers = ['0', '1', null]

/** In the middle of a turn: something bought, a draw to come, Barbarians unseen. */
const busy = () =>
  laid({
    display: ['temple', 'writing'],
    deck: ['quarry'],
    seats: { 0: { goods: { P: 9, S: 9, M: 9 }, draw: ['gre-agora', 'mine', 'forum'] } },
    spots: { '-2,1': { barbarian: 'b1-gc' }, '-2,0': { barbarian: 'b1-xg' } },
  })

describe('secrets', () => {
  it('MO-032 of draw piles, the Development deck and the Automa deck everybody sees the number only', () => {
    const at = busy()
    at.play('0', 'acquire', 'writing')
    for (const viewer of viewers) {
      const view = seen(at, viewer)
      expect([view.players['0']!.draw, view.players['1']!.draw]).toEqual([4, known(seat(at, '1').draw).length])
      expect(view.deck).toEqual(at.G.deck.map((pile) => known(pile).length))
      // what was bought this turn everybody saw, though it lies on the draw pile
      expect(view.now.bought).toEqual(['writing'])
      const wire = JSON.stringify(view)
      const hidden = at.G.deck.flatMap((pile) => known(pile))
      expect(hidden.filter((id) => wire.includes(`"${id}"`))).toEqual([])
    }
    const solo = laid({ players: 1, civs: ['greek', 'danish'] })
    expect(seen(solo, '0').automa!.deck).toBe(12)
    expect(JSON.stringify(seen(solo, '0'))).not.toContain('aa-')
  })

  it('MO-022 MO-144 a Barbarian token shows its class until an Explorer or a conquest turns it over', () => {
    const at = busy()
    for (const viewer of viewers) {
      expect(seen(at, viewer).hexes['-2,1']!.barbarian).toEqual({ level: 1, face: null, open: false })
      expect(JSON.stringify(seen(at, viewer))).not.toMatch(/b[12]-[a-z]/)
    }
    at.play('0', 'moveExplorer', 0, '-2,1')
    for (const viewer of viewers) expect(seen(at, viewer).hexes['-2,1']!.barbarian!.face).toBe('b1-gc')
    at.play('0', 'conquer', '-2,0', units('-3,1', 'soldier', 2))
    for (const viewer of viewers) expect(seen(at, viewer).pending[0]).toMatchObject({ ask: 'reward', token: 'b1-xg' })
  })

  it('MO-011 nobody knows more than anybody else', () => {
    const at = busy()
    at.play('0', 'drawCard')
    const [own, ...others] = viewers.map((viewer) => JSON.stringify(seen(at, viewer)))
    for (const other of others) expect(other).toBe(own)
  })

  it('MO-155 nothing that must be unknown changes what a seat sees, before, during and after', () => {
    const random = seeded(11)
    const at = busy()
    assertSecrets(monumentalPlug, at.G, random)
    at.play('0', 'conquer', '-2,1', units('-3,1', 'soldier', 2))
    assertSecrets(monumentalPlug, at.G, random)
    answer(at, 'A')
    at.play('0', 'drawCard')
    endTurn(at)
    assertSecrets(monumentalPlug, at.G, random)
    pass(at)
    assertSecrets(monumentalPlug, at.G, random)
  })

  it('MO-144 MO-155 what was turned over or drawn cannot be taken back; what was not can', () => {
    const drawn = busy()
    drawn.play('0', 'drawCard')
    expect(drawn.undo('0')).toBeDefined()
    const scouted = busy()
    scouted.play('0', 'moveExplorer', 0, '-2,1')
    expect(scouted.undo('0')).toBeDefined()
    const fought = busy()
    fought.play('0', 'conquer', '-2,1', units('-3,1', 'soldier', 2))
    expect(fought.undo('0')).toBeDefined()
    const bought = busy()
    const before = structuredClone(bought.G)
    bought.play('0', 'acquire', 'temple')
    expect(bought.undo('0')).toBeUndefined()
    expect(bought.G).toEqual(before)
    const open = busy()
    open.play('0', 'moveExplorer', 0, '-2,1')
    open.play('0', 'conquer', '-2,1', units('-3,1', 'soldier', 2))
    expect(open.undo('0')).toBeUndefined()
    endTurn(bought)
    expect(bought.undo('0')).toBeDefined()
  })

  it('MO-083 work that ends in drawn cards cannot be taken back, other work can', () => {
    const working = (card: string, work: number) => {
      const at = laid({ seats: { 0: { goods: { P: 2 }, wonder: { card, work } } } })
      at.play('0', 'workOnWonder', { production: 2 })
      return at
    }
    expect(working('international-space-station', 10).undo('0')).toBeDefined()
    expect(working('international-space-station', 9).undo('0')).toBeUndefined()
    expect(working('colossus', 2).undo('0')).toBeUndefined()
  })

  it('MO-308 a recovered card is named, the pile stays a number', () => {
    const at = laid({
      seats: { 0: { goods: { P: 1 }, discard: ['temple'], wonder: { card: 'angkor-wat', work: 5 } } },
    })
    at.play('0', 'workOnWonder', { production: 1 })
    expect(at.play('0', 'resolve', 'temple')).toContainEqual({ kind: 'recovered', player: '0', card: 'temple' })
    expect(typeof seen(at, '0').players['0']!.draw).toBe('number')
  })
})
