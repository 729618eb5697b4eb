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

/** The Development cards of Lost Kingdoms, each with its type and Era. */
export const newCardLabels = [
  { value: 'shipyard', label: 'Shipyard (Building I)', of: 'building I' },
  { value: 'calendar', label: 'Calendar (Knowledge I)', of: 'knowledge I' },
  { value: 'animal-husbandry', label: 'Animal Husbandry (Knowledge I)', of: 'knowledge I' },
  { value: 'pyramid-of-the-sun', label: 'Pyramid of the Sun (Wonder I)', of: 'wonder I' },
  { value: 'guildhall', label: 'Guildhall (Building II)', of: 'building II' },
  { value: 'compass', label: 'Compass (Knowledge II)', of: 'knowledge II' },
  { value: 'taj-mahal', label: 'Taj Mahal (Wonder II)', of: 'wonder II' },
  { value: 'templo-mayor', label: 'Templo Mayor (Wonder II)', of: 'wonder II' },
  { value: 'nuclear-fission', label: 'Nuclear Fission (Knowledge III)', of: 'knowledge III' },
  { value: 'computers', label: 'Computers (Knowledge III)', of: 'knowledge III' },
  { value: 'golden-gate-bridge', label: 'Golden Gate Bridge (Wonder III)', of: 'wonder III' },
  { value: 'sydney-opera-house', label: 'Sydney Opera House (Wonder III)', of: 'wonder III' },
] as const

/** Those of the base game, which they replace. */
export const baseCardLabels = [
  { value: 'altar', label: 'Altar (Building I)', of: 'building I' },
  { value: 'temple', label: 'Temple (Building I)', of: 'building I' },
  { value: 'quarry', label: 'Quarry (Building I)', of: 'building I' },
  { value: 'trading-post', label: 'Trading Post (Building I)', of: 'building I' },
  { value: 'caravanserai', label: 'Caravanserai (Building I)', of: 'building I' },
  { value: 'irrigation', label: 'Irrigation (Knowledge I)', of: 'knowledge I' },
  { value: 'metal-casting', label: 'Metal Casting (Knowledge I)', of: 'knowledge I' },
  { value: 'writing', label: 'Writing (Knowledge I)', of: 'knowledge I' },
  { value: 'currency', label: 'Currency (Knowledge I)', of: 'knowledge I' },
  { value: 'cartography', label: 'Cartography (Knowledge I)', of: 'knowledge I' },
  { value: 'great-pyramids', label: 'Great Pyramids (Wonder I)', of: 'wonder I' },
  { value: 'great-wall', label: 'Great Wall (Wonder I)', of: 'wonder I' },
  { value: 'hanging-gardens', label: 'Hanging Gardens (Wonder I)', of: 'wonder I' },
  { value: 'great-library', label: 'Great Library (Wonder I)', of: 'wonder I' },
  { value: 'colossus', label: 'Colossus (Wonder I)', of: 'wonder I' },
  { value: 'fortress', label: 'Fortress (Building II)', of: 'building II' },
  { value: 'university', label: 'University (Building II)', of: 'building II' },
  { value: 'cathedral', label: 'Cathedral (Building II)', of: 'building II' },
  { value: 'bank', label: 'Bank (Building II)', of: 'building II' },
  { value: 'printing-press', label: 'Printing Press (Knowledge II)', of: 'knowledge II' },
  { value: 'engineering', label: 'Engineering (Knowledge II)', of: 'knowledge II' },
  { value: 'chivalry', label: 'Chivalry (Knowledge II)', of: 'knowledge II' },
  { value: 'guilds', label: 'Guilds (Knowledge II)', of: 'knowledge II' },
  { value: 'machu-picchu', label: 'Machu Picchu (Wonder II)', of: 'wonder II' },
  { value: 'notre-dame', label: 'Notre-Dame (Wonder II)', of: 'wonder II' },
  { value: 'angkor-wat', label: 'Angkor Wat (Wonder II)', of: 'wonder II' },
  { value: 'forbidden-city', label: 'Forbidden City (Wonder II)', of: 'wonder II' },
  { value: 'steam-power', label: 'Steam Power (Knowledge III)', of: 'knowledge III' },
  { value: 'electricity', label: 'Electricity (Knowledge III)', of: 'knowledge III' },
  { value: 'radio', label: 'Radio (Knowledge III)', of: 'knowledge III' },
  { value: 'aviation', label: 'Aviation (Knowledge III)', of: 'knowledge III' },
  { value: 'eiffel-tower', label: 'Eiffel Tower (Wonder III)', of: 'wonder III' },
  { value: 'statue-of-liberty', label: 'Statue of Liberty (Wonder III)', of: 'wonder III' },
  { value: 'panama-canal', label: 'Panama Canal (Wonder III)', of: 'wonder III' },
  { value: 'international-space-station', label: 'International Space Station (Wonder III)', of: 'wonder III' },
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
