/** At most two short sentences each. Names of cards come in already quoted. */
export const en = {
  title: 'First duel',

  welcome: 'You lead a tribe of the wasteland: four dice, twelve cards and a base. Bring your opponent’s health to 0.',
  leader: (card: string) => `Choose a leader for your base. ${card} hits hard and is easy to use.`,
  leaderFreely: 'Choose a leader for your base. Each has one ability.',
  technology: 'Choose one of three technologies. It stays in your base for the whole game.',
  recruit: ({ card, cost }: { card: string; cost: number }) =>
    `Recruits start on your training ground: with enough screws they join your deck. ${card} needs only ${cost}.`,
  recruits: (left: number) => `Choose a recruit; ${left} to go. Cheap training means you get to play it sooner.`,
  board: ({ armour, health }: { armour: number; health: number }) =>
    `You have ${armour} armour and ${health} health. Melee damage must break your armour first; ranged damage flies past it.`,
  draw: (deck: number) =>
    `Draw as many cards as you like, one at a time. Your deck has ${deck}; what you draw and do not play ends up as scrap.`,
  drawOn: 'One more. You can stop after every card.',
  enough: 'That is enough for four dice: stop here. Cards that are left over go to the scrapyard.',
  dice: 'Your dice are rolled. A used die gives one resource for each coloured screw on its face; bare screws give nothing.',
  hand: 'A card shows what it costs on its left edge. Its damage counts later, in phase 6, and its spare parts in phase 7.',
  play: (card: string) => `You have what ${card} costs. Play it.`,
  playFree: (card: string) => `${card} is free. Play it.`,
  activate: (card: string) => `${card} can be exhausted once for its effect. It is refreshed when you reshuffle.`,
  useDie: 'Use this die: its resource goes into your pool, and cards are paid from there.',
  pay: 'This is what would be spent. A coloured resource may also pay for a wild symbol.',
  endMain: 'Nothing more can be paid: end the main phase. Unused dice and unplayed cards are stored as resources.',
  store: 'What you did not use is stored. Two stored resources of one kind make a pair, which you can use later.',
  strike: 'Now your played cards deal their damage. Armour damage first leaves more of the rest for health.',
  struck: ({ armour, health }: { armour: number; health: number }) =>
    `Your damage is dealt: your opponent has ${armour} armour and ${health} health now.`,
  parts: (n: number) =>
    `You have ${n === 1 ? '1 spare part' : `${n} spare parts`}; what you do not spend now is lost. Drill puts a screw on a recruit.`,
  partsEnd: 'Nothing useful is left to buy: go on.',
  screws:
    'Put the screw on the recruit that lacks the fewest. A card with all its screws is trained at the end of your turn.',
  fight: ({ armour, health }: { armour: number; health: number }) =>
    `Your opponent has had a turn: you stand at ${armour} armour and ${health} health.`,
  reshuffle: (deck: number) =>
    deck === 0
      ? 'Your deck is empty: the next card makes you reshuffle, and that costs. Stored resources are lost, and scrap hurts.'
      : `Your deck holds ${deck === 1 ? '1 card' : `${deck} cards`}. When it is empty you reshuffle, and that costs: stored resources are lost, and scrap hurts.`,
  pairs: 'You have a pair in store: using it has an effect of its own, and makes your next card cheaper.',
  onYourOwn:
    'From here on you decide. The light bulb (“Hint”) helps when you are stuck; touch any number to learn where it comes from.',
  hurt: (health: number) => `Only ${health} health left, and at 0 you lose. Armour and green cards help.`,
  bye: 'That was a whole exchange of blows, and now you fight alone. I only speak up when something is new.',

  deadly: (card: string) =>
    `Careful with ${card}: it needs cards you no longer have, and whoever cannot build a draw deck loses at once.`,
  reroll: (n: number) =>
    `You have ${n === 1 ? 'a re-roll token' : `${n} re-roll tokens`}: each rolls one die anew that you have not used yet. Tokens keep for later turns.`,
  scrap: (n: number) =>
    `Your scrapyard holds ${n} cards. When you reshuffle, each beyond the second hits you for 1 melee damage.`,
  trained:
    'One recruit has all its screws: at the end of the turn it goes to your discard pile. You draw it after the next reshuffle.',
  upgrade:
    'Upgrading a die: choose a face, then the colour of the new screw. Every later roll of that die can give it.',
  research: 'Each research token makes upgrading dearer by 1. You lose two when your opponent reshuffles.',
  compensation: 'The other side began, so you have 2 spare parts to spend before your first turn.',
  sacrifice:
    'Sacrificing thins your deck: of three cards you destroy one and put the others back. Weak starters go first.',
  recycle: 'Recycling puts a card of your piles or your hand on top of your deck: you know what you will draw.',
  discover: 'A technology for your base: choose one of three. It comes ready and stays.',
  series: 'The next match of the series: your recruits, dice and base stay, tokens and stores are gone.',
  split: 'A team shares the damage it suffers as it likes: choose who takes how much.',
  quick:
    'Quick training: both play each phase at the same time. What concerns your opponent waits until the end of the phase.',
  invasion:
    'The Invasion has deployed its cards first. Now all of you play your ten phases together, then what still stands strikes everybody.',
  stack: (n: number) =>
    `${n} cards lie on the stack: the top one fights with the support of all below it. When it falls, the next is on top, and weaker.`,
  assault:
    'Your damage hits the top card; what is left goes on to the next one. Parts of it may pay for additional actions instead.',
  share: 'What you gain here you may share: give each unit to whoever needs it most.',
  zones:
    'A training zone of the Invasion is nearly full: then its card is trained and the zone strikes. Sabotage takes resources out.',
  protocols:
    'The Invasion has a protocol: while refreshed it takes effect every round. Research tokens keep it from being refreshed.',
};
