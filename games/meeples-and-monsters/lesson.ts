import type { Deed, Lesson } from '../kit/lesson'

const mira = (move: string, ...args: readonly unknown[]): Deed => ({ player: '1', move, args: [...args] })

/** One whole round: build, fight, complete a Quest, draw; then somebody else does. */
export const lesson: Lesson = {
  players: 2,
  options: {},
  seed: 'lesson-seed-2',
  before: [],
  steps: [
    {
      say: 'Monsters roam the city, and you send its people against them. Points come from Monsters, Locations and Quests; whoever has most wins. I will take you through your first turn.',
    },
    {
      say: 'In your Tavern wait the meeples you drew from your bag: three Peasants, and a gray Corruption that only takes up room. Who is used comes back into the bag later, with everybody you gained.',
      at: [{ part: 'mine' }],
    },
    {
      say: 'A turn has two halves. First the Capitol: here you build and train. The Drill Hall trains a class of Units, but not Peasants. Try it.',
      at: [{ button: 'Drill Hall' }],
      refused: { move: 'assignFor', args: ['capitol-drill'] },
      clause: 'MM-312',
    },
    {
      say: 'A greyed choice tells you why, with the number of the rule. The Builders’ Yard needs one Peasant, and brings you another. Send somebody there.',
      at: [{ button: 'Builders' }],
      does: { move: 'assignFor', args: ['capitol-yard'] },
      brings: [],
    },
    {
      say: 'Nothing has happened yet: you are only planning. Now carry out the plan.',
      at: [{ button: 'Carry out the plan' }],
      does: { move: 'commit', args: [] },
      brings: ['committed'],
    },
    {
      say: 'Choose a Location to add to the city, and then its slot; every slot has a bonus. Take the Armory, and build it in the University where you gain a Mage.',
      at: [{ button: 'Armory' }, { button: 'University: gain' }],
      does: { move: 'construct', args: ['armory', 'university-2'] },
      brings: ['constructed', 'gained'],
    },
    {
      say: 'The Mage waits in your Lodgings, with the builders: it comes to your bag when that runs empty. So your bag grows better as you go. On to the main half of the turn.',
      at: [{ button: 'Main Phase' }],
      does: { move: 'endDevelopment', args: [] },
      brings: [],
    },
    {
      say: 'Two Peasants are left, each fights with 1. The Splinter Bandit has Strength 2 and is worth 2 points. Send both. In a quarter with two Monsters, working in a Location would bring extra Peasants.',
      at: [{ button: 'Fight Splinter Bandit' }],
      does: { move: 'assignFor', args: ['splinter-bandit'] },
      brings: [],
    },
    {
      say: 'There is no dice roll: what you send must reach the Strength, and then it wins. Carry out the plan.',
      at: [{ button: 'Carry out the plan' }],
      does: { move: 'commit', args: [] },
      brings: ['committed'],
    },
    {
      say: 'Resolve the fight, to score.',
      at: [{ button: 'Splinter Bandit' }],
      does: { move: 'resolve', args: ['splinter-bandit'] },
      brings: ['defeated'],
    },
    {
      say: 'And you have just met what one of your secret Quests asks for. Completed it brings a Warrior now, and points at the end; a Quest left open costs points. Complete it.',
      at: [{ button: 'Break the Siege' }],
      does: { move: 'completeQuest', args: ['break-the-siege', 'splinter-bandit'] },
      brings: ['completed', 'gained'],
    },
    {
      say: 'Clean up: everybody goes to the Lodgings, also whoever did nothing, so nobody is saved for later. Then you draw four new meeples, and a new Monster comes.',
      at: [{ button: 'Clean up and draw' }],
      does: { move: 'finishResolution', args: [] },
      brings: ['gained', 'monsterCame', 'drew'],
    },
    {
      say: 'These are your meeples for next turn. End this one.',
      at: [{ button: 'End turn' }],
      does: { move: 'endTurn', args: [] },
      brings: ['turnBegan'],
    },
    {
      say: 'Now Mira. Watch the city: she builds, and fights a Monster too.',
      others: [
        mira('assignFor', 'capitol-yard'),
        mira('commit'),
        mira('construct', 'great-library', 'castle-2'),
        mira('endDevelopment'),
        mira('assignFor', 'goblin-whittler'),
        mira('commit'),
        mira('resolve', 'goblin-whittler'),
        mira('finishResolution'),
        mira('endTurn'),
      ],
      brings: [
        'committed',
        'constructed',
        'scored',
        'committed',
        'defeated',
        'councilArrived',
        'gained',
        'gained',
        'drew',
        'monsterCame',
        'drew',
        'turnBegan',
      ],
    },
    {
      say: 'Her Monster brought a card of the Dark Council to light: everybody gets a Corruption and draws one meeple more from now on. The third such card begins the final turns, in which the Overlords can be fought.',
      at: [{ part: 'board' }],
    },
    {
      say: 'Three mistakes to avoid: leaving people idle, for they cannot be saved; keeping Quests you cannot complete; and never training, since level 3 Units win the late fights.',
    },
    {
      say: 'That is all you need. Play on from here against Mira, who plays simply. Whatever is grey says why, with the rule behind it.',
    },
  ],
}
