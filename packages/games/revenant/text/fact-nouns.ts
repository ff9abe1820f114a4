import { cs, de, en, type Noun } from '@starhold/effects/text';
import type { Fact } from '../content/ops.ts';
import {
  behind,
  CADET_CARD,
  card,
  FRIGATE_CARD,
  HIDDEN,
  LOD,
  LODE,
  RANK,
  REMNANT,
  RESOURCE,
  TACTICS,
} from './nouns.ts';

/** What a condition or an amount counts. */
export const FACT_NOUNS: Record<Fact, Noun> = {
  tactics: TACTICS,
  rank: RANK,
  hand: {
    en: en('operation card in hand', 'operation cards in hand'),
    cs: card('operace v ruce'),
    de: de(
      'f',
      behind('Operationskarte/Operationskarte/Operationskarte/Operationskarte', 'auf der Hand'),
      behind('Operationskarten/Operationskarten/Operationskarten/Operationskarten', 'auf der Hand'),
    ),
  },
  corruption: {
    en: en('corruption token on your board', 'corruption tokens on your board'),
    cs: cs(
      'mi',
      behind('žeton/žetonu/žetonu/žeton/žetonu/žetonem', 'zhouby na tvé desce'),
      behind('žetony/žetonů/žetonům/žetony/žetonech/žetony', 'zhouby na tvé desce'),
    ),
    de: de(
      'm',
      behind('Verderbnismarker/Verderbnismarkers/Verderbnismarker/Verderbnismarker', 'auf deinem Tableau'),
      behind('Verderbnismarker/Verderbnismarker/Verderbnismarkern/Verderbnismarker', 'auf deinem Tableau'),
    ),
  },
  remnants: REMNANT,
  resources: RESOURCE,
  hiddenCards: HIDDEN,
  hiddenOfOneHouse: {
    en: en(
      'hidden influence card of the House you hold most of',
      'hidden influence cards of the House you hold most of',
    ),
    cs: card('skrytého vlivu rodu, kterého jich máš nejvíc'),
    de: de(
      'f',
      behind(
        'verdeckte Einflusskarte/verdeckten Einflusskarte/verdeckten Einflusskarte/verdeckte Einflusskarte',
        'des Hauses, von dem du am meisten hast',
      ),
      behind(
        'verdeckte Einflusskarten/verdeckter Einflusskarten/verdeckten Einflusskarten/verdeckte Einflusskarten',
        'des Hauses, von dem du am meisten hast',
      ),
    ),
  },
  cadetCards: CADET_CARD,
  frigateCards: FRIGATE_CARD,
  commandCards: {
    en: en('played command card', 'played command cards'),
    cs: cs(
      'f',
      'zahraná karta velení/zahrané karty velení/zahrané kartě velení/zahranou kartu velení/zahrané kartě velení/zahranou kartou velení',
      'zahrané karty velení/zahraných karet velení/zahraným kartám velení/zahrané karty velení/zahraných kartách velení/zahranými kartami velení',
    ),
    de: de(
      'f',
      'gespielte Befehlskarte/gespielten Befehlskarte/gespielten Befehlskarte/gespielte Befehlskarte',
      'gespielte Befehlskarten/gespielter Befehlskarten/gespielten Befehlskarten/gespielte Befehlskarten',
    ),
  },
  commandCardsAndRemnants: {
    en: en('played command card and per void remnant'),
    cs: cs(
      'f',
      behind(
        'zahraná karta velení/zahrané karty velení/zahrané kartě velení/zahranou kartu velení/zahrané kartě velení/zahranou kartou velení',
        'a za každý zbytek Prázdnoty',
      ),
    ),
    de: de(
      'f',
      behind(
        'gespielte Befehlskarte/gespielten Befehlskarte/gespielten Befehlskarte/gespielte Befehlskarte',
        'und pro Leerenrest',
      ),
    ),
  },
  voidbornHere: {
    en: en('Voidborn ship in your sector', 'Voidborn ships in your sector'),
    cs: cs('f', behind(LOD, 'Zplozence ve tvém sektoru'), behind(LODE, 'Zplozence ve tvém sektoru')),
    de: de(
      'n',
      behind('Schiff/Schiffs/Schiff/Schiff', 'der Leere in deinem Sektor'),
      behind('Schiffe/Schiffe/Schiffen/Schiffe', 'der Leere in deinem Sektor'),
    ),
  },
  shuttles: {
    en: en('shuttle on the board', 'shuttles on the board'),
    cs: cs(
      'mi',
      behind('raketoplán/raketoplánu/raketoplánu/raketoplán/raketoplánu/raketoplánem', 've hře'),
      behind('raketoplány/raketoplánů/raketoplánům/raketoplány/raketoplánech/raketoplány', 've hře'),
    ),
    de: de(
      'f',
      behind('Fähre/Fähre/Fähre/Fähre', 'auf dem Spielplan'),
      behind('Fähren/Fähren/Fähren/Fähren', 'auf dem Spielplan'),
    ),
  },
};
