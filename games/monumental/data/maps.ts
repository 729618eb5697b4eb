import type { Source } from './effects'
import { type Layout, readEntries, readEntry } from './map-format'

export interface GameMap {
  readonly id: string
  readonly name: string
  readonly players: number
  readonly level: 1 | 2 | 3
  /** What to expect there. */
  readonly note: string
  readonly source: Source
  readonly layout: Layout
}

/** Rows of entries in the format of map-format.ts, one row of hexes a line. */
const lay = (...rows: string[]): Layout => rows.flatMap((row) => row.split('  ').map(readEntry))

export const maps: readonly GameMap[] = [
  {
    id: 'no-place-like-home',
    name: "There's No Place Like Home",
    players: 2,
    level: 1,
    note: 'Plenty of room: safe development until somebody attacks',
    source: 'book+ours',
    layout: lay(
      '-1,-2=F.b1.p  0,-2=M.b2  1,-2=P.b1.mk-spice  2,-2=F.b1.p  3,-2=F.b1',
      '-2,-1=P.b1.p  -1,-1=P.city  0,-1=W  1,-1=P.b1.p  2,-1=P.b1  3,-1=C1',
      '-2,0=P.b1  -1,0=F.b1.p  0,0=In[0,3].b1  1,0=F.b1.p  2,0=P.b1',
      '-3,1=C0  -2,1=P.b1  -1,1=P.b1.p  0,1=W  1,1=P.city  2,1=P.b1.p',
      '-3,2=F.b1  -2,2=F.b1.p  -1,2=P.b1.mk-stone  0,2=M.b2  1,2=F.b1.p',
    ),
  },
  {
    id: 'the-great-desert',
    name: 'The Great Desert',
    players: 2,
    level: 2,
    note: 'The Desert gives the upper hand to whoever is there first',
    source: 'book+ours',
    layout: lay(
      '-1,-2=F.b1.p  0,-2=P.b1  1,-2=M.b2.mk-iron  2,-2=M.b2  3,-2=P.b1.p',
      '-1,-1=P.b1  0,-1=D.city.p  1,-1=P.b1.p  2,-1=F.b1',
      '-2,0=C0  -1,0=P.b1  0,0=D.b2.p  1,0=P.b1  2,0=C1',
      '-2,1=F.b1  -1,1=P.b1.p  0,1=D.city.p  1,1=P.b1',
      '-3,2=P.b1.p  -2,2=M.b2  -1,2=M.b2.mk-scroll  0,2=P.b1  1,2=F.b1.p',
    ),
  },
  {
    id: 'flanking-maneuver',
    name: 'Flanking Maneuver',
    players: 2,
    level: 3,
    note: 'Few resources; watch your lands',
    source: 'book+ours',
    layout: lay(
      '-1,-2=P.b1  0,-2=F.b1.p  1,-2=F.city  2,-2=P.b1.p  3,-2=M.b2',
      '-2,-1=P.b1  -1,-1=F.b1  0,-1=J.b1.mk-spice  1,-1=P.b2  2,-1=F.b1  3,-1=P.b1',
      '-2,0=C0  -1,0=W  0,0=W  1,0=W  2,0=C1',
      '-3,1=P.b1  -2,1=F.b1  -1,1=P.b2  0,1=J.b1.mk-iron  1,1=F.b1  2,1=P.b1',
      '-3,2=M.b2  -2,2=P.b1.p  -1,2=F.city  0,2=F.b1.p  1,2=P.b1',
    ),
  },
  {
    id: 'you-shall-not-pass',
    name: 'You Shall Not Pass',
    players: 3,
    level: 1,
    note: 'Easy to defend for those who hold the choke points',
    source: 'book+ours',
    layout: lay(
      '0,-3=C2  1,-3=P.b1.p  2,-3=P.b1  3,-3=M.b2.mk-iron',
      '-1,-2=F.b1  0,-2=P.b1  1,-2=F.b1.p  2,-2=W  3,-2=P.b1.p',
      '-2,-1=P.b1.p  -1,-1=F.city  0,-1=A.b2  1,-1=W  2,-1=F.city  3,-1=F.b1',
      '-3,0=M.b2.mk-scroll  -2,0=W  -1,0=W  0,0=M.b2.p  1,0=A.b2  2,0=P.b1  3,0=C0',
      '-3,1=P.b1  -2,1=F.b1.p  -1,1=A.b2  0,1=W  1,1=F.b1.p  2,1=P.b1.p',
      '-3,2=P.b1.p  -2,2=P.b1  -1,2=F.city  0,2=W  1,2=P.b1',
      '-3,3=C1  -2,3=F.b1  -1,3=P.b1.p  0,3=M.b2.mk-stone',
    ),
  },
  {
    id: 'arid-lands',
    name: 'Arid Lands',
    players: 3,
    level: 2,
    note: 'Little room, but enough for a solid defence',
    source: 'book+ours',
    layout: lay(
      '-1,-2=C2  0,-2=P.b1  1,-2=P.b1.p  2,-2=M.b2.mk-iron  3,-2=F.b1',
      '-2,-1=F.b1  -1,-1=P.b1  0,-1=D.b1.p  1,-1=F.city  2,-1=P.b1  3,-1=C0',
      '-2,0=M.b2.mk-stone  -1,0=F.city  0,0=A.b2.p  1,0=D.b1.p  2,0=P.b1',
      '-2,1=P.b1.p  -1,1=D.b1.p  0,1=F.city  1,1=P.b1.p',
      '-2,2=P.b1  -1,2=P.b1  0,2=M.b2.mk-spice',
      '-2,3=C1  -1,3=F.b1',
    ),
  },
  {
    id: 'the-amazon-tribes',
    name: 'The Amazon Tribes',
    players: 3,
    level: 3,
    note: 'Hard going for Explorers and Units, few resources',
    source: 'book+ours',
    layout: lay(
      '0,-3=C2  1,-3=F.b1  2,-3=M.b1  3,-3=P.b2.mk-jade',
      '-1,-2=F.b1  0,-2=J.b1  1,-2=F.city  2,-2=W  3,-2=P.b1.p',
      '-2,-1=P.b1.p  -1,-1=P.b2  0,-1=M.b2  1,-1=W  2,-1=P.b2  3,-1=F.b1',
      '-3,0=P.b2.mk-spice  -2,0=W  -1,0=W  0,0=A.b2.p  1,0=M.b2  2,0=J.b1  3,0=C0',
      '-3,1=M.b1  -2,1=F.city  -1,1=M.b2  0,1=W  1,1=F.city  2,1=F.b1',
      '-3,2=F.b1  -2,2=J.b1  -1,2=P.b2  0,2=W  1,2=M.b1',
      '-3,3=C1  -2,3=F.b1  -1,3=P.b1.p  0,3=P.b2.mk-scroll',
    ),
  },
  {
    id: 'quiet-pastures',
    name: 'Quiet Pastures',
    players: 4,
    level: 1,
    note: 'Wide lands with seas between the neighbours',
    source: 'public+ours',
    layout: lay(
      '-1,-3=W  0,-3=P.b1.p  1,-3=F.city  2,-3=F.city  3,-3=P.b1.p  4,-3=W',
      '-1,-2=C0  0,-2=P.b1  1,-2=M.b1.p  2,-2=P.b1  3,-2=C1',
      '-2,-1=P.b1.p  -1,-1=F.b1  0,-1=M.b2.mk-spice  1,-1=M.b2.mk-stone  2,-1=F.b1  3,-1=P.b1.p',
      '-2,0=W  -1,0=W  0,0=F.b2.p  1,0=W  2,0=W',
      '-3,1=P.b1.p  -2,1=F.b1  -1,1=M.b2.mk-iron  0,1=M.b2.mk-scroll  1,1=F.b1  2,1=P.b1.p',
      '-3,2=C3  -2,2=P.b1  -1,2=M.b1.p  0,2=P.b1  1,2=C2',
      '-4,3=W  -3,3=P.b1.p  -2,3=F.city  -1,3=F.city  0,3=P.b1.p  1,3=W',
    ),
  },
  {
    id: 'clash-of-titans',
    name: 'Clash of Titans',
    players: 4,
    level: 2,
    note: 'Little room, and a desert in the middle',
    source: 'public+ours',
    layout: lay(
      '-1,-2=C0  0,-2=P.b1  1,-2=F.city  2,-2=P.b1  3,-2=C1',
      '-2,-1=P.b1  -1,-1=F.b1.p  0,-1=M.b2.mk-iron  1,-1=M.b2.mk-spice  2,-1=F.b1.p  3,-1=P.b1',
      '-2,0=P.city  -1,0=D.b1.p  0,0=A.b2.p  1,0=D.b1.p  2,0=P.city',
      '-3,1=P.b1  -2,1=F.b1.p  -1,1=M.b2.mk-scroll  0,1=M.b2.mk-stone  1,1=F.b1.p  2,1=P.b1',
      '-3,2=C3  -2,2=P.b1  -1,2=F.city  0,2=P.b1  1,2=C2',
    ),
  },
  {
    id: 'five-horizons',
    name: 'Five Horizons',
    players: 5,
    level: 1,
    note: 'Room for five, with islands between them',
    source: 'ours',
    layout: lay(
      '1,-4=M.b2  2,-4=J.b1.p',
      '0,-3=W  1,-3=C3  2,-3=F.b1.p  3,-3=P.city',
      '-2,-2=F.b2  -1,-2=W  0,-2=M.b1  1,-2=W  2,-2=P.b1.mk-scroll  3,-2=A.b2  4,-2=F.b1',
      '-3,-1=D.b1.p  -2,-1=C4  -1,-1=P.b1  0,-1=F.city.mk-jade  1,-1=P.city.p  2,-1=F.b1.p  3,-1=C2  4,-1=P.b1',
      '-3,0=F.b1  -2,0=D.b1.p  -1,0=In[0,3].b1.p  0,0=F.b1.p  1,0=P.b1  2,0=J.b1.p  3,0=W',
      '-3,1=F.city.mk-spice  -2,1=W  -1,1=M.b2  0,1=M.b2  1,1=M.b2  2,1=W',
      '-3,2=P.b1.p  -2,2=W  -1,2=In[1,4].b1.mk-iron  0,2=P.b1.p  1,2=C1  2,2=P.b1',
      '-4,3=A.b2  -3,3=C0  -2,3=M.b2  -1,3=P.city.mk-stone  0,3=P.b1  1,3=M.b2.p',
      '-4,4=F.b1.p  -3,4=P.b1.p',
    ),
  },
  {
    id: 'heart-of-the-world',
    name: 'Heart of the World',
    players: 5,
    level: 2,
    note: 'The centre can be ignored, but holding it helps',
    source: 'book+ours',
    layout: lay(
      '1,-4=P.b1  2,-4=F.b1  3,-4=P.city.mk-iron',
      '0,-3=F.b1  1,-3=C3  2,-3=F.b1  3,-3=P.city.p  4,-3=F.city',
      '-2,-2=F.b1  -1,-2=P.b1.p  0,-2=F.b1  1,-2=W  2,-2=W  3,-2=P.b1.p  4,-2=P.b1',
      '-3,-1=F.b2.p  -2,-1=C4  -1,-1=M.b2.p  0,-1=In[0,3].b1  1,-1=A.b2.p  2,-1=D.b2  3,-1=C2  4,-1=M.b2',
      '-3,0=F.b1.p  -2,0=W  -1,0=A.b2.mk-stone  0,0=A.city  1,0=J.b1.p  2,0=W  3,0=P.b1  4,0=W',
      '-3,1=F.city.mk-spice  -2,1=Iw[0,1,3,4].b1  -1,1=M.b2.p  0,1=M.b2.p  1,1=W  2,1=J.b1  3,1=P.b1.mk-jade',
      '-3,2=M.b2  -2,2=W  -1,2=In[1,4].b1.mk-scroll  0,2=W  1,2=C1  2,2=M.b2.p',
      '-4,3=P.b1.p  -3,3=C0  -2,3=D.b1  -1,3=P.city  0,3=D.b1  1,3=J.b2.p',
      '-4,4=P.b1.p  -3,4=M.b2.p  0,4=P.b1',
    ),
  },
  {
    id: 'five-crowns',
    name: 'Five Crowns',
    players: 5,
    level: 3,
    note: 'Five Capitals close together',
    source: 'ours',
    layout: lay(
      '0,-3=D.b2  1,-3=C3  2,-3=D.b1.p  3,-3=P.city',
      '-1,-2=P.b1  0,-2=W  1,-2=F.b1  2,-2=J.b2.mk-iron  3,-2=F.b1.p',
      '-2,-1=C4  -1,-1=P.b1.p  0,-1=J.b1  1,-1=M.b2  2,-1=M.b1  3,-1=C2',
      '-3,0=M.b2.p  -2,0=P.b1  -1,0=M.b2.mk-spice  0,0=P.b1.p  1,0=D.b1.mk-stone  2,0=P.b1.p  3,0=P.b1',
      '-3,1=F.city.mk-jade  -2,1=F.b1  -1,1=F.city  0,1=F.city.p  1,1=W  2,1=F.b1',
      '-3,2=P.b1.p  -2,2=F.b1.p  -1,2=J.b2  0,2=P.b1  1,2=C1',
      '-3,3=C0  -2,3=M.b2  -1,3=P.city.mk-scroll  0,3=M.b2',
    ),
  },
]

/** The tiles of a map of the game, or of one that somebody wrote. */
export const layoutOf = (map: string, customMap: unknown): Layout =>
  maps.find(({ id }) => id === map)?.layout ?? readEntries(customMap)
