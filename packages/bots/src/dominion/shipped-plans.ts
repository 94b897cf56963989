/** The plans of the folder `plans/`, as `npm run plans` has written them here. */
export const SHIPPED_PLANS: Readonly<Record<string, string>> = {
  baker: `name: Baker
requires: [baker]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold when own(gold) < 1
  - baker when own(baker) < 4
  - gold
  - baker
  - silver
  - copper when endgame <= 1
`,
  bandit: `name: Bandit
requires: [bandit]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - bandit when own(bandit) < 2
  - gold
  - silver
  - copper when endgame <= 1
`,
  'big-smithy': `name: Big Smithy
requires: [smithy]
buy:
  - province
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - smithy when own(smithy) < 2 and deck >= 16
  - smithy when own(smithy) < 1
  - silver
  - copper when endgame <= 3
`,
  'big-torturer': `name: Big Torturer
requires: [torturer]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - torturer when own(torturer) < 1
  - gold
  - torturer when own(torturer) < 2 and deck >= 15
  - silver
  - copper when endgame <= 1
`,
  bm: `# Money alone, with a sense for the end. What a strategy must beat to be one.
name: Big Money
buy:
  - province when money > 18
  - duchy when endgame <= 4
  - estate when endgame <= 2
  - gold
  - duchy when endgame <= 6
  - silver
`,
  bureaucrat: `name: Bureaucrat
requires: [bureaucrat]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - bureaucrat when own(bureaucrat) < 1
  - silver
  - copper when endgame <= 1
`,
  caravan: `name: Caravans
requires: [caravan]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - caravan
  - silver
`,
  castles: `name: Castles
requires: [castles]
buy:
  - province when money > 12
  - castles when endgame <= 6
  - duchy when endgame <= 4
  - estate when endgame <= 2
  - gold
  - castles when turn > 8
  - silver
`,
  'chapel-laboratory': `# A lean deck that draws itself; points wait until it is rich.
name: Chapel Laboratory
requires: [chapel, laboratory, market]
buy:
  - province when money > 12
  - duchy when endgame <= 4
  - estate when endgame <= 2
  - laboratory when own(laboratory) < 4
  - market when own(market) < 4
  - gold when own(gold) < 2
  - laboratory
  - market
  - gold
  - chapel when own(chapel) < 1 and turn < 3
  - silver
trash:
  - curse
  - estate when endgame > 3
  - copper when money > 4
`,
  'chapel-witch': `name: Chapel Witch
requires: [chapel, witch]
buy:
  - province when money > 12
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - witch when own(witch) < 1
  - gold
  - witch when own(witch) < 2
  - chapel when own(chapel) < 1 and turn <= 2
  - silver
trash:
  - curse
  - estate when endgame > 3
  - copper when money > 5
`,
  'council-room': `name: Council Room
requires: [council-room]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - council-room when own(council-room) < 1
  - gold
  - council-room when own(council-room) < 2 and deck >= 15
  - silver
  - copper when endgame <= 1
`,
  courtyard: `name: Courtyard
requires: [courtyard]
buy:
  - province when money > 12
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - courtyard when own(courtyard) < 1 and turn <= 2
  - silver when coins >= 4 or own(courtyard) > 1
  - courtyard when own(courtyard) < 2 and deck > 14
  - silver
  - courtyard when own(courtyard) < 3 and deck > 20
`,
  dominate: `name: Dominate
requires: [dominate]
buy:
  - dominate
  - province when money > 18
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - silver
`,
  'donate-smithy': `name: Donate
requires: [donate, smithy]
buy:
  - province when money > 8
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - donate when turn >= 3 and own(estate) > 0 and endgame > 5
  - gold
  - smithy when own(smithy) < 1
  - silver
trash:
  - curse
  - estate when endgame > 3
  - copper when money > 6
`,
  'double-witch': `# Two Witches and money: most Curses win the split.
name: Double Witch
requires: [witch]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - witch when own(witch) < 2
  - gold
  - duchy when endgame <= 6 and supply(curse) = 0
  - silver
`,
  'duke-duchy': `# Silver enough for 5 coins a turn, then Duchies and Dukes, one for one.
name: Dukes
requires: [duke]
buy:
  - duchy when own(gold) + own(silver) >= 5 and own(duchy) < 5
  - duke when own(duchy) >= 4 and own(duke) < own(duchy)
  - duchy when own(duchy) >= 4
  - duke when own(duchy) >= 3
  - gold when own(gold) < 1
  - estate when endgame <= 2
  - silver
`,
  familiar: `name: Familiars
requires: [familiar]
buy:
  - province when money > 14
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - familiar when supply(curse) > 2
  - gold
  - potion when own(potion) < 1
  - silver
`,
  'festival-library': `name: Festival Library
requires: [festival, library]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - library when own(library) < 1
  - festival when own(festival) < 3
  - library when own(library) < 2
  - festival
  - silver
`,
  'gardens-ironworks': `# The quicker rush: Ironworks first, since they give back an Action for each other.
name: Gardens Ironworks
requires: [gardens, ironworks]
buy:
  - ironworks
  - gardens
  - estate
  - silver when own(ironworks) < 1
  - copper
`,
  'gardens-workshop': `# A rush: Workshops take Gardens and each other, then Estates; three piles end it.
name: Gardens Workshop
requires: [gardens, workshop]
buy:
  - gardens when own(workshop) > 2
  - workshop when own(workshop) < 5
  - gardens
  - workshop when supply(gardens) = 0
  - estate
  - silver when own(workshop) < 1
  - workshop
  - copper
`,
  'golem-witch': `name: Golem Witch
requires: [golem, witch]
buy:
  - province when money > 14
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - golem when own(golem) < 2
  - witch when own(witch) < 2
  - potion when own(potion) < 1
  - gold
  - silver
`,
  groundskeeper: `name: Groundskeepers
requires: [groundskeeper]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - groundskeeper when own(groundskeeper) < 4
  - silver
`,
  'horse-traders-duke': `# Horse Traders discard what is green and still make 5 coins.
name: Horse Traders Duke
requires: [horse-traders, duke]
buy:
  - duchy when own(silver) > 2 and own(duchy) < 5
  - duke when own(duchy) > 3 and own(duke) < own(duchy)
  - duchy when own(duchy) > 3
  - duke when own(duchy) > 3
  - horse-traders when own(horse-traders) < 2
  - gold when own(gold) < 1
  - estate when endgame <= 2
  - silver
`,
  'hunting-party': `name: Hunting Party
requires: [hunting-party]
buy:
  - province when money > 10
  - duchy when endgame <= 4
  - estate when endgame <= 2
  - gold when own(gold) < 1
  - hunting-party
  - gold
  - silver
`,
  jester: `name: Jester
requires: [jester]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - jester when own(jester) < 1
  - gold
  - jester when own(jester) < 2 and deck > 15
  - silver
  - copper when endgame <= 1
`,
  journeyman: `name: Journeyman
requires: [journeyman]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - journeyman when own(journeyman) < 1
  - gold
  - journeyman when own(journeyman) < 2 and deck > 15
  - silver
  - copper when endgame <= 1
`,
  laboratory: `name: Laboratories
requires: [laboratory]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - laboratory
  - silver
`,
  legionary: `name: Legionary
requires: [legionary]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold when own(gold) < 1
  - legionary when own(legionary) < 2
  - gold
  - silver
  - copper when endgame <= 1
`,
  library: `name: Library
requires: [library]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - library when own(library) < 2
  - gold
  - silver
  - copper when endgame <= 1
`,
  masquerade: `name: Masquerade
requires: [masquerade]
buy:
  - province when money > 13
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - masquerade when own(masquerade) < 1
  - silver
  - masquerade when own(masquerade) < 2 and deck > 18
`,
  'merchant-guild': `name: Merchant Guild
requires: [merchant-guild]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - merchant-guild when own(merchant-guild) < 2
  - gold
  - silver
  - copper when endgame <= 1
`,
  militia: `name: Double Militia
requires: [militia]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - militia when own(militia) < 1
  - gold
  - militia when own(militia) < 2 and deck >= 16
  - silver
  - copper when endgame <= 1
`,
  minion: `# All the Minions one can get: two coins each, and a fresh hand when they are spent.
name: Minions
requires: [minion]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold when own(gold) < 1
  - minion
  - gold
  - silver
`,
  money: `# The plainest of all plans: the yardstick of simulators.
name: Money
buy:
  - province
  - gold
  - silver
`,
  nobles: `name: Nobles
requires: [nobles]
buy:
  - province when money > 14
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - nobles when own(gold) > 0
  - gold
  - silver
`,
  'plaza-smithy': `name: Plaza Smithy
requires: [plaza, smithy]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - smithy when own(smithy) < 1
  - plaza when own(plaza) < own(smithy) + 1
  - smithy when own(smithy) < 3
  - silver
`,
  remake: `name: Remake
requires: [remake]
buy:
  - province
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - remake when own(remake) < 1
  - silver
`,
  'remodel-gold': `# Golds are bought to be remodelled into Provinces.
name: Remodel Gold
requires: [remodel]
buy:
  - province
  - duchy when endgame <= 4
  - estate when endgame <= 1
  - gold
  - remodel when own(remodel) < 1
  - silver
`,
  'single-smithy': `name: Single Smithy
requires: [smithy]
buy:
  - province
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - smithy when own(smithy) < 1
  - silver
`,
  soothsayer: `name: Soothsayer
requires: [soothsayer]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - soothsayer when own(soothsayer) < 2
  - gold
  - silver
  - copper when endgame <= 1
`,
  'throne-council': `name: Throne Council
requires: [throne-room, council-room]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold when own(gold) < 1
  - council-room when own(council-room) < 1
  - gold
  - throne-room when own(throne-room) < 1 and own(council-room) > 0
  - silver
`,
  torturer: `name: Village Torturer
requires: [torturer, village]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - torturer when own(torturer) < 1
  - village when own(village) < own(torturer)
  - torturer when own(torturer) < 3
  - gold
  - silver
  - copper when endgame <= 1
`,
  tournament: `name: Tournament
requires: [tournament]
buy:
  - province when money > 10
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - tournament when own(tournament) < 3
  - silver
`,
  'university-vineyard': `# Universities gain Actions, and a Vineyard counts them.
name: University Vineyard
requires: [university, vineyard, laboratory, village]
buy:
  - vineyard when own(university) + own(laboratory) + own(village) > 9
  - province when money > 15
  - potion when own(potion) < 2
  - university when own(university) < 3
  - laboratory
  - village
  - gold when own(gold) < 1
  - silver
`,
  'village-smithy': `# The textbook engine: as many Villages as Smithies, Markets for payload.
name: Village Smithy
requires: [village, smithy, market]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - market
  - smithy when own(smithy) < 1
  - village when own(village) < own(smithy)
  - smithy when own(smithy) < 3 and deck > 16
  - silver
`,
  wedding: `name: Wedding
requires: [wedding]
buy:
  - province when money > 14
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - gold
  - wedding when turn <= 8
  - silver
`,
  'wild-hunt': `name: Wild Hunt
requires: [wild-hunt]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - wild-hunt when own(wild-hunt) < 2
  - gold
  - wild-hunt when own(wild-hunt) < 3 and deck > 18
  - silver
  - copper when endgame <= 1
`,
  'young-witch': `name: Young Witch
requires: [young-witch]
buy:
  - province when money > 15
  - duchy when endgame <= 5
  - estate when endgame <= 2
  - young-witch when own(young-witch) < 2
  - gold
  - silver
  - copper when endgame <= 1
`,
}
