import { type Refusal, refuse } from '../../games/kit/rule'

/** Why the house, not the rules of a game, says no. */
export const refusals = {
  unreadable: refuse('', 'This message was not understood'),
  tooFast: refuse('', 'That was too much at once: please wait a moment'),
  noMatch: refuse('', 'There is no such match of this game, or it has been removed'),
  notYours: refuse('', 'This seat is not yours'),
  left: refuse('', 'This seat has been left'),
  resigned: refuse('', 'You have resigned: a bot plays this seat to the end'),
  replaced: refuse('', 'A bot plays for you now: you can take your seat back'),
  removed: refuse('', 'This match has been removed'),
  waiting: refuse('', 'The match begins when every seat is taken'),
  sentAway: refuse('', 'The table has taken this seat from you'),
  moved: refuse('', 'Your seat has another number now'),
  stale: refuse('', 'Something else happened at the table before this: please look again'),
  noMoreUndo: refuse('', 'So much has been taken back in this match that it must go on now'),
  tooLong: refuse('', 'So much has happened in this match that it can not go on'),
  damaged: refuse('', 'What is stored of this match is damaged: it can not be shown or played on'),
  outdated: refuse(
    '',
    'This match was begun by earlier rules, which this house no longer has: it can only be looked at',
  ),
  unseen: refuse('', 'This match was played by earlier rules, which this house no longer has: it can not be shown'),
  unreachable: refuse(
    '',
    'The house can not reach its store just now. Play goes on by itself as soon as it can: look then whether your move was made',
  ),
  broken: refuse('', 'Something went wrong on the server; nothing was changed'),
} as const

const reasons = new Map<Refusal, string>(Object.entries(refusals).map(([reason, refusal]) => [refusal, reason]))

/** In one word, for those who count: the house's own reason, or the rules of the game. */
export const reasonOf = (refusal: Refusal): string => reasons.get(refusal) ?? (refusal.clause ? 'rules' : 'other')
