import type { Language } from '@starhold/kernel';
import { dividing } from '../../../text/dividing.ts';

/** Every word of ten letters and more in the names of cards (`test/breaks.test.ts`). */
const DIVIDED: Record<Language, string> = {
  en: `Strate|gist Lamp|lighter Inter|ceptor Ship|wright Carto|grapher Impro|viser Opera|tions After|burners Contain|ment
    Quaran|tine Carto|graphers’ Neutra|lise`,
  cs: `Odváž|livec Vypro|šťovač Karto|grafka Alchy|mista Našep|távač Impro|vizátor Energe|tická Rozpty|lová Neutro|nové
    raketo|plánů Přistá|vací Odposle|chová Recyk|látor Instruk|táž Zásobo|vací Neutro|nová nájezd|níků Pohra|niční
    karto|grafů proti|služeb Připra|veni Neutra|lizace Spříz|něnost`,
  de: `Adju|tantin Ver|trauter Schild|meisterin Waffen|meister Lampen|wärter Drauf|gänger Staffel|führerin
    Abfang|jägerin Pest|schwester Relikt|wächter Schiff|bauerin Bohr|meister Bergungs|helfer Karto|grafin
    Schmugg|lerin Imita|torin Stegreif|künstler Einsatz|zentrale Übungs|simulator Rechnungs|archiv Schild|projektor
    Reparatur|drohnen Plasma|spülung Energie|kupplung Nach|brenner Ziel|erfassung Signal|mast Steuer|düsen
    Streu|batterie Eindäm|mungs|zelle Leeren|sonde Karten|tisch Gefechts|schreiber Neutronen|lanze Breit|seite
    Trophäen|saal Fähren|hangar Abbau|krallen Lande|stützen Mess|satellit Schatten|archiv Horch|posten Echo|kammer
    Wieder|verwerter Lage|bespre|chung Feld|beför|derung Staats|besuch Schild|wall Trocken|dock Reserve|lager
    Flotten|verlegung Blitz|angriff Kriegs|spiele Hinter|zimmer|pakt Leeren|probe Quaran|täne Tiefen|scan
    Versor|gungs|flug Ver|brannte Fern|ver|bindung Doppel|agent Eisen|schelf Neutronen|brunnen Staub|basar Obst|garten
    Signal|riff Wrack|friedhof Sturm|amboss Schleier|schrein Zwillings|schmieden Plünde|rer|nest Bastions|mond
    Orakel|turm Vaganten|lager Übungs|gelände Sonnen|ofen Tiefen|biblio|thek Grenz|feuer Zerbro|chener Laternen|weg
    Karto|grafen|pass Spiegel|lagune Wolfs|schlund Handels|straße Splitter|felder Sternen|hof Läutern|des
    Wächter|kamm Gemein|samer Akademie|insel Biblio|theks|küste Leeren|wacht Anker|platz Flagg|schiff Lehr|meister
    Gefällig|keiten Lande|bereit Rettungs|boote Energie|entladung Hüllen|bruch Gebro|chene Treib|stoff|leck
    Sensor|ausfall Funk|stille Dock|versagen Archiv|brand Lebens|erhaltung Neutra|lisieren`,
};

/** A name that can be written on a narrow tile. Only for the eye: searched and spoken it is the plain one. */
export const divided = dividing(DIVIDED);
