import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { specialists } from '../../../games/now-or-never/data/specialists'
import { manaMax } from '../../../games/now-or-never/pieces/standing'
import { laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { allPass, go, produce } from './play'

const row = ['s-drillmaster', 's-librarian', 's-outfitter', 's-armorer']
const faces = (at: ReturnType<typeof laid>, player = '0') => seat(at, player).specialists.map((one) => one?.up ?? null)

describe('paying a specialist', () => {
  it('NON-040 an own one costs its price to the supply, no tax moves', () => {
    const at = laid({ seats: { 0: { specialists: ['s-shell-sage'] } } })
    expect(gains(at, () => at.play('0', 'paySpecialist', 's-shell-sage'))).toEqual({ coin: -3, xp: 2, shell: 1 })
    expect(seat(at, '1').coins).toBe(18)
  })

  it('NON-040 too few coins: refused', () => {
    const at = laid({ seats: { 0: { coins: 2, specialists: ['s-shell-sage'] } } })
    expect(at.refused('0', 'paySpecialist', 's-shell-sage').clause).toBe('NON-040')
  })

  it('NON-041 another player’s: the price to the supply, the tax to the owner from the supply, even after passing', () => {
    const at = laid({ seats: { 1: { passed: true, specialists: ['s-tinker-sage'] } } })
    const owner = seat(at, '1').coins
    expect(gains(at, () => at.play('0', 'paySpecialist', 's-tinker-sage'))).toEqual({ coin: -4, xp: 2, tool: 1 })
    expect(seat(at, '1').coins).toBe(owner + 2)
    expect(faces(at, '1')).toEqual([false, null, null, null])
  })

  it('NON-041 without the price it is refused, whatever the tax', () => {
    const at = laid({ seats: { 0: { coins: 3 }, 1: { specialists: ['s-tinker-sage'] } } })
    expect(at.refused('0', 'paySpecialist', 's-tinker-sage').clause).toBe('NON-041')
  })

  it('NON-044 NON-045 once paid it lies face down: nobody can pay or rest it until the next season', () => {
    const at = laid({ seats: { 0: { specialists: ['s-drillmaster', 's-herbalist'] } } })
    at.play('0', 'paySpecialist', 's-drillmaster')
    expect(faces(at)).toEqual([false, true, null, null])
    at.play('0', 'endTurn')
    expect(at.refused('1', 'paySpecialist', 's-drillmaster').clause).toBe('NON-045')
    at.play('1', 'restSpecialist', 's-acolyte', 'coin')
    at.play('1', 'endTurn')
    expect(at.refused('0', 'paySpecialist', 's-drillmaster').clause).toBe('NON-045')
    expect(at.refused('0', 'restSpecialist', 's-drillmaster', 'coin').clause).toBe('NON-045')
    allPass(at)
    produce(at)
    at.play('0', 'paySpecialist', 's-drillmaster')
    expect(seat(at).xp).toBe(4)
  })

  it('NON-046 the action may be left out in part: no building, but its bonus; the token turns down all the same', () => {
    const at = laid({ seats: { 0: { hearts: 5, specialists: ['s-roofer'] }, 1: { specialists: [] } } })
    expect(
      gains(at, () => {
        at.play('0', 'paySpecialist', 's-roofer')
        at.play('0', 'skipBuild')
      }),
    ).toEqual({ coin: -3, heart: 3 })
    expect(faces(at)).toEqual([false, null, null, null])
    const gear = laid({ seats: { 0: { specialists: ['s-outfitter'] } } })
    gear.play('0', 'paySpecialist', 's-outfitter')
    gear.play('0', 'skipGear')
    expect(gear.G.pending).toEqual([])
    expect(faces(gear)).toEqual([false, null, null, null])
  })

  it('NON-046 until the build is done or left out nothing else is done', () => {
    const at = laid()
    at.play('0', 'paySpecialist', 's-mason')
    expect(at.refused('0', 'endTurn').clause).toBe('NON-032')
    at.play('0', 'skipBuild')
    at.play('0', 'endTurn')
  })

  it('NON-049 healing fills the hearts, then the bonus, mana only up to the maximum', () => {
    const at = laid({ seats: { 0: { hearts: 3, mana: 1, specialists: ['s-priestess'] } } })
    expect(gains(at, () => at.play('0', 'paySpecialist', 's-priestess'))).toEqual({ coin: -3, heart: 11, mana: 1 })
  })

  it('NON-050 teaching gives two experience and the bonus', () => {
    const at = laid({ seats: { 0: { specialists: ['s-librarian'] } } })
    expect(gains(at, () => at.play('0', 'paySpecialist', 's-librarian'))).toEqual({ coin: -5, xp: 2, book: 1 })
  })
})

describe('resting', () => {
  it('NON-047 two hearts or one coin, and face down', () => {
    const at = laid({ seats: { 0: { hearts: 5 } } })
    expect(gains(at, () => at.play('0', 'restSpecialist', 's-mason', 'hearts'))).toEqual({ heart: 2 })
    expect(faces(at)).toEqual([false, true, null, null])
    const coin = laid()
    expect(gains(coin, () => coin.play('0', 'restSpecialist', 's-herbalist', 'coin'))).toEqual({ coin: 1 })
  })

  it('NON-047 another player’s specialists do not rest for you', () => {
    const at = laid()
    expect(at.refused('0', 'restSpecialist', 's-roofer', 'coin').clause).toBe('NON-047')
  })
})

describe('recruiting', () => {
  it('NON-042 twice the price, no tax, the action at once, and the freed place is filled from the pile', () => {
    const at = laid({ row, seats: { 0: { coins: 10 } } })
    const next = known(at.G.specialistPile).at(-1)!
    expect(gains(at, () => at.play('0', 'recruitSpecialist', 's-librarian', 3))).toEqual({ coin: -10, xp: 2, book: 1 })
    expect(seat(at).specialists[3]).toEqual({ id: 's-librarian', up: false })
    expect(at.G.specialistRow).toEqual(['s-drillmaster', next, 's-outfitter', 's-armorer'])
    expect(size(at.G.specialistPile)).toBe(9)
  })

  it('NON-042 which of the free slots it takes is the player’s choice', () => {
    const at = laid({ row, seats: { 0: { coins: 20, specialists: ['s-mason', null, 's-herbalist', null] } } })
    const slots = at.choices('0', 'recruitSpecialist').filter(([id]) => id === 's-librarian')
    expect(slots.map(([, slot]) => slot)).toEqual([1, 3])
    at.play('0', 'recruitSpecialist', 's-librarian', 1)
    expect(seat(at).specialists.map((one) => one?.id ?? null)).toEqual(['s-mason', 's-librarian', 's-herbalist', null])
  })

  it('NON-042 too few coins, or a specialist that is not in the row: refused', () => {
    const at = laid({ row, seats: { 0: { coins: 9 } } })
    expect(at.refused('0', 'recruitSpecialist', 's-librarian', 3).clause).toBe('NON-042')
    expect(at.refused('0', 'recruitSpecialist', 's-carpenter', 3).clause).toBe('NON-042')
  })

  it('NON-043 with a slot free nobody is sent away; with four one is, face up or down', () => {
    const at = laid({ row })
    expect(at.refused('0', 'recruitSpecialist', 's-drillmaster', 0).clause).toBe('NON-043')
    const full = laid({
      row,
      seats: { 0: { specialists: ['s-mason', '-s-herbalist', 's-priestess', 's-exorcist'] } },
    })
    full.play('0', 'recruitSpecialist', 's-drillmaster', 1)
    expect(seat(full).specialists.map((one) => one?.id)).toEqual([
      's-mason',
      's-drillmaster',
      's-priestess',
      's-exorcist',
    ])
    expect(full.G.removed).toContain('s-herbalist')
    full.play('0', 'endTurn')
    expect(full.refused('1', 'paySpecialist', 's-herbalist').clause).toBe('NON-040')
  })

  it('NON-054 Leadership: one coin less, after doubling', () => {
    const at = laid({ row, seats: { 0: { hero: 'halia', coins: 9, blue: ['leadership'] } } })
    expect(gains(at, () => at.play('0', 'recruitSpecialist', 's-librarian', 2))).toEqual({ coin: -9, xp: 2, book: 1 })
    const short = laid({ row, seats: { 0: { hero: 'halia', coins: 8, blue: ['leadership'] } } })
    expect(short.refused('0', 'recruitSpecialist', 's-librarian', 2).clause).toBe('NON-042')
    short.play('0', 'paySpecialist', 's-mason')
    expect(seat(short).coins).toBe(6)
  })
})

describe('gear', () => {
  const shop = ({ 0: own = {} }: Record<number, Seat> = {}) =>
    laid({
      gear: {
        red: ['great-axe', 'iron-sword'],
        blue: ['scale-vest', 'tower-shield', 'azure-coat'].filter(
          (id) => id === 'scale-vest' || !own.blue?.includes(id),
        ),
      },
      gearPile: ['storm-wand'],
      seats: { 0: { coins: 40, specialists: ['s-outfitter'], ...own } },
    })

  it('NON-051 at its price, into a slot, and the place is filled from the pile of its colour', () => {
    const at = shop()
    at.play('0', 'paySpecialist', 's-outfitter')
    expect(gains(at, () => at.play('0', 'buyGear', 'great-axe', 2))).toEqual({ coin: -10 })
    expect(seat(at).red).toEqual([null, null, 'great-axe', null])
    expect(at.G.gear.red).toEqual(['storm-wand', 'iron-sword', null])
    expect(at.refused('0', 'buyGear', 'iron-sword', 0).clause).toBe('NON-032')
  })

  it('NON-051 not without the coins, nor what is not on offer; an empty pile leaves the slot empty', () => {
    const at = shop({ 0: { coins: 8 } })
    at.play('0', 'paySpecialist', 's-outfitter')
    expect(at.refused('0', 'buyGear', 'great-axe', 0).clause).toBe('NON-051')
    expect(at.refused('0', 'buyGear', 'storm-wand', 0).clause).toBe('NON-051')
    const last = shop().with((G) => {
      G.removed.push(...known(G.gearPiles.red))
      G.gearPiles.red = []
    })
    last.play('0', 'paySpecialist', 's-outfitter')
    last.play('0', 'buyGear', 'iron-sword', 0)
    expect(last.G.gear.red).toEqual(['great-axe', null, null])
  })

  it('NON-052 red covers the printed face of its slot only; blue goes to a blue slot', () => {
    const at = shop()
    at.play('0', 'paySpecialist', 's-outfitter')
    expect(at.refused('0', 'buyGear', 'scale-vest', 4).because).toContain('form')
    at.play('0', 'buyGear', 'scale-vest', 3)
    expect([seat(at).red, seat(at).blue]).toEqual([Array(4).fill(null), [null, null, null, 'scale-vest']])
  })

  it('NON-052 a token may be replaced although a slot is free, and leaves the game', () => {
    const at = shop({ 0: { blue: ['mountain-cloak'] } })
    at.play('0', 'paySpecialist', 's-outfitter')
    at.play('0', 'buyGear', 'tower-shield', 0)
    expect(seat(at).blue).toEqual(['tower-shield', null, null, null])
    expect(at.G.removed).toContain('mountain-cloak')
  })

  it('NON-053 a second copy of the same gear is allowed; the tokens of other slots stay where they are', () => {
    const at = shop({ 0: { blue: [null, 'scale-vest', 'mountain-cloak'] } })
    at.play('0', 'paySpecialist', 's-outfitter')
    at.play('0', 'buyGear', 'scale-vest', 2)
    expect(seat(at).blue).toEqual([null, 'scale-vest', 'scale-vest', null])
  })

  it('NON-055 Shield Crystal raises the maximum and gives the mana at once, and again every season', () => {
    const at = laid({
      gear: { blue: ['shield-crystal'] },
      seats: { 0: { coins: 40, mana: 0, specialists: ['s-outfitter'] } },
    })
    at.play('0', 'paySpecialist', 's-outfitter')
    at.play('0', 'buyGear', 'shield-crystal', 0)
    expect([seat(at).mana, manaMax(seat(at))]).toEqual([1, 3])
    at.play('0', 'endTurn')
    allPass(at)
    produce(at)
    expect(seat(at).mana).toBe(3)
  })

  it('NON-055 the Azure Gloves only together with the Azure Coat', () => {
    const gloves = shop({ 0: { blue: ['azure-gloves'] } })
    expect(manaMax(seat(gloves))).toBe(2)
    gloves.play('0', 'paySpecialist', 's-outfitter')
    expect(gains(gloves, () => gloves.play('0', 'buyGear', 'azure-coat', 1))).toEqual({ coin: -7, mana: 1 })
    expect(manaMax(seat(gloves))).toBe(3)
    const coat = shop()
    coat.play('0', 'paySpecialist', 's-outfitter')
    expect(gains(coat, () => coat.play('0', 'buyGear', 'azure-coat', 1))).toEqual({ coin: -7 })
  })

  it('NON-055 when the condition ends the maximum falls and surplus mana is lost', () => {
    const full = shop({ 0: { blue: ['shield-crystal'] } })
    expect(seat(full).mana).toBe(3)
    full.play('0', 'paySpecialist', 's-outfitter')
    full.play('0', 'buyGear', 'scale-vest', 0)
    expect([seat(full).mana, manaMax(seat(full))]).toEqual([2, 2])
    const spent = shop({ 0: { blue: ['azure-gloves', 'azure-coat'], mana: 1 } })
    spent.play('0', 'paySpecialist', 's-outfitter')
    spent.play('0', 'buyGear', 'scale-vest', 1)
    expect([seat(spent).mana, manaMax(seat(spent))]).toEqual([1, 2])
  })

  it('NON-052 NON-168 a full row of one colour: the new token pushes another out, abilities too', () => {
    const at = shop({ 0: { hero: 'namal', blue: ['self-repair', 'mountain-cloak', 'arzian-helm', 'arzian-helm'] } })
    at.play('0', 'paySpecialist', 's-outfitter')
    at.play('0', 'buyGear', 'scale-vest', 0)
    expect(at.G.removed).toContain('self-repair')
    at.play('0', 'endTurn')
    expect(at.refused('0', 'buyAbility', 'self-repair', 1).clause).toBe('NON-168')
  })
})

describe('every specialist in the row', () => {
  it.each(specialists.filter(({ set }) => set === 'pool'))(
    'NON-042 $id costs twice $cost to recruit',
    ({ id, cost }) => {
      const at = laid({ row: [id], seats: { 0: { coins: 2 * cost } } })
      at.play('0', 'recruitSpecialist', id, 2)
      expect(seat(at).coins).toBe(0)
      const poor = laid({ row: [id], seats: { 0: { coins: 2 * cost - 1 } } })
      expect(poor.refused('0', 'recruitSpecialist', id, 2).clause).toBe('NON-042')
      go(poor, 0, 'r2c4')
    },
  )
})
