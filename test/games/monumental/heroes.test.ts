import { describe, expect, it } from 'vitest'
import { answers, asked, endTurn, force, goods, type Layout, laid, pass, seat, units } from './layout'

const home = '-3,1'
const plains = '-2,1'

describe('the Hero module', () => {
  it('MO-064 a Hero is bought with Military, lies beside the City for good and stands on the Capital', () => {
    const at = laid({ options: { heroModule: true }, display: ['hero-sun-tzu'], seats: { 0: { goods: { M: 5 } } } })
    at.play('0', 'acquire', 'hero-sun-tzu')
    expect([seat(at).heroes, goods(at).M, force(at, home)!.heroes]).toEqual([['hero-sun-tzu'], 1, ['hero-sun-tzu']])
    expect([seat(at).owned.includes('hero-sun-tzu'), at.G.display.includes('hero-sun-tzu')]).toEqual([false, false])
    const { display } = at.G
    endTurn(at)
    // MO-051 it was a card taken: nothing is lost
    expect(at.G.display.slice(0, 5)).toEqual(display)
    const gold = laid({ display: ['hero-sun-tzu'], seats: { 0: { goods: { M: 2, G: 2 } } } })
    gold.play('0', 'acquire', 'hero-sun-tzu', 2)
    expect(goods(gold)).toMatchObject({ M: 0, G: 0 })
  })

  it('MO-260 a Hero conquers, moves and holds a Province', () => {
    const at = laid({
      seats: { 0: { goods: { M: 9 }, heroes: ['hero-sappho'] } },
      forces: { [plains]: { by: '1', soldiers: 1 }, '-2,0': { by: '0', soldiers: 1 } },
    })
    at.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'hero-sappho')])
    expect(force(at, plains)).toMatchObject({ soldiers: 1, heroes: ['hero-sappho'] })
    at.play('0', 'moveUnit', plains, 'soldier', home)
    expect(at.refused('0', 'moveUnit', plains, 'hero-sappho', home).clause).toBe('MO-114')
    expect(force(at, plains)).toMatchObject({ by: '0', soldiers: 0, heroes: ['hero-sappho'] })
  })

  it('MO-260 MO-111 a Hero defends with the printed Defense, and returns to the Capital when beaten', () => {
    const at = laid({
      seats: { 0: { goods: { M: 9 } }, 1: { heroes: ['hero-saladin'] } },
      forces: { [plains]: { by: '1', heroes: ['hero-saladin'] } },
    })
    expect(at.refused('0', 'conquer', plains, units(home, 'soldier', 3)).clause).toBe('MO-112')
    at.play('0', 'conquer', plains, units(home, 'soldier', 4))
    expect([force(at, '3,-1')!.heroes, seat(at, '1').heroes]).toEqual([['hero-saladin'], ['hero-saladin']])
  })

  it('MO-260 a Hero is no Soldier: no Outpost, no sacrifice, no Horse, nothing for a Desert', () => {
    const three: Layout = {
      seats: { 0: { heroes: ['hero-sappho'] } },
      forces: { [plains]: { by: '0', soldiers: 2, heroes: ['hero-sappho'] } },
    }
    expect(laid(three).refused('0', 'buildOutpost', plains).clause).toBe('MO-146')
    const aztecs = laid({
      civs: ['aztecs', 'greek'],
      seats: { 0: { policies: ['azt-sacrifice-to-the-gods'], heroes: ['hero-sappho'], sacrificed: 8 } },
    })
    expect(aztecs.refused('0', 'useAbility', 'azt-sacrifice-to-the-gods').clause).toBe('MO-046')
    const amazons = laid({
      civs: ['amazons', 'greek'],
      stage: 'activate',
      seats: { 0: { goods: { H: 2 }, city: { 0: ['ama-horseback-riding', 'fort'] }, heroes: ['hero-sappho'] } },
      forces: { [plains]: { by: '0', heroes: ['hero-sappho'] } },
    })
    amazons.play('0', 'activateCity', 0, 0)
    amazons.play('0', 'useAbility', 'ama-horseback-riding')
    expect([asked(amazons), answers(amazons)]).toEqual(['mount', [home]])
    const desert = laid({
      map: 'the-great-desert',
      seats: { 0: { goods: { M: 9 }, heroes: ['hero-sappho'] } },
      forces: { '-1,0': { by: '0', soldiers: 1, warlord: true, heroes: ['hero-sappho'] } },
      spots: { '0,0': { bare: true } },
    })
    desert.play('0', 'conquer', '0,0', [...units('-1,0', 'warlord'), ...units('-1,0', 'hero-sappho')])
    expect(force(desert, '0,0')).toMatchObject({ warlord: true, heroes: ['hero-sappho'] })
  })

  it('MO-261 the text of a Hero is always on for its owner, wherever he stands', () => {
    const at = laid({
      seats: { 0: { goods: { S: 4 }, heroes: ['hero-curie', 'hero-murasaki'] } },
      forces: { [plains]: { by: '0', heroes: ['hero-curie'] } },
      display: ['writing', 'irrigation'],
    })
    at.play('0', 'acquire', 'writing')
    // 3 - 1 for Curie, and Murasaki gives 1 back
    expect(goods(at).S).toBe(3)
    const others = laid({
      seats: { 0: { goods: { S: 4 } }, 1: { heroes: ['hero-curie'] } },
      display: ['writing'],
    })
    others.play('0', 'acquire', 'writing')
    expect(goods(others).S).toBe(1)
    expect(others.refused('0', 'useAbility', 'hero-tesla').clause).toBe('MO-261')
  })

  it('MO-261 what a Hero allows once per turn is allowed once in each turn', () => {
    const at = laid({ seats: { 0: { heroes: ['hero-bolivar'] } } })
    at.play('0', 'useAbility', 'hero-bolivar')
    expect(at.G.now.marches).toBe(2)
    expect(at.refused('0', 'useAbility', 'hero-bolivar').clause).toBe('MO-045')
    endTurn(at)
    pass(at)
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'hero-bolivar')
  })

  it('MO-262 a Hero leaves the display like any other card', () => {
    const at = laid({ display: ['hero-sappho', 'temple'] })
    endTurn(at)
    expect([at.G.gone, at.G.display[0]]).toEqual([['hero-sappho'], 'temple'])
  })
})
