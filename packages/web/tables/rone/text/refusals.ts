import type { Language } from '@starhold/kernel';

/**
 * What is wrong with a scenario, in the reader's language. The game says it in one English line, for files of all kinds; the
 * lines that a scenario can meet stand here with their places for words and numbers.
 */

type Said = (...words: string[]) => string;
type Line = readonly [RegExp, { cs: Said; de: Said }];

const LINES: readonly Line[] = [
  [/^there is no such thing$/, { cs: () => 'nic takového není', de: () => 'so etwas gibt es nicht' }],
  [/^there is no event (.*)$/, { cs: (a) => `událost „${a}“ tu není`, de: (a) => `das Ereignis „${a}“ gibt es nicht` }],
  [
    /^there is no spare-part action (.*)$/,
    { cs: (a) => `akce náhradních dílů „${a}“ není`, de: (a) => `die Ersatzteilaktion „${a}“ gibt es nicht` },
  ],
  [
    /^there is no target with health$/,
    { cs: () => 'karta scénáře nemá životy', de: () => 'die Szenariokarte hat keine Gesundheit' },
  ],
  [/^there is no "?(.*?)"?$/, { cs: (a) => `nic takového jako „${a}“ není`, de: (a) => `„${a}“ gibt es nicht` }],
  [/^letters, digits and - only$/, { cs: () => 'jen písmena, číslice a -', de: () => 'nur Buchstaben, Ziffern und -' }],
  [/^letters (.*) only$/, { cs: (a) => `jen písmena ${a}`, de: (a) => `nur die Buchstaben ${a}` }],
  [
    /^the branch "(.*)" is there already, at (.*)$/,
    { cs: (a, b) => `větev „${a}“ už je v ${b}`, de: (a, b) => `den Zweig „${a}“ gibt es schon in ${b}` },
  ],
  [/^"(.*?)" is there already/, { cs: (a) => `„${a}“ už tu je`, de: (a) => `„${a}“ gibt es schon` }],
  [
    /^nested more than (\d+) deep$/,
    { cs: (n) => `vnořeno hlouběji než ${n}krát`, de: (n) => `tiefer als ${n}-mal verschachtelt` },
  ],
  [/^holds itself$/, { cs: () => 'obsahuje samo sebe', de: () => 'enthält sich selbst' }],
  [
    /^"it" stands only inside each$/,
    { cs: () => '„it“ má smysl jen uvnitř „each“', de: () => '„it“ steht nur innerhalb von „each“' },
  ],
  [
    /^must be "it" \(inside each\) or "invasion" here$/,
    {
      cs: () => 'tady musí být „it“ (uvnitř „each“), nebo „invasion“',
      de: () => 'hier muss „it“ (innerhalb von „each“) oder „invasion“ stehen',
    },
  ],
  [
    /^"(.*)" is for the Invasion only$/,
    { cs: (a) => `„${a}“ je jen pro Invazi`, de: (a) => `„${a}“ ist nur für die Invasion` },
  ],
  [/^"(.*)" is for players only$/, { cs: (a) => `„${a}“ je jen pro hráče`, de: (a) => `„${a}“ ist nur für Spieler` }],
  [
    /^"returnIt" needs a defeated card$/,
    { cs: () => '„returnIt“ potřebuje poraženou kartu', de: () => '„returnIt“ braucht eine besiegte Karte' },
  ],
  [
    /^"destroySelf" stands only in deployed and trained$/,
    {
      cs: () => '„destroySelf“ patří jen k nasazení a výcviku',
      de: () => '„destroySelf“ steht nur beim Aufmarsch und in der Ausbildung',
    },
  ],
  [
    /^only the scenarios of the campaign have a number$/,
    { cs: () => 'číslo mají jen scénáře kampaně', de: () => 'nur die Szenarien der Kampagne haben eine Nummer' },
  ],
  [/^must be an object$/, { cs: () => 'nemá tvar scénáře', de: () => 'hat nicht die Form eines Szenarios' }],
  [
    /^(\d+) signs are too many; a scenario has at most (\d+)$/,
    {
      cs: (n, most) => `${n} znaků je příliš; scénář jich má nejvýš ${most}`,
      de: (n, most) => `${n} Zeichen sind zu viele; ein Szenario hat höchstens ${most}`,
    },
  ],
  // Where the text breaks off is told by the browser, in English.
  [/^no JSON: .*$/, { cs: () => 'není to JSON', de: () => 'das ist kein JSON' }],
  [/^Unrecognized keys?: (.*)$/, { cs: (a) => `neznámé pole: ${a}`, de: (a) => `unbekanntes Feld: ${a}` }],
  [
    /^Too small: expected (?:number|int) to be >=?(-?\d+)$/,
    { cs: (n) => `číslo je příliš malé, nejméně ${n}`, de: (n) => `die Zahl ist zu klein, mindestens ${n}` },
  ],
  [
    /^Too big: expected (?:number|int) to be <=?(-?\d+)$/,
    { cs: (n) => `číslo je příliš velké, nejvýš ${n}`, de: (n) => `die Zahl ist zu groß, höchstens ${n}` },
  ],
  [
    /^Too small: expected string to have >=?(\d+) characters$/,
    {
      cs: (n) => `text je příliš krátký, znaků nejméně ${n}`,
      de: (n) => `der Text ist zu kurz, mindestens ${n} Zeichen`,
    },
  ],
  [
    /^Too big: expected string to have <=?(\d+) characters$/,
    {
      cs: (n) => `text je příliš dlouhý, znaků nejvýš ${n}`,
      de: (n) => `der Text ist zu lang, höchstens ${n} Zeichen`,
    },
  ],
  [
    /^Too small: expected array to have >=?(\d+) items$/,
    { cs: (n) => `je toho příliš málo, nejméně ${n}`, de: (n) => `zu wenig davon, mindestens ${n}` },
  ],
  [
    /^Too big: expected array to have <=?(\d+) items$/,
    { cs: (n) => `je toho příliš mnoho, nejvýš ${n}`, de: (n) => `zu viel davon, höchstens ${n}` },
  ],
  [/^Invalid input: expected (\w+), received undefined$/, { cs: () => 'chybí', de: () => 'fehlt' }],
  [
    /^Invalid input: expected int, received number$/,
    { cs: () => 'musí to být celé číslo', de: () => 'muss eine ganze Zahl sein' },
  ],
  [
    /^Invalid input: expected (?:number|int), received (\w+)$/,
    { cs: () => 'musí to být číslo', de: () => 'muss eine Zahl sein' },
  ],
  [
    /^Invalid input: expected string, received (\w+)$/,
    { cs: () => 'musí to být text', de: () => 'muss ein Text sein' },
  ],
  [
    /^Invalid input: expected (\w+), received (\w+)$/,
    { cs: (a, b) => `má to být ${a}, je to ${b}`, de: (a, b) => `soll ${a} sein, ist ${b}` },
  ],
  [
    /^Invalid option: expected one of (.*)$/,
    { cs: (a) => `musí to být jedno z: ${a}`, de: (a) => `muss eines davon sein: ${a}` },
  ],
  [/^Invalid (?:input|string).*$/, { cs: () => 'takto to nejde', de: () => 'so geht das nicht' }],
];

/** `events.0.round: …` or the line behind the field alone. English stays as it is. */
export function refusalIn(lang: Language, message: string): string {
  if (lang === 'en') return message;
  for (const [line, said] of LINES) {
    const met = line.exec(message);
    if (met) return said[lang](...met.slice(1));
  }
  return message;
}
