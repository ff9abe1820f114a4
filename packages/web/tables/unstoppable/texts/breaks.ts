import type { Language } from '@starhold/kernel';
import { dividing } from '../../../text/dividing.ts';

/**
 * Where long words of names may be divided: tiles are narrow, and not every browser knows how to divide words of every
 * language. Every word of ten letters and more stands here (`test/breaks.test.ts`).
 */
const DIVIDED: Record<Language, string> = {
  en: `Birth|right Shield|bearer Con|stables Magis|trate Over|clocked Golden|hand Mer|cenaries Dis|mantler Liqui|dation
    Demo|lition Every|thing Invi|tation Chamber|lain Mas|querade Matri|arch’s Coro|nation Resis|tance Hunt|master
    Bloom|heart Swords|woman Surveil|lance Spore|mother Gun|slinger Chain|wright Trium|virate Infor|mants Over|charged`,
  cs: `Nepřá|telské Shromáž|dění zdravot|nice Regio|nální Štíto|noška Pře|takto|vaná Golden|hand Překup|nice
    matri|archy Koru|novační Naslou|chač Stou|pající soudrž|nost Pěsti|telka adrena|linu motor|kářka komu|nikací
    Odstře|lovačka bahno|hlávka ostro|střelec Archi|vářka Infor|mátoři Trium|virátu Adrena|linový Předsu|nutý
    pozoro|vatel Zamě|řovací Kolej|nicový Elektro|statická laska|vostí poznám|kami Zápla|tované Lékár|nička
    Zvěsto|vatel Trium|virát`,
  de: `Gefolgs|frau Geburts|recht Feind|liche Versi|chertes Porto|kasse Stand|halten zurück|schlagen ver|brennen
    Medi|zinische Kund|gebung Revier|sanitä|terin Funk|kadett Regio|nales Ange|messene Hilfs|korridor Schild|trägerin
    Zwillings|wacht|meister Dring|lichkeits|sitzung Sperr|feuer Geheim|akten Komman|dantin Feuer|leitung
    Wieder|holungs|erlass General|arzt Voll|versamm|lung Über|taktete Niet|pistole Abriss|birne Golden|hand
    Haubitzen|trupp Schrott|platz durch|wühlen Schrott|bombe Kran|führerin Nacht|schicht Rech|nungen Schrott|jäger
    Geschäfts|auflösung Gesich|tern Kopfgeld|schrei|berin Brand|verkauf Konvoi|raub zerbro|chener ver|schieben
    Exer|zieren Verwal|ters Duel|lantin Vergif|teter Trink|spruch Wach|einheit Kammer|herr Morgen|grauen König|liche
    Rüst|meisterin Haus|lehrerin Masken|ball Zahl|meister Silber|tors Blut|schwur Matri|archin Krönungs|nacht
    Endspiel|gambit Alt|herzogin Vire|nische Beute|sprung Dornen|wall Wurzel|lausche|rin Borken|haut|wächter
    Wider|stand Stei|gender Schwarm|taktik Pollen|bote Moos|ältester Vire|nischer Zusam|menhalt Panzer|züchterin
    Spre|cherin Jagd|meister Adrenalin|blüte Blüten|herz Welt|wurzel|koloss Cerea|nischer Straßen|fechterin
    Schrott|ler Kommuni|kations|hacker Maut|drohne Beutel|schneider Gleis|läuferin Krawall|automat
    Über|wa|chungs|schwarm Hinter|zimmer|chirurg Arena|trainerin Gerüst|schützin Wild|gewor|dener Fahr|schein|fälscher
    Tresor|wächter Schlei|cher Ranken|spinne Fäulnis|bär Riesen|moor|kappe Nadel|wespe Moos|kriecher Fieber|motte
    Lichtungs|panther Sporen|mutter Revolver|held Dünen|räuber Schrott|schakal Konvoi|reißer Sand|gleiter|schützin
    Gruben|schläger Ketten|schmied Hochofen|berserker Claim|räuberin Deser|tierter Scharf|schütze Wasser|dieb
    Versto|ßener Archi|varin Infor|manten Trium|virats Voll|strecker Säge|schneide Über|ladene Lenk|munition
    Adrenalin|injektor Bela|gerungs|lauf Abge|richteter Vorge|schobener Doppel|holster Schnell|zieh|schiene
    Ziel|visier Stolper|ladung Schienen|geschoss Statik|netz Trophäen|haken Exerzier|pfeife Feld|verband
    Gefällig|keiten Rand|notizen Klapp|schild Feld|rationen Münz|gürtel Gelie|hener Siegel|ring Gepols|terte
    Flicken|panzer Geflüs|terte Glücks|scheibe Unheils|bote Trium|virat`,
};

/** A name that can be written on a narrow tile. Only for the eye: searched and spoken it is the plain one. */
export const divided = dividing(DIVIDED);
