import type { Deed, Lesson } from '../kit/lesson'

const mira = (move: string, ...args: readonly unknown[]): Deed => ({ player: '1', move, args: [...args] })
const fromDeck = { move: 'drawCard', args: [{ from: 'deck' }] }

/** Two rounds: tax, a follow declined, a building paid through the castle, a follow taken. */
export const lesson: Lesson = {
  players: 2,
  options: { monuments: false, startPlayer: 0 },
  seed: 'lesson-seed-1',
  before: [],
  steps: [
    {
      say: 'You are founding a village. Buildings and adventurers bring points; when somebody has enough of them the game ends, and the most points win. I will take you through your first turns.',
    },
    {
      say: 'Your hand. Every card can be two things: a building in your village, or, laid upside down under your castle, one resource for the rest of the game.',
      at: [{ part: 'mine' }],
    },
    {
      say: 'Before the first turn everybody lays one card under the castle, for free. The Sanctuary is dear to build and gives stone: lay it there.',
      at: [{ card: 'sanctuary#1' }, { button: 'Sanctuary under your castle' }],
      does: { move: 'developFirst', args: [{ card: 'sanctuary#1' }] },
      brings: ['developedFirst'],
    },
    {
      say: 'Mira does the same.',
      others: [mira('developFirst', { card: 'toll-gate#1' })],
      brings: ['developedFirst', 'turnBegan'],
    },
    {
      say: 'In a turn you lead one of five actions, and then everybody else may follow it in a weaker form. Some are not possible yet. Try Recruit.',
      at: [{ button: 'Recruit' }],
      refused: { move: 'recruit', args: [{ adventurer: 'ranger' }] },
      clause: 'VV-142',
    },
    {
      say: 'A greyed choice tells you why, with the number of the rule. Gold pays for everything, so begin with Tax: one gold, and a card.',
      at: [{ button: 'Tax' }],
      does: { move: 'tax', args: [] },
      brings: ['led', 'tookGold'],
    },
    {
      say: 'The gold is yours. For the card choose between five open piles and the deck, whose top card nobody knows. Take that one.',
      at: [{ button: 'The deck' }],
      does: fromDeck,
      brings: ['drew'],
    },
    {
      say: 'Mira follows your Tax, which brings her a card and no gold. Then it is her turn, and she leads Develop: one more card under her castle.',
      others: [
        mira('tax'),
        mira('drawCard', { from: 'deck' }),
        mira('develop', { card: 'black-market#1', to: 'castle', discards: [{ card: 'inn#2', pile: 4 }] }),
      ],
      brings: ['followed', 'drew', 'turnBegan', 'led', 'developed'],
    },
    {
      say: 'Now you may follow: it would cost two other cards of your hand, she paid only one. Good cards are worth more to you. Decline.',
      at: [{ button: 'Decline' }],
      does: { move: 'pass', args: [] },
      brings: ['declined', 'turnBegan'],
    },
    {
      say: 'Your turn again. The Hideout costs one wood, and you have none. But your castle stands for any resource, if you lay one gold on it. Build the Hideout.',
      at: [
        { button: 'Build' },
        { card: 'hideout#1' },
        { button: 'Build the Hideout' },
        { button: 'Hideout' },
        { button: 'Build the Hideout' },
      ],
      does: {
        move: 'build',
        args: [{ target: { kind: 'building', card: 'hideout#1' }, payment: [{ res: 'wood', via: 'castle' }] }],
      },
      brings: ['led', 'built'],
    },
    {
      say: 'Whoever leads Build draws a card as well.',
      at: [{ button: 'The deck' }],
      does: fromDeck,
      brings: ['drew'],
    },
    {
      say: 'The gold on your castle blocks it, and comes back to you when your next turn begins. You may also pay with resource cards of others: then the gold you lay there becomes theirs.',
      at: [{ part: 'mine' }],
    },
    {
      say: 'Mira follows and builds. Then she leads Harvest: three cards for her.',
      others: [
        mira('build', {
          target: { kind: 'building', card: 'hideout#2' },
          payment: [{ res: 'wood', via: 'resource', player: '1', card: 'toll-gate#1' }],
        }),
        mira('harvest'),
        mira('drawCard', { from: 'deck' }),
        mira('drawCard', { from: 'deck' }),
        mira('drawCard', { from: 'deck' }),
      ],
      brings: ['followed', 'built', 'turnBegan', 'replenished', 'led', 'drew', 'drew', 'drew'],
    },
    {
      say: 'Following Harvest costs nothing and brings a card. Follow it.',
      at: [{ button: 'Follow: ' }],
      does: { move: 'harvest', args: [] },
      brings: ['followed'],
    },
    {
      say: 'Take the card from the deck.',
      at: [{ button: 'The deck' }],
      does: fromDeck,
      brings: ['drew', 'turnBegan', 'replenished'],
    },
    {
      say: 'Your turn, and the gold came back. Three mistakes to avoid: building without resources under the castle; leaving a free follow; and forgetting adventurers, who ask only for buildings you have.',
    },
    {
      say: 'That is all you need. Play on from here against Mira, who plays simply. Whatever is grey says why, with the rule behind it.',
    },
  ],
}
