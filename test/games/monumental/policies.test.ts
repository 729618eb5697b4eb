import { describe, expect, it } from 'vitest'
import { answer, asked, endTurn, type Layout, laid, rich, seat } from './layout'

const chinese = (seatOf: object, more: Layout = {}): Layout => ({
  civs: ['chinese', 'greek'],
  seats: { 0: seatOf },
  ...more,
})

describe('Cultural Policies', () => {
  it('MO-100 the n-th Policy costs n Culture', () => {
    const order = ['chi-silk-road', 'chi-great-examinations', 'chi-terracotta-army', 'chi-imperial-bureaucracy']
    for (const [n, policy] of order.entries()) {
      const before = order.slice(0, n)
      const poor = laid(chinese({ goods: { C: n }, policies: before }))
      expect(poor.refused('0', 'developPolicy', policy).clause).toBe('MO-100')
      const at = laid(chinese({ goods: { C: n + 1 }, policies: before }))
      at.play('0', 'developPolicy', policy)
      expect([rich(at).C, seat(at).policies]).toEqual([undefined, [...before, policy]])
    }
  })

  it('MO-100 only one of the own Policies that is not developed yet', () => {
    const at = laid(chinese({ goods: { C: 5 }, policies: ['chi-silk-road'] }))
    expect(at.refused('0', 'developPolicy', 'chi-silk-road').clause).toBe('MO-100')
    expect(at.refused('0', 'developPolicy', 'gre-academy').clause).toBe('MO-100')
    expect(at.refused('0', 'developPolicy', 'temple').clause).toBe('MO-100')
  })

  it('MO-101 Gold does not pay for a Policy; several may be developed in one turn', () => {
    const gold = laid(chinese({ goods: { G: 9 } }))
    expect(gold.refused('0', 'developPolicy', 'chi-silk-road').clause).toBe('MO-100')
    const at = laid(chinese({ goods: { C: 3 } }))
    at.play('0', 'developPolicy', 'chi-terracotta-army')
    at.play('0', 'developPolicy', 'chi-silk-road')
    expect([seat(at).policies, rich(at).C]).toEqual([['chi-terracotta-army', 'chi-silk-road'], undefined])
  })

  it('MO-102 a discount lowers the price, and to nothing at least', () => {
    const at = laid(chinese({ goods: { C: 1 }, policies: ['chi-mandate-of-heaven'] }))
    at.play('0', 'developPolicy', 'chi-great-examinations')
    // one-off effects of both: 2 Science and a Gold
    expect(rich(at)).toEqual({ S: 2, G: 1 })
    const forbidden = laid({
      ...chinese({ city: { 0: ['forbidden-city'] } }),
      stage: 'activate',
    })
    forbidden.play('0', 'activateCity', 0, 0)
    forbidden.play('0', 'developPolicy', 'chi-great-examinations')
    expect(seat(forbidden).policies).toEqual(['chi-great-examinations'])
    expect(forbidden.refused('0', 'developPolicy', 'chi-silk-road').clause).toBe('MO-100')
  })

  it('MO-104 its one-off effect comes first, then those of all earlier ones, oldest first', () => {
    const at = laid({
      civs: ['aztecs', 'greek'],
      seats: { 0: { goods: { C: 3 }, sacrificed: 2, policies: ['azt-sacrifice-to-the-gods', 'azt-codex-records'] } },
    })
    at.play('0', 'developPolicy', 'azt-maize-agriculture')
    // 2 Military of the new one are there before the restoring of the oldest is asked; the 2 Science of the second come after
    expect(asked(at)).toBe('restore')
    expect(rich(at)).toEqual({ M: 2 })
    answer(at, '1')
    expect([rich(at), seat(at).sacrificed]).toEqual([{ S: 2, M: 2 }, 1])
  })

  it('MO-105 only the Policy on top is active, from the moment it is developed', () => {
    const at = laid(
      chinese({ goods: { C: 2, S: 2 }, policies: ['chi-great-examinations'] }, { display: ['irrigation'] }),
    )
    expect(at.choices('0', 'acquire')).toContainEqual(expect.arrayContaining(['irrigation']))
    at.play('0', 'developPolicy', 'chi-silk-road')
    // the one-off effect of Great Examinations: 2 Science more
    expect(rich(at)).toEqual({ S: 4 })
    at.play('0', 'acquire', 'irrigation')
    expect(rich(at)).toEqual({ S: 1 })
  })

  it('MO-105 MO-302 it is active in the turns of others too', () => {
    const guarded = (policies: string[]) =>
      laid({
        civs: ['greek', 'chinese'],
        seats: { 0: { goods: { M: 9 } }, 1: { policies } },
        forces: { '-2,1': { by: '1', soldiers: 1 } },
      })
    const units = (n: number) => Array(n).fill({ at: '-3,1', unit: 'soldier' })
    expect(guarded(['chi-terracotta-army']).refused('0', 'conquer', '-2,1', units(2)).clause).toBe('MO-112')
    guarded(['chi-terracotta-army']).play('0', 'conquer', '-2,1', units(3))
    guarded(['chi-terracotta-army', 'chi-silk-road']).play('0', 'conquer', '-2,1', units(2))
  })

  it('MO-302 what a Policy allows once per turn is allowed again in the next turn', () => {
    const at = laid(chinese({ goods: { P: 3 }, policies: ['chi-imperial-bureaucracy'] }))
    at.play('0', 'useAbility', 'chi-imperial-bureaucracy')
    answer(at, 'P>S', 'skip')
    expect(rich(at)).toEqual({ P: 2, S: 1 })
    expect(at.refused('0', 'useAbility', 'chi-imperial-bureaucracy').clause).toBe('MO-045')
    endTurn(at)
    at.play('1', 'activateCity', 0, 0)
    endTurn(at)
    at.play('0', 'activateCity', 0, 1)
    at.play('0', 'useAbility', 'chi-imperial-bureaucracy')
  })
})
