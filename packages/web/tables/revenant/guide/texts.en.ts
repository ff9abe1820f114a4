import { counted } from '../../../text/counted.ts';

/** At most two short sentences each. Names come in as they are shown, cards already quoted. */
export const en = {
  title: 'First flight',

  welcome:
    'No ship here is yours but one frigate. Seven Houses fly together, and you win by backing those that survive.',
  agenda: 'Keep one of two secret agendas. It is worth prestige at the end if you meet it.',
  house: 'Choose the House you begin with: you have 1 influence with it, and your frigate flies with its ark.',

  map: 'Eight outer sectors lie around the Revenant. Magenta stars on the rim are Voidborn ships: they strike after every third turn.',
  ark: (ship: string) =>
    `Send a cadet to a ship: ${ship}. Arks are the large ones, and each House’s ark can do two things.`,
  fighter: ({ ship, voidborn }: { ship: string; voidborn: number }) =>
    `Now a fighter: ${ship} has ${counted(voidborn, 'Voidborn ship', 'Voidborn ships')} in its sector. Fighters move and attack.`,
  dropship: (ship: string) => `A planet waits where ${ship} is. Dropships land on planets, and planets give a lot.`,
  sendFreely:
    'Send somebody to any free ship that glows. Clean ships first: a corrupted one passes its corruption on to you.',
  influence: (house: string) =>
    `You have 1 influence more with ${house}. In the end that is worth as much as ${house} has ships left.`,
  effects: 'Use one effect of this ship, then the other if it lets you. Touch an effect to read all of it.',
  sortie:
    'A fighter may move and attack, in either order. Attack now: a point of damage destroys one Voidborn ship and gives you 1 tactic.',
  strafe: 'After a hit a fighter may slip into the next sector at once. Stay, unless more Voidborn are there.',
  stayHere: 'The planet is in this very sector: no need to move. Go on and land.',
  land: (planet: string) =>
    `Land on ${planet}: its clean effect costs nothing, its corrupted one does more and leaves corruption with you.`,
  corrupt: 'Corruption takes a section of your frigate: no storage, no bonus action there. Choose one you can spare.',
  bonus: 'Every turn ends with one bonus action of your frigate. A resource is never wrong at the start.',
  gain: 'Take what you have least of. Cards in your hand show what they cost.',
  close: 'That was a whole turn: crew, influence, action, bonus. End it.',

  danger: ({ sectors }: { sectors: number }) =>
    `After this turn comes the raid: ${counted(sectors, 'sector has', 'sectors have')} more Voidborn than shields. “Raid forecast” shows what it would do.`,
  raid: ({ sector, left }: { sector: string; left: number }) =>
    `Your frigate is nearest to ${sector}, so you decide who is hurt. Damage left: ${left}; spare the House you back.`,
  taint: 'This sector has a rift: one ship there is corrupted, and you choose which.',
  raided: ({ ships, hull }: { ships: number; hull: number }) =>
    `The raid is over: ${counted(ships, 'House ship is', 'House ships are')} left, and the Revenant has taken ${hull} of 5 hits.`,
  jump: 'Whoever pays for the hyperdrive takes the fleet away from here: the scanner shows three places to go.',
  cards: 'Operation cards make crew and frigate better for good. The bonus action Affinity plays one.',
  bye: 'That was a cycle; three more follow, and I only speak up when something is new. The light bulb helps when you are stuck.',

  isolate:
    'Isolating takes corruption off a section of yours or off any House ship. It becomes a void remnant of yours.',
  shield: 'A shield cancels 1 damage of the next raid in its sector. Put it where the ships of your Houses are.',
  drop: 'Your storage is full: what does not fit is lost. Choose what goes.',
  play: 'Playing a card costs what is printed on it, and it works at once. Frigate and cadet cards stay for good.',
  keep: 'Hidden influence: keep one of these cards. At the end it counts as 1 influence with its House, and nobody knows before.',
  abilities: 'One of your cards answers to what just happened. You may use it or leave it, each once.',
  failure:
    'The Revenant took too much damage: a failure strikes everybody. Protect it, or cover an effect with Reinforce.',
  captain: (rank: number) =>
    `Your captain has rank ${rank}: you draw more cards between cycles, and see more when you gain hidden influence.`,
  tactics: (n: number) =>
    `${n} tactics: the track gives material at 3 and 6, neutronium at 12, and whoever has most begins the next cycle.`,
  remnants: 'You hold a void remnant. Three of them go back at once and bring you hidden influence.',
  data: 'You hold data. Three cubes go back at once and bring you hidden influence.',
  charged:
    'The hyperdrive is charged: after the raid the fleet jumps, and all Voidborn stay behind. Nobody can charge it again this cycle.',
  rift: 'Voidborn come through rifts: after each cycle a die says how many, in the sector itself and beside it.',
  lastCycle:
    'The last cycle: after its raid all is counted. A House is worth its ships left times your influence with it, hidden cards included.',
  council: 'The council plays along: its envoys take ships before you, and gain nothing themselves.',
  rival:
    'You play against a Rival Admiral: it takes a turn like you, by order cards. Have more prestige than it in the end.',
};
