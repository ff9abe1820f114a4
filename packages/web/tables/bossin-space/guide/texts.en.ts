/** What the guide says: at most two short sentences each. Card names come in already quoted. */
export const en = {
  /** What the guide is called. */
  title: 'First flight',

  welcome: 'You steer this ship. Shoot down the enemies above you, then beat the boss behind them.',
  timeline:
    'Four dangers lie open on the timeline. Each slot will also get one of your commands: first the command happens, then the danger.',
  attack: ({ slot, columns, column, lives }: { slot: number; columns: string; column: number; lives: number }) =>
    `Slot ${slot} attacks columns ${columns}, and you are in column ${column} below an enemy. Staying would cost a life; you have ${lives}.`,
  refresh: 'As captain you may swap your whole hand before the dangers are laid. Keep it unless it looks hopeless.',
  choose: ({ n, of, cards, spare }: { n: number; of: number; cards: string; spare: string }) =>
    `Choose ${n} of your ${of} cards. Try ${cards} and, to spare, ${spare}.`,
  chooseFreely: ({ n, of }: { n: number; of: number }) =>
    `Choose ${n} of your ${of} cards. Look at the slots: what will hurt, and where will you be by then?`,
  order: ({ first, second, third, last }: { first: string; second: string; third: string; last: string }) =>
    `Now their order: ${first} takes you out of the attack, ${second} and ${third} follow. ${last} comes last.`,
  orderFreely: 'Now put the cards in order. For each slot, ask what must happen before its danger comes.',
  before: 'Before each card you decide: resolve it, or flip it face down to cool the ship.',
  beforeSuggested: (card: string) =>
    `Before each card you decide: resolve it, or flip it face down to cool the ship. Resolve ${card}.`,
  escaped: ({ column, card }: { column: number; card: string }) =>
    `Column ${column} was not in the attack, so nothing hit you. ${card} strikes the nearest enemy in your column: resolve it.`,
  rocket: ({ card, max }: { card: string; max: number }) =>
    `${card} reaches any column but heats the ship by 1. At heat ${max} the ship explodes.`,
  aim: 'Choose a column. The nearest enemy in it is hit.',
  aimLast: 'Choose a column; the nearest enemy in it is hit. One more XP brings your first upgrade.',
  upgrade: ({ path, card }: { path: string; card: string }) =>
    `Your XP reached a yellow cube: choose an upgrade. With ${path} 1 each ${card} card fires two rockets.`,
  upgradeFreely: 'Your XP reached a yellow cube: choose an upgrade. It lasts for the whole game.',
  spare: (card: string) => `${card} would do nothing now. Flip it instead: the ship cools by 1.`,
  pushed:
    'New enemies pushed the others down a row. Whoever is pushed past row C breaks the line and hurts you, in any column.',
  activation: (slot: number) =>
    `Activation in slot ${slot}: every enemy carries out the effect on its card. Look at an enemy to read what it does.`,
  chooseAgain: ({ emp, rocket }: { emp: string; rocket: string }) =>
    `Your choice again. ${emp} skips the dangers of its slot, and ${rocket} now fires twice.`,
  chooseAgainFreely: 'Your choice again. Which dangers hurt, and where will you be by then?',
  orderAgain: ({ emp, slot }: { emp: string; slot: number }) =>
    `${emp} belongs into slot ${slot}, where it skips the Activation. Shoot before that.`,
  onYourOwn: 'From here on you decide. “Hint” helps when you are stuck, and “Why?” tells where a number comes from.',
  twoRockets: (column: number) =>
    `Two rockets, one after the other. Column ${column} is full: take out its lowest enemies.`,
  nextUpgrade: (xp: number) => `The next upgrade, for ${xp} XP this time. Each one costs a little more.`,
  hurt: 'That cost a life. When all of them are damaged the game is lost; “Heal” repairs one.',
  hot: 'The ship is getting hot. Flip a card to cool it before you fire again.',
  bye: 'That was the whole round, and now you fly alone. I only speak up when something is new, such as the boss after the last enemy.',
  byeTeam:
    'That was the whole round, and now you fly without me. I only speak up when something is new, such as the boss after the last enemy.',
  newCards: (n: number) =>
    `${n === 1 ? 'An upgraded card is' : `${n} upgraded cards are`} in your command deck now, among those drawn next. Look for new names in your hand.`,
  full: (column: number) =>
    `Column ${column} is full: one more enemy there, and the lowest breaks the line. Take one out before new enemies come.`,
  shield:
    'This enemy has a shield: it absorbs the first damage of each command card and is never used up. Two points in one card get through.',
  bossComes: 'The last enemy has left the deck: the boss comes with the next danger phase, into your ship’s column.',
  bossHere:
    'The boss is here. Enemies in its column protect it; with none in front of it your weapons hit it, and at 0 health you win.',
  bossCards: 'From now on every slot ends with a card of the boss, each round the same. An EMP of yours skips it, too.',
  bossSide: 'The boss has turned to its other side: look at its attack strength, its health stays the same.',
  closer:
    'The enemy deck is empty, so “New enemies” brings the boss one row closer. That row is closed: columns fill up sooner.',
  noEnemies: 'No enemy is left: ordinary danger cards are out of use. Only the boss still acts.',
  teleport: 'Teleport takes the ship to any column at once, or lets it stay.',
  laser: (card: string) =>
    `${card} burns through your column: what the nearest enemy does not need goes on to the next. It heats the ship by 1.`,
  emp: (card: string) =>
    `${card} skips the danger of its own slot. Put it where it would hurt most; it heats the ship by 1.`,
  tractor: (card: string) => `${card} pulls an enemy into the next column: out of your way, or into your sights.`,
  captain:
    'You are captain this round: you arrange everybody’s cards and have the last word. The token moves on every round.',
  crew: 'Your crew card works while you are captain, once a round. Touch it to read what it does.',
  talk: 'You may talk about the table, but not about what is in your hands. Signals say the most important things.',
};
