import { cs, de, en, type Noun } from '@starhold/effects/text';
import type { Resource, Ship } from '../content/ops.ts';

/** Czech: nom/gen/dat/acc/loc/ins; German: nom/gen/dat/acc. */

/** A noun with words behind it that never change: `karta operace`, `loď Zplozence`. */
export const behind = (forms: string, words: string): string =>
  forms
    .split('/')
    .map((form) => `${form} ${words}`)
    .join('/');

const BOD = 'bod/bodu/bodu/bod/bodu/bodem';
const BODY = 'body/bodů/bodům/body/bodech/body';
const points = (of: string) => cs('mi', behind(BOD, of), behind(BODY, of));
const KARTA = 'karta/karty/kartě/kartu/kartě/kartou';
const KARTY = 'karty/karet/kartám/karty/kartách/kartami';
export const card = (of: string) => cs('f', behind(KARTA, of), behind(KARTY, of));
const karte = (of: string) =>
  de('f', `${of}karte/${of}karte/${of}karte/${of}karte`, `${of}karten/${of}karten/${of}karten/${of}karten`);
const mass = (word: string) => de('f', `${word}/${word}/${word}/${word}`);
export const LOD = 'loď/lodi/lodi/loď/lodi/lodí';
export const LODE = 'lodě/lodí/lodím/lodě/lodích/loděmi';

export const RESOURCE_NOUNS: Record<Resource | 'any', Noun> = {
  material: {
    en: en('material'),
    cs: cs(
      'mi',
      'materiál/materiálu/materiálu/materiál/materiálu/materiálem',
      'materiály/materiálů/materiálům/materiály/materiálech/materiály',
    ),
    de: de('n', 'Material/Materials/Material/Material'),
  },
  energy: {
    en: en('energy'),
    cs: cs(
      'f',
      'energie/energie/energii/energii/energii/energií',
      'energie/energií/energiím/energie/energiích/energiemi',
    ),
    de: mass('Energie'),
  },
  science: { en: en('science'), cs: points('vědy'), de: mass('Wissenschaft') },
  neutronium: {
    en: en('neutronium'),
    cs: cs(
      'n',
      'neutronium/neutronia/neutroniu/neutronium/neutroniu/neutroniem',
      'neutronia/neutronií/neutroniím/neutronia/neutroniích/neutronii',
    ),
    de: de('n', 'Neutronium/Neutroniums/Neutronium/Neutronium'),
  },
  any: {
    en: en('resource of your choice', 'resources of your choice'),
    cs: cs(
      'mi',
      'libovolný zdroj/libovolného zdroje/libovolnému zdroji/libovolný zdroj/libovolném zdroji/libovolným zdrojem',
      'libovolné zdroje/libovolných zdrojů/libovolným zdrojům/libovolné zdroje/libovolných zdrojích/libovolnými zdroji',
    ),
    de: de(
      'f',
      'beliebige Ressource/beliebigen Ressource/beliebigen Ressource/beliebige Ressource',
      'beliebige Ressourcen/beliebiger Ressourcen/beliebigen Ressourcen/beliebige Ressourcen',
    ),
  },
};
export const RESOURCE: Noun = {
  en: en('resource', 'resources'),
  cs: cs('mi', 'zdroj/zdroje/zdroji/zdroj/zdroji/zdrojem', 'zdroje/zdrojů/zdrojům/zdroje/zdrojích/zdroji'),
  de: de('f', 'Ressource/Ressource/Ressource/Ressource', 'Ressourcen/Ressourcen/Ressourcen/Ressourcen'),
};
export const TACTICS: Noun = { en: en('tactic', 'tactics'), cs: points('taktiky'), de: mass('Taktik') };
export const PRESTIGE: Noun = {
  en: en('prestige'),
  cs: points('prestiže'),
  de: de('n', 'Prestige/Prestiges/Prestige/Prestige'),
};
export const INFLUENCE: Noun = {
  en: en('influence'),
  cs: points('vlivu'),
  de: de('m', 'Einfluss/Einflusses/Einfluss/Einfluss'),
};
export const DATA: Noun = {
  en: en('data'),
  cs: cs(
    'f',
    behind('kostka/kostky/kostce/kostku/kostce/kostkou', 'dat'),
    behind('kostky/kostek/kostkám/kostky/kostkách/kostkami', 'dat'),
  ),
  de: de('m', 'Datenwürfel/Datenwürfels/Datenwürfel/Datenwürfel', 'Datenwürfel/Datenwürfel/Datenwürfeln/Datenwürfel'),
};
export const REMNANT: Noun = {
  en: en('void remnant', 'void remnants'),
  cs: cs(
    'mi',
    behind('zbytek/zbytku/zbytku/zbytek/zbytku/zbytkem', 'Prázdnoty'),
    behind('zbytky/zbytků/zbytkům/zbytky/zbytcích/zbytky', 'Prázdnoty'),
  ),
  de: de('m', 'Leerenrest/Leerenrests/Leerenrest/Leerenrest', 'Leerenreste/Leerenreste/Leerenresten/Leerenreste'),
};
export const CORRUPTION: Noun = {
  en: en('corruption token', 'corruption tokens'),
  cs: cs(
    'mi',
    behind('žeton/žetonu/žetonu/žeton/žetonu/žetonem', 'zhouby'),
    behind('žetony/žetonů/žetonům/žetony/žetonech/žetony', 'zhouby'),
  ),
  de: de(
    'm',
    'Verderbnismarker/Verderbnismarkers/Verderbnismarker/Verderbnismarker',
    'Verderbnismarker/Verderbnismarker/Verderbnismarkern/Verderbnismarker',
  ),
};
export const SHIELD: Noun = {
  en: en('shield', 'shields'),
  cs: cs('mi', 'štít/štítu/štítu/štít/štítu/štítem', 'štíty/štítů/štítům/štíty/štítech/štíty'),
  de: de('m', 'Schild/Schilds/Schild/Schild', 'Schilde/Schilde/Schilden/Schilde'),
};
export const VOIDBORN: Noun = {
  en: en('Voidborn ship', 'Voidborn ships'),
  cs: cs('f', behind(LOD, 'Zplozence'), behind(LODE, 'Zplozence')),
  de: de(
    'n',
    behind('Schiff/Schiffs/Schiff/Schiff', 'der Leere'),
    behind('Schiffe/Schiffe/Schiffen/Schiffe', 'der Leere'),
  ),
};
export const DAMAGE: Noun = {
  en: en('damage'),
  cs: cs('n', 'poškození/poškození/poškození/poškození/poškození/poškozením'),
  de: de('m', 'Schaden/Schadens/Schaden/Schaden'),
};
export const MOVE: Noun = {
  en: en('move', 'moves'),
  cs: cs('mi', 'pohyb/pohybu/pohybu/pohyb/pohybu/pohybem', 'pohyby/pohybů/pohybům/pohyby/pohybech/pohyby'),
  de: de('f', 'Bewegung/Bewegung/Bewegung/Bewegung', 'Bewegungen/Bewegungen/Bewegungen/Bewegungen'),
};
export const LIMITED: Noun = {
  en: en('limited move', 'limited moves'),
  cs: cs(
    'mi',
    'omezený pohyb/omezeného pohybu/omezenému pohybu/omezený pohyb/omezeném pohybu/omezeným pohybem',
    'omezené pohyby/omezených pohybů/omezeným pohybům/omezené pohyby/omezených pohybech/omezenými pohyby',
  ),
  de: de(
    'f',
    'begrenzte Bewegung/begrenzten Bewegung/begrenzten Bewegung/begrenzte Bewegung',
    'begrenzte Bewegungen/begrenzter Bewegungen/begrenzten Bewegungen/begrenzte Bewegungen',
  ),
};
export const CARD: Noun = { en: en('operation card', 'operation cards'), cs: card('operace'), de: karte('Operations') };
export const HIDDEN: Noun = {
  en: en('hidden influence card', 'hidden influence cards'),
  cs: card('skrytého vlivu'),
  de: de(
    'f',
    'verdeckte Einflusskarte/verdeckten Einflusskarte/verdeckten Einflusskarte/verdeckte Einflusskarte',
    'verdeckte Einflusskarten/verdeckter Einflusskarten/verdeckten Einflusskarten/verdeckte Einflusskarten',
  ),
};
export const CADET_CARD: Noun = { en: en('cadet card', 'cadet cards'), cs: card('kadeta'), de: karte('Kadetten') };
export const FRIGATE_CARD: Noun = {
  en: en('frigate card', 'frigate cards'),
  cs: card('fregaty'),
  de: karte('Fregatten'),
};
const COMMAND_CARD: Noun = { en: en('command card', 'command cards'), cs: card('velení'), de: karte('Befehls') };
export const PILE_NOUNS = { cadet: CADET_CARD, frigate: FRIGATE_CARD, command: COMMAND_CARD };
export const COLONY: Noun = { en: en('colony card', 'colony cards'), cs: card('kolonie'), de: karte('Kolonie') };
export const RANK: Noun = {
  en: en('captain rank', 'captain ranks'),
  cs: cs(
    'mi',
    'hodnostní stupeň/hodnostního stupně/hodnostnímu stupni/hodnostní stupeň/hodnostním stupni/hodnostním stupněm',
    'hodnostní stupně/hodnostních stupňů/hodnostním stupňům/hodnostní stupně/hodnostních stupních/hodnostními stupni',
  ),
  de: de('m', 'Rang/Rangs/Rang/Rang', 'Ränge/Ränge/Rängen/Ränge'),
};
export const SECTOR: Noun = {
  en: en('sector', 'sectors'),
  cs: cs('mi', 'sektor/sektoru/sektoru/sektor/sektoru/sektorem', 'sektory/sektorů/sektorům/sektory/sektorech/sektory'),
  de: de('m', 'Sektor/Sektors/Sektor/Sektor', 'Sektoren/Sektoren/Sektoren/Sektoren'),
};
export const SUPPLY: Noun = {
  en: en('supply'),
  cs: cs('f', 'zásoba/zásoby/zásobě/zásobu/zásobě/zásobou', 'zásoby/zásob/zásobám/zásoby/zásobách/zásobami'),
  de: de('m', 'Vorrat/Vorrats/Vorrat/Vorrat', 'Vorräte/Vorräte/Vorräten/Vorräte'),
};
export const SHIP_NOUNS: Record<Ship, Noun> = {
  ark: {
    en: en('ark', 'arks'),
    cs: cs('f', 'archa/archy/arše/archu/arše/archou', 'archy/arch/archám/archy/archách/archami'),
    de: de('f', 'Arche/Arche/Arche/Arche', 'Archen/Archen/Archen/Archen'),
  },
  fighter: {
    en: en('fighter', 'fighters'),
    cs: cs(
      'f',
      'stíhačka/stíhačky/stíhačce/stíhačku/stíhačce/stíhačkou',
      'stíhačky/stíhaček/stíhačkám/stíhačky/stíhačkách/stíhačkami',
    ),
    de: de('m', 'Jäger/Jägers/Jäger/Jäger', 'Jäger/Jäger/Jägern/Jäger'),
  },
  dropship: {
    en: en('dropship', 'dropships'),
    cs: cs(
      'f',
      'výsadková loď/výsadkové lodi/výsadkové lodi/výsadkovou loď/výsadkové lodi/výsadkovou lodí',
      'výsadkové lodě/výsadkových lodí/výsadkovým lodím/výsadkové lodě/výsadkových lodích/výsadkovými loděmi',
    ),
    de: de(
      'n',
      'Landungsschiff/Landungsschiffs/Landungsschiff/Landungsschiff',
      'Landungsschiffe/Landungsschiffe/Landungsschiffen/Landungsschiffe',
    ),
  },
  shuttle: {
    en: en('shuttle', 'shuttles'),
    cs: cs(
      'mi',
      'raketoplán/raketoplánu/raketoplánu/raketoplán/raketoplánu/raketoplánem',
      'raketoplány/raketoplánů/raketoplánům/raketoplány/raketoplánech/raketoplány',
    ),
    de: de('f', 'Fähre/Fähre/Fähre/Fähre', 'Fähren/Fähren/Fähren/Fähren'),
  },
};
