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
    'From here on you decide. The light bulb (“Hint”) helps when you are stuck; touch a number such as your health to learn where it comes from.',
  handDown: (n: number) => `You level up, and only three cards stay in your hand. Choose ${n} to discard.`,
  remove: (card: string) => `Your deck is empty, so you level up! Remove a weak card for good: ${card} is one.`,
  removeFreely: 'Your deck is empty, so you level up! You may remove a weak card for good.',
  hurt: (health: number) =>
    `Only ${health} health left, and at 0 the game is lost. Defeat what hits hardest, or gain armour.`,
  bye: ({ level, boss, goal }: { level: number; boss: string; goal: number }) =>
    `Level ${level}: better cards are within reach. ${boss} now sends boss cards into your deck: defeat them until they have dealt ${goal} boss damage.`,
  byeStory: 'That was a whole level, and now the story goes on without me. Every level up is a choice; good luck!',
};
