import type { Deed, Lesson } from '../kit/lesson'

const mira = (move: string, ...args: readonly unknown[]): Deed => ({ player: '1', move, args: [...args] })
const send = (...units: readonly string[]) => units.map((unit) => ({ at: '3,-1', unit }))

/** A whole turn: activate the City, a Policy, a Wonder begun, a Province conquered; then somebody else's. */
export const lesson: Lesson = {
  players: 2,
  options: { firstPlayer: 0, civilizations: ['egyptian', 'greek'] },
  seed: 'lesson-seed-2',
  before: [],
  steps: [
    {
      say: 'You lead the Egyptians from a first City to an empire. Wonders, Knowledge, Policies and the Provinces of the map bring points. I will take you through your first turn.',
    },
    {
      say: 'This is your City: nine cards in three rows and three columns. A turn begins by activating one row and one column: those five cards give what they show, and what you do not use is lost.',
      at: [{ part: 'mine' }],
    },
    {
      say: 'Activate the middle row and the right column: two Production, two Military and one Culture.',
      at: [{ button: 'Activate row 2, column 3' }, { button: 'Activate middle row, right column' }],
      does: { move: 'activateCity', args: [1, 2] },
      brings: ['activated'],
    },
    {
      say: 'Culture pays for Policies, the first costs one. Develop Nile Floods, which also brings two Production now.',
      at: [{ button: 'Develop a Policy' }, { button: 'Nile Floods' }, { button: 'Develop Nile Floods' }],
      does: { move: 'developPolicy', args: ['egy-nile-floods'] },
      brings: ['policy', 'gained'],
    },
    {
      say: 'What you cannot do is greyed, and says why. Science pays for Knowledge, and for drawing another card. You have none: try Draw.',
      at: [{ button: 'Draw' }],
      refused: { move: 'drawCard', args: [] },
      clause: 'MO-155',
    },
    {
      say: 'Wonders bring points and something at once. Start the Great Wall from the display: it costs two Production. You can work on only one Wonder at a time.',
      at: [{ button: 'Acquire' }, { card: 'great-wall' }, { button: 'Great Wall' }, { button: 'Start Great Wall' }],
      does: { move: 'startWonder', args: ['great-wall', { gold: 0 }] },
      brings: ['startedWonder'],
    },
    {
      say: 'Military is for the map. A Plains tile with Barbarians of class 1 takes two Units, and two Military. Conquer Plains 8 beside your Capital, with your Warlord Ramses and a Soldier.',
      at: [{ button: 'Conquer' }, { button: 'Plains 8' }, { button: 'Conquer with 2 Units' }],
      does: {
        move: 'conquer',
        args: [
          '-2,1',
          [
            { at: '-3,1', unit: 'warlord' },
            { at: '-3,1', unit: 'soldier' },
          ],
          { gold: 0 },
        ],
      },
      brings: ['conquered', 'barbarian'],
    },
    {
      say: 'The Province is yours, and the Barbarians leave one of two rewards. Take the two Production; since Ramses fought, you get two more.',
      at: [{ button: '2 Production' }],
      does: { move: 'resolve', args: ['A'] },
      brings: ['reward', 'gained', 'gained'],
    },
    {
      say: 'Six Production: enough to finish the Wonder at once, which takes five. Finish it.',
      at: [{ button: 'Finish Great Wall' }],
      does: { move: 'workOnWonder', args: [{ production: 5, wonderOnly: 0, gold: 0, horses: 0 }] },
      brings: ['worked', 'completedWonder'],
    },
    {
      say: 'A finished Wonder is a card of yours, and its token strengthens a Province. Lay it on the one you have just conquered.',
      at: [{ button: 'Plains 8' }],
      does: { move: 'resolve', args: ['-2,1'] },
      brings: ['placedToken'],
    },
    {
      say: 'Whatever is left now lapses, so always look for a use. End your turn: the five cards you used are covered by new ones from your pile.',
      at: [{ button: 'End turn' }],
      does: { move: 'endActions', args: [] },
      brings: ['revealed', 'turnBegan'],
    },
    {
      say: 'Now Mira and her Greeks. Watch: she acquires Knowledge, which goes on top of her pile, and takes Provinces on the way to yours.',
      others: [
        mira('activateCity', 2, 1),
        mira('acquire', 'irrigation'),
        mira('conquer', '2,0', send('soldier', 'soldier')),
        mira('resolve', 'B'),
        mira('conquer', '2,1', send('soldier', 'soldier')),
        mira('resolve', 'A'),
        mira('endActions'),
      ],
      brings: [
        'activated',
        'acquired',
        'conquered',
        'barbarian',
        'reward',
        'gained',
        'conquered',
        'barbarian',
        'reward',
        'gained',
        'revealed',
        'turnBegan',
        'gained',
      ],
    },
    {
      say: 'Your Policy stands: at the beginning of your turn it brought a Production. Provinces count points at the end, so guard them: whoever sends enough Units takes them from you.',
      at: [{ part: 'board' }],
    },
    {
      say: 'Three mistakes to avoid: letting resources lapse; leaving cheap cards of your first City to the end, for better ones should replace them; and sending every Unit away from home.',
    },
    {
      say: 'That is all you need. Play on from here against Mira, who plays simply. Whatever is grey says why, with the rule behind it.',
    },
  ],
}
