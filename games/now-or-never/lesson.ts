import type { Deed, Lesson } from '../kit/lesson'

const mira = (move: string, ...args: readonly unknown[]): Deed => ({ player: '1', move, args: [...args] })

const farAndNear = ['map-of-the-south', 'snail-derby', 'lost-caravan', 'street-thieves']

/** A hero's way to Istreka: a quest fought for, gear bought; then somebody else's turn. */
export const lesson: Lesson = {
  players: 2,
  options: { firstPlayer: 0, heroes: ['namal', 'zeik'] },
  seed: 'lesson-seed-2',
  before: [
    { player: '0', move: 'keepQuests', args: [farAndNear] },
    mira('keepQuests', ['root-tangle', 'hermits-riddle', 'spare-parts', 'snail-king']),
  ],
  steps: [
    {
      say: 'Your village lies in ruins. You rebuild it over a few seasons, and send a hero out into the land. Buildings, villagers and quests bring points. I will take you through your first turn.',
    },
    {
      say: 'You lead Namal. Hearts pay for rough ways and for wounds; mana, coins and experience for everything else. A hero can set out three times a season.',
      at: [{ part: 'hero' }],
    },
    {
      say: 'Six abilities of your own are bought with experience. What you cannot have yet is greyed, and says why. Try Piston Fist.',
      at: [{ card: 'piston-fist' }],
      refused: { move: 'buyAbility', args: ['piston-fist', 0] },
      clause: 'NON-166',
    },
    {
      say: 'In a turn you do one thing: set out with your hero, or pay a specialist to build, heal or buy. Rest needs no hero. Set out now, with the shortest of your moves.',
      at: [{ button: 'Hero action' }, { button: 'Move 2' }],
      does: { move: 'startHeroAction', args: [0] },
      brings: ['setOut'],
    },
    {
      say: 'One of your quests, Street Thieves, can be played in Istreka. The way there passes an enemy you do not fight, which costs a heart. Go to Istreka.',
      at: [{ button: 'Go to Istreka' }],
      does: [
        { move: 'step', args: ['r3c5'] },
        { move: 'step', args: ['r4c5'] },
      ],
      brings: ['stepped', 'lostHearts', 'stepped'],
    },
    {
      say: 'A quest is played where your hero stops, before anything else. This one is a fight.',
      at: [{ button: 'Street Thieves' }],
      does: { move: 'playQuest', args: ['street-thieves'] },
      brings: ['playedQuest', 'fightBegan', 'rolled'],
    },
    {
      say: 'In every round you roll one die; its number chooses which of your four abilities counts. You rolled a 4. You strike, and at the same time they strike you. Strike.',
      at: [{ button: 'Strike' }],
      does: { move: 'resolveRound', args: [] },
      brings: ['round'],
    },
    {
      say: 'Three of their five health are gone. You could retreat, and would still gain an experience. But fight on.',
      at: [{ button: 'Fight on' }],
      does: { move: 'nextRound', args: [] },
      brings: ['rolled'],
    },
    {
      say: 'A 3, two damage: enough. Strike again.',
      at: [{ button: 'Strike' }],
      does: { move: 'resolveRound', args: [] },
      brings: ['round', 'defeated', 'completedQuest', 'gained'],
    },
    {
      say: 'The thieves are beaten, and the quest is done: six coins now, and points at the end. After it your hero still does one thing here: visit, fight or search. Visit Istreka.',
      at: [{ button: 'Visit Istreka' }],
      does: { move: 'visit', args: [] },
      brings: ['visited'],
    },
    {
      say: 'Istreka sells gear. Take the Tower Shield, which keeps wounds off you for the rest of the game. It goes into a blue slot.',
      at: [{ button: 'Tower Shield' }, { button: 'Into a free slot' }],
      does: { move: 'buyGear', args: ['tower-shield', 0] },
      brings: ['boughtGear'],
    },
    {
      say: 'Istreka also lets you draw two quests and keep one. Draw both from the basic pile.',
      at: [{ button: 'Basic' }],
      does: { move: 'choosePiles', args: [['basic', 'basic']] },
      brings: ['drewQuests'],
    },
    {
      say: 'Keep the Racing Harness.',
      at: [{ button: 'Racing Harness' }, { button: 'Keep 1 quest' }],
      does: { move: 'keepQuests', args: [['racing-harness']] },
      brings: ['keptQuests'],
    },
    {
      say: 'That was your turn. End it.',
      at: [{ button: 'End turn' }],
      does: { move: 'endTurn', args: [] },
      brings: [],
    },
    {
      say: 'Now Mira, who leads Zeik. Watch the map.',
      others: [
        mira('startHeroAction', 0),
        mira('step', 'r3c5'),
        mira('step', 'r4c5'),
        mira('visit'),
        mira('gearLater'),
        mira('choosePiles', ['basic', 'basic']),
        mira('keepQuests', ['restless-dead']),
        mira('buyGear', 'azure-gloves', 0),
        mira('endTurn'),
      ],
      brings: ['setOut', 'stepped', 'lostHearts', 'stepped', 'visited', 'drewQuests', 'keptQuests', 'boughtGear'],
    },
    {
      say: 'Three mistakes to avoid: coming home with no hearts, for then your hero rests; forgetting the village, where buildings and villagers bring most; and hoarding goods nobody needs.',
    },
    {
      say: 'That is all you need. Play on from here against Mira, who plays simply. Whatever is grey says why, with the rule behind it.',
    },
  ],
}
