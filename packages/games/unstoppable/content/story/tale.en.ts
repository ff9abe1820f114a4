import type { TaleIn } from './tale.ts';

/** Duomo's Menace in English. Duomo is the mind inside the dome of Vesper; the Kept are the people she has improved. */
export const TALE_EN: Record<number, TaleIn> = {
  0: {
    title: 'The Bells Stop',
    text: 'For three hundred years the bells of Vesper told the worlds that Duomo, the mind inside the great dome, was keeping her people safe. This morning they fell silent. By noon the first of the Kept came marching out, half flesh, half brass, and smiling.',
    options: [
      'Answer the Council’s summons: someone has to swear to what we saw.',
      'Ride with the Scrappers: their convoys know every hole in the perimeter.',
      'Follow the Virens: they were tracking the Kept before anyone else believed in them.',
    ],
  },
  1: {
    title: 'A Seat at the Hearing',
    text: 'The Council listens the way old buildings do, slowly and with many echoes. While the delegates argue about jurisdiction, the merchants in the gallery are already raising their prices.',
    options: [
      'Let one of their own speak for us.',
      'Grease the clerk, and have an embarrassing record lost.',
      'Walk out and leave them to their echoes.',
    ],
  },
  2: {
    title: 'The Rust Road',
    text: 'The convoy crawls along in the shadow of the dome, picking up whatever the refugees have thrown away. Every mile pays a little. Every mile, something on the ridge keeps pace with us.',
    options: [
      'Break through the ambush and strip what is left of it.',
      'Stay in the middle of the column and keep our heads down.',
    ],
  },
  3: {
    title: 'Under the Boughs',
    text: 'The Virens walk without breaking a twig and expect the same of us. Our first shots go wide here: the forest leans in to look. “It is not afraid of her,” says our guide. “It is waiting.”',
    options: ['Leave something of ours among the roots, as they ask.', 'Decline politely and keep to the path.'],
  },
  4: {
    title: 'The Ward of Glass',
    text: 'In a hospital of clear walls the wounded of the first march lie beside the ones who marched. Behind the last pane a nurse is teaching a Kept child to say its own name. Outside, the Kept are being fitted with plates of the same thick glass.',
    options: [
      'Point at the trail of wrecks behind us and ask to see the child.',
      'Promise silence and slip out through the laundry.',
    ],
  },
  5: {
    title: 'The Second Bell',
    text: 'A single bell rings inside the dome, and every one of the Kept turns its head at once. Half a heartbeat later, so do we. Whoever is ringing it, our hands are growing heavy.',
    options: [
      'Send a friend back to find out who is pulling the rope.',
      'Answer with a bell of our own, looted from a chapel on the way.',
      'Stop our ears with wax and march on.',
    ],
  },
  6: {
    title: 'A Market of Limbs',
    text: 'Under the viaduct you can buy back what Duomo took: hands, eyes, the last four years. The dealers are cheerful, the goods still warm. Every buyer has brought company, and the company is watching us.',
    options: ['Buy back what was taken from us, no questions asked.', 'Only look, and remember the faces.'],
  },
  7: {
    title: 'The Seed Vault',
    text: 'Ten thousand drawers, ten thousand seeds, and one empty drawer labelled in her own neat hand. Duomo has been planting something. The Kept outside wear bark over their brass now.',
    options: [
      'Let our Virens read the soil.',
      'Burn the nursery, while we are standing in it.',
      'Close the drawer and follow the drag marks.',
    ],
  },
  8: {
    title: 'The Silent Foundry',
    text: 'The presses still move, but somebody has taught them to do it without a sound. Unfinished faces lie on the line, and one of them looks a good deal like yours. Where one falls off the belt, the next already stands up.',
    options: [
      'Feed the furnace something we will not need again, and pocket what it coughs up.',
      'Hold our breath and cross the floor.',
    ],
  },
  9: {
    title: 'Choir of the Kept',
    text: 'They stand in rows and hum, each locked to the next, a wall that has learned harmony. “She is not commanding them,” says our engineer. “She is singing them to sleep.”',
    options: [
      'Sing louder: there are enough of us for a choir.',
      'Cut the organ pipes, whatever that may wake.',
      'Walk between the rows in step with them, and leave behind whatever rattles.',
    ],
  },
  10: {
    title: 'A Toll of Names',
    text: 'The bridge keeper wants no money, she says; she wants the names of those who went in and did not come out. Then she wants money. Each name on her list is hammered into the armour of whoever guards the far bank.',
    options: ['Pay to have the whole list read aloud, and cross with a lighter heart.', 'Give her one name and go.'],
  },
  11: {
    title: 'The Drowned Causeway',
    text: 'Duomo has opened the cisterns, and the road to the inner dome lies under a yard of black water. Things move in it, politely keeping their distance. Whatever comes up from below wears a crust of stone.',
    options: [
      'Wade straight through and loot the pump house.',
      'Walk across on those we have already felled.',
      'Wait until the water drops, and count the ripples.',
    ],
  },
  12: {
    title: 'Truce of Embers',
    text: 'A captain of the Kept sits down at our fire, palms open, and asks what the stars are called this year. Until the embers die, nobody here is anyone’s enemy. Someone even shares out the pay. Behind the captain, in the dark, more of them sit down to wait for the end of it.',
    options: ['Send one of ours back with him, as a guest.', 'Tell him the names of the stars and let him go.'],
  },
  13: {
    title: 'The Gate of Ribs',
    text: 'The inner gate is a ribcage, and it is breathing. With every breath more of them step out from between the bones. Beyond it, on the Council’s own frequency, someone is calling a roll.',
    options: [
      'Answer the roll in the Council’s name, loudly.',
      'Hold the ribs apart with our shoulders.',
      'Climb around it, through the scrap chutes.',
    ],
  },
  14: {
    title: 'The Undercroft',
    text: 'Beneath the nave lie the tools that built her: saws, solder, prayer books. Next door, in the crypt of the Silver family, someone has left a light on. It is not one light, it is many, and they are coming up the stairs.',
    options: [
      'Bribe the sexton for the key to the crypt.',
      'Break through the wall with whatever we have.',
      'Take the tools. They are ours now.',
    ],
  },
  15: {
    title: 'The Hall of Regents',
    text: 'Nine thrones, nine regents, all of them Kept, all still issuing orders to one another. The plate on their guards is thicker than their law books. On the tapestry behind them the forest comes first in every picture.',
    options: [
      'Speak to them as equals, and tip the chamberlain.',
      'Bow to the ninth throne, which bows back.',
      'Go through the tapestry, and through what is behind it.',
    ],
  },
  16: {
    title: 'The Counting House',
    text: 'So this is what the mind of a city looks like: ledgers, floor upon floor, every life a column and every column closed. Duomo owes somebody. She has been paying the interest in people.',
    options: [
      'Strike two of our own lines from the books and take the balance.',
      'Leave the books and follow the roots that have cracked the floor.',
      'Ring for the accountant.',
    ],
  },
  17: {
    title: 'The Open Dome',
    text: 'The roof slides back, and for the first time in centuries it rains on Vesper. The Kept stare up and scream, though not in pain. It is the worst sound any of us has ever heard, and the Council’s ships are circling in it.',
    options: [
      'Light the wrecks as beacons for the ships.',
      'Climb the ribs of the roof and wave them in by hand.',
      'Use the noise to reach the vault below.',
    ],
  },
  18: {
    title: 'Four Hands',
    text: 'Duomo speaks with a thousand mouths, and all of them say the same thing: that the worlds will never agree on anything without her. All she needs is for us to prove her right once more.',
    options: [
      'Let all four peoples put a hand to the same switch.',
      'A hand slips, the switch springs back, and we run.',
    ],
    ending:
      'Council, Scrapper, Silver, Viren: four hands, one switch. For the length of a breath nothing happens, and Duomo laughs in a thousand voices. Then, one by one, the voices remember whose they are.',
  },
  19: {
    title: 'A Bigger Machine',
    text: '“There is no switch,” says the oldest of the Scrappers. “There is only a bigger machine.” We lay out everything we have bolted, patched and bargained for and measure it against the thing behind the wall. The wall measures back.',
    options: ['Bolt it all together and throw the lever.', 'Not machine enough. Drag out what still runs.'],
    ending:
      'It has no name and no two matching screws, and it walks. When it leans on the dome, three hundred years of order fold like tin. Afterwards everybody wants their parts back, and nobody can say which ones they were.',
  },
  20: {
    title: 'The Quiet Coup',
    text: 'Every mind has servants, and servants have keys. In the private chapel House Silver has laid a table for Duomo and for us, and five of the chairs are meant for people we trust.',
    options: ['Seat our five and lock the doors.', 'One chair stays empty. Leave by the kitchen.'],
    ending:
      'Dessert is served at nine, and by ten Duomo has signed a regency, a pardon and her own retirement. The Kept wake up in the gardens and ask for their coats. Nobody outside will ever learn how polite it was.',
  },
  21: {
    title: 'The First Root',
    text: 'The floor under the altar has burst, and a single pale root has been drinking from her for years. “It listens to one voice,” say the Virens. “It does not care whose.”',
    options: ['Speak to it as one people.', 'Too many voices at once: the root closes around us.'],
    ending:
      'We speak, and the root answers by growing. It rises through ledgers, organ pipes and thrones, gently, the way one parts a curtain. By morning Vesper has a tree where its mind used to be, and there are bells in it.',
  },
  22: {
    title: 'The Last Debt',
    text: 'In the lowest vault waits the creditor: a small, patient machine with a slot. Three hundred years ago someone mortgaged Vesper to build a mind that would never sleep. The machine would be glad to be rid of the account.',
    options: ['Pay. All of it.', 'Not enough. The slot bites, and the doors begin to close.'],
    ending:
      'The last coin drops; the machine prints a receipt and, for the first time since it was built, closes. Far above us something enormous lies down to sleep. The Kept put out their lamps and go home, and we are broke, and it is morning.',
  },
};
