/** Names for the form of options, so that a lobby need not load the tables they stand for. */
export const civilizationLabels = [
  { value: 'aztecs', label: 'Aztecs' },
  { value: 'amazons', label: 'Amazons' },
  { value: 'mughals', label: 'Mughals' },
  { value: 'atlanteans', label: 'Atlanteans' },
  { value: 'chinese', label: 'Chinese' },
  { value: 'danish', label: 'Danish' },
  { value: 'egyptian', label: 'Egyptian' },
  { value: 'greek', label: 'Greek' },
  { value: 'japanese', label: 'Japanese' },
] as const

/** Maps by the number of Capitals on them; the first is the usual one. */
export const mapLabels = {
  2: [
    { value: 'no-place-like-home', label: "There's No Place Like Home (level 1)" },
    { value: 'the-great-desert', label: 'The Great Desert (level 2)' },
    { value: 'flanking-maneuver', label: 'Flanking Maneuver (level 3)' },
  ],
  3: [
    { value: 'you-shall-not-pass', label: 'You Shall Not Pass (level 1)' },
    { value: 'arid-lands', label: 'Arid Lands (level 2)' },
    { value: 'the-amazon-tribes', label: 'The Amazon Tribes (level 3)' },
  ],
  4: [
    { value: 'quiet-pastures', label: 'Quiet Pastures (level 1)' },
    { value: 'clash-of-titans', label: 'Clash of Titans (level 2)' },
  ],
  5: [
    { value: 'five-horizons', label: 'Five Horizons (level 1)' },
    { value: 'heart-of-the-world', label: 'Heart of the World (level 2)' },
    { value: 'five-crowns', label: 'Five Crowns (level 3)' },
  ],
} as const

/** The Development cards of Lost Kingdoms. */
export const newCardLabels = [
  { value: 'shipyard', label: 'Shipyard (I)' },
  { value: 'calendar', label: 'Calendar (I)' },
  { value: 'animal-husbandry', label: 'Animal Husbandry (I)' },
  { value: 'pyramid-of-the-sun', label: 'Pyramid of the Sun (I)' },
  { value: 'guildhall', label: 'Guildhall (II)' },
  { value: 'compass', label: 'Compass (II)' },
  { value: 'taj-mahal', label: 'Taj Mahal (II)' },
  { value: 'templo-mayor', label: 'Templo Mayor (II)' },
  { value: 'nuclear-fission', label: 'Nuclear Fission (III)' },
  { value: 'computers', label: 'Computers (III)' },
  { value: 'golden-gate-bridge', label: 'Golden Gate Bridge (III)' },
  { value: 'sydney-opera-house', label: 'Sydney Opera House (III)' },
] as const

export const advancedLabels = [
  { value: 'adv-blitz', label: 'Blitz' },
  { value: 'adv-golden-age', label: 'Golden Age' },
  { value: 'adv-grand-works', label: 'Grand Works' },
  { value: 'adv-total-war', label: 'Total War' },
  { value: 'adv-enlightenment', label: 'Enlightenment' },
  { value: 'adv-world-fair', label: 'World Fair' },
  { value: 'adv-march-of-time', label: 'March of Time' },
] as const
