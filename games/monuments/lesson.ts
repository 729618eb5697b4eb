import type { Lesson } from '../kit/lesson'

const endTurn = { move: 'endTurn', args: [] }
const writeHistory = { move: 'writeHistory', args: [] }

/** One round and a half: raise a monument, have it written about, write about another. */
export const lesson: Lesson = {
  players: 2,
  options: {},
  seed: 'lesson-seed-1',
  before: [],
  steps: [
    {
      say: 'Welcome to the ancient world. You raise monuments; historians make them famous. Whoever has most points when the cards run out wins. I will take you through your first turns.',
    },
    {
      say: 'This is your hand. Every card belongs to one monument and shows a number and a symbol: helmet, scroll or ship. Two of yours are Pyramids: enough to begin building.',
      at: [{ part: 'mine' }],
    },
    {
      say: 'A turn has three actions, and you must take all three. Some choices are grey: they are not possible now. Try Expand, to see what the table answers.',
      at: [{ button: 'Expand' }],
      refused: { move: 'expand', args: ['pyramids', ['pyramids-4']] },
      clause: 'MU-034',
    },
    {
      say: 'A greyed choice always tells you why, with the number of the rule. Now your first action: take the open Pyramids card from the quarry. You could also draw blindly from the pile.',
      at: [{ card: 'pyramids-6' }],
      does: { move: 'drawDisplay', args: [0] },
      brings: ['drewFromDisplay'],
    },
    {
      say: 'Three Pyramids in hand. Erect them, as your second action. The first to raise a monument needs two cards, the second three; a third player never may.',
      at: [{ button: 'Erect Pyramids' }],
      does: { move: 'erect', args: ['pyramids', ['pyramids-5', 'pyramids-6', 'pyramids-4']] },
      brings: ['erected', 'fameRose', 'fameRose', 'fameRose', 'fameRose'],
    },
    {
      say: 'They stand! At the end the larger of two owners gets more for a monument. Four more races run beside it: the biggest monument, most helmets, scrolls and ships. First place in each brings 6 points, second place 3.',
      at: [{ part: 'mine' }],
    },
    {
      say: 'One action is left. Two hand cards with the same symbol can be paid to score: a point for each card in front of you that shows it. Your Pyramids show one ship. Take the point.',
      at: [{ button: 'Score ships for 1' }],
      does: { move: 'scoreSymbols', args: ['petra-1', 'kolossos-4'] },
      brings: ['scoredSymbols'],
    },
    {
      say: 'Three actions are done. A fourth would cost another pair of cards. End your turn.',
      at: [{ button: 'End turn' }],
      does: endTurn,
      brings: ['endedTurn'],
    },
    {
      say: 'Now it is Mira’s turn. Watch the table: what others do is told in the bar and in the log.',
      others: [
        { player: '1', move: 'drawDeck', args: [] },
        { player: '1', move: 'erect', args: ['akropolis', ['akropolis-1', 'akropolis-6']] },
        { player: '1', move: 'drawDeck', args: [] },
        { player: '1', ...endTurn },
      ],
      brings: ['drewFromPile', 'erected', 'fameRose', 'fameRose', 'fameRose', 'drewFromPile', 'endedTurn'],
    },
    {
      say: 'Mira has a monument of two cards. Instead of three actions you may send a historian: from every monument of two or more cards that others own, the top card goes. Write a history.',
      at: [{ button: 'Write a history' }, { button: 'Write it' }],
      does: writeHistory,
      brings: ['wroteHistory', 'valueRose'],
    },
    {
      say: 'You named one card, so this historian is worth 1 point; three or four would be better, and the best three of the game earn more. And the Akropolis has become more valuable for whoever owns most of it.',
      at: [{ part: 'board' }],
    },
    {
      say: 'Mira answers in kind. Watch your Pyramids.',
      at: [{ part: 'mine' }],
      others: [{ player: '1', ...writeHistory }],
      brings: ['wroteHistory', 'valueRose'],
    },
    {
      say: 'A history takes a card and leaves fame: your Pyramids lost their top card, and the marker of the Pyramids went up. A monument of one card is never mentioned.',
      at: [{ part: 'board' }],
    },
    {
      say: 'Three mistakes to avoid: a historian never sent costs 10 points at the end. Cards in hand are worth nothing then. And the last turns come suddenly: the end begins with the last card of the pile.',
    },
    {
      say: 'That is all you need. Play on from here against Mira, who plays simply. Whatever is grey says why, with the rule behind it.',
    },
  ],
}
