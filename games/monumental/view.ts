import { mapRecord } from '../kit/records'
import { hide } from '../kit/zones'
import type { Area, Automa, G, Spot } from './state'

const viewArea = (area: Area): Area => ({ ...area, draw: hide(area.draw) })

const viewAutoma = (automa: Automa): Automa => ({ ...automa, deck: hide(automa.deck) })

const viewSpot = (spot: Spot): Spot =>
  spot.barbarian && !spot.barbarian.open ? { ...spot, barbarian: { ...spot.barbarian, face: null } } : spot

/** Nobody knows more than anybody else: piles are counts, a Barbarian that nobody has seen shows its class only. */
export const view = (G: G): G => ({
  turn: G.turn,
  current: G.current,
  undoable: G.undoable,
  outcome: G.outcome,
  pending: G.pending,
  stage: G.stage,
  todo: G.todo,
  order: G.order,
  first: G.first,
  round: G.round,
  lastRound: G.lastRound,
  map: G.map,
  hexes: mapRecord(G.hexes, viewSpot),
  players: mapRecord(G.players, viewArea),
  display: G.display,
  deck: G.deck.map(hide),
  gone: G.gone,
  piles: G.piles,
  horses: G.horses,
  era: G.era,
  now: G.now,
  automa: G.automa && viewAutoma(G.automa),
})
