/** At most two short sentences each. Names of cards come in already quoted. */
export const en = {
  title: 'First fight',

  welcome: (character: string) =>
    `You are ${character}. Every card of your deck is also an enemy: beat it, and the card comes into your hand.`,
  draft: (card: string) => `Each turn you take one of three new cards. Try ${card}; you can play it at once.`,
  draftFreely: 'Each turn you take one of three new cards. You can play it at once.',
  under: 'The others go under their deck. Their order hardly matters; leave it as it is.',
  threats: (attack: number) =>
    `These threats hit you at the end of the turn, for ${attack} damage in all. One falls when the damage on it reaches its attack and defence together.`,
  play: ({ ap, card }: { ap: number; card: string }) => `You have ${ap} AP to spend. Play ${card}.`,
  taunt: (threat: string) => `${threat} has Taunt: as long as it lies there, you must hit it first.`,
  aim: 'Choose whom to hit. One that falls at once is best, and the threat on deck counts, too.',
  finish: ({ card, threat }: { card: string; threat: string }) => `${threat} is nearly down. Finish it with ${card}.`,
  drawn: ({ card, threats }: { card: string; threats: number }) =>
    `Behind that threat was ${card}, and now you hold it. Threats left before you level up: ${threats}.`,
  buy: (upgrade: string) =>
    `You can afford ${upgrade}: one more hit on a tactic, for the whole game. But its enemy grows tougher, too.`,
  fit: (card: string) => `Choose the card that gets it: ${card}, for example.`,
  fitFreely: 'Choose the card that gets it. It stays there for good.',
  ally: (card: string) => `${card} is an ally and stays in play until you level up. Play it.`,
  exhaust: (card: string) => `Once a turn you may exhaust an ally, and it costs no AP. Use ${card}.`,
  end: 'Nothing useful is left to do: end your actions. Then the threats hit you, and new ones come.',
  after: (health: number) =>
    `The threats have hit you, armour first: you have ${health} health. New threats came from your deck, and the danger moved on.`,
  rage: (threat: string) => `${threat} has Rage and would take an ally of yours this turn. Better get rid of it first.`,
  onYourOwn:
    'From here on you decide, and I only speak up when something is new. The light bulb (“Hint”) helps when you are stuck.',
  handDown: (n: number) => `You level up, and only three cards stay in your hand. Choose ${n} to discard.`,
  remove: (card: string) => `Your deck is empty, so you level up! Remove a weak card for good: ${card} is one.`,
  removeFreely: 'Your deck is empty, so you level up! You may remove a weak card for good.',
  hurt: (health: number) =>
    `Only ${health} health left, and at 0 the game is lost. Defeat what hits hardest, or gain armour.`,
  lastTurns: (turns: number) =>
    turns === 1
      ? 'This is the last turn before Maximum Danger, where the game is lost. Nothing is worth saving any more.'
      : `Only ${turns} turns are left before Maximum Danger, where the game is lost. Nothing is worth saving for later now.`,
  levelled: ({ level, boss, goal }: { level: number; boss: string; goal: number }) =>
    `Level ${level}: better cards are within reach. ${boss} now sends boss cards into your deck: defeat them until they have dealt ${goal} boss damage.`,
  levelledStory: 'A whole level is done, and with every level up the story goes on. What you choose there lasts.',
  deck: (draft: number) =>
    `Core decks up to level ${draft} are open to you now: choose one to draft from. Its cards do more than those of level 1.`,
  story:
    'The story goes on: choose an option whose condition you meet, and pay what it asks. Endings ask for a lot, so look ahead.',
  danger: ({ level, turns }: { level: number; turns: number }) =>
    `The danger marker moves every turn; it shows ${level} now, and ${turns === 1 ? '1 turn is' : `${turns} turns are`} left. Threats that show the danger sign grow with it.`,
  bossCard: (threat: string) =>
    `${threat} is a boss card, without a side you could play. Defeat it like any threat: it does what it says and goes at once.`,
  bossDamage: ({ damage, goal }: { damage: number; goal: number }) =>
    `Boss damage: ${damage} of ${goal}. Only boss cards deal it, and new ones come with every level up.`,
  fear: (threat: string) => `${threat} has Fear: each time you aim at it, you lose 1 AP. With 0 AP you lose nothing.`,
  swift: (threat: string) =>
    `${threat} is Swift and does not count: three others come all the same, so more of them hit you.`,
  madness: (threat: string) => `${threat} has Madness: revealed while your health is low, it wounds itself.`,
  reward: 'Whoever defeats a threat may take the reward on it. It is yours to take or to leave.',
  resolve: 'The effects of a card and its upgrades come in any order. What you leave out is lost.',
  focus: (card: string) => `${card} has Focus: X is the number of your cards of its faction, in hand and in play.`,
  unity: (card: string) =>
    `${card} has Unity: X is the number of different factions among your cards in hand and in play.`,
  conspiracy: (card: string) =>
    `${card} has Conspiracy: it works only beside another card of its faction, in hand or in play.`,
  haggle: (card: string) =>
    `${card} has Haggle: you may pay credits for the effect, 1 less for each of your cards of its faction.`,
  repeated:
    'You have used one effect of a card several times this turn. After the fourth time the card is removed for good.',
  thinOut: 'Here a card may be removed from the game for good. Weak starters go first: a lean deck levels up sooner.',
  market: 'Here you may renew the market: put what you do not want under the deck, and other upgrades come.',
  duo: 'You two act in any order, and your damage may hit your partner’s threats, too. The card goes to its owner, the reward to you.',
};
