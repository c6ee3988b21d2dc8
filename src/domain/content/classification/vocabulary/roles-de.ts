import type { Roles } from './roles.ts';

/** The roles of German words, without umlauts' dots. */
export const rolesDe: Roles = {
  possessive: 'ihr ihre ihren ihrem ihrer ihres dein deine deinen deinem deiner',
  our: 'unser unsere unseren unserem unserer',
  record: `
    bestellung paket lieferung termin zahnarzttermin reservierung zahlung rechnung konto guthaben ruckerstattung
    erstattung code passwort rezept kauf flug tisch anfrage abo abonnement karte beleg uberweisung vertrag fahrer sendung
    antrag retoure lastschrift dokument zug buchung sicherheitscode techniker zugangscode fahrzeug stunde
    mitgliedschaft versicherung befund unterlagen miete kurs
  `,
  future: 'nachste nachsten nachster nachstes',
  benefit: 'rabatt gutschein angebot punkte bonus aktion pramie',
  auxiliary: 'wurde wurden ist sind wird werden war worden hat haben',
  participle: `
    abgezogen angewendet abgebucht erstattet gutgeschrieben versandt versendet geliefert zugestellt storniert abgesagt
    verschoben bestatigt bearbeitet bezahlt abgelehnt erhalten eingegangen zuruckgeschickt eingelost reserviert
  `,
  own_participle:
    'bereit abholbereit fallig gebucht geandert gesperrt aktiviert verlangert abgelaufen unterwegs genehmigt',
  finite: 'beginnt endet startet lauft kommt verlangert entfallt ',
  invitation: `
    treffen eingeladen lesen lies horen bleiben bleib melden einlosen entdecken entdecke erleben erlebe geniessen geniesse probieren probiere probier schauen schau komm kommen kommt besuchen
    besuche sichern sichere hol holen schnapp gonn gonnen feiern feiere feier bestell bestellen bestelle buchen buche
    reservieren wechseln wechsle empfehlen spar spare sparen lerne lernen gewinne gewinnen verschenken verschenke
    trainiere trainieren melde werde werden mach tauch freu freuen stobern teste testen nimm bringen
    zugreifen vorbeischauen lass lassen starte starten verwohnen shoppe upgrade
  `,
  joiner: 'und oder dann aber',
  opening: 'nur jetzt heute also noch doch hallo liebe lieber moin servus guten',
  product: `
    pfingstrosen blumen rad
    gange weihnachtsmarkt gluhwein jazzabende jazz nachte preis
    stollen socken schals buchmesse kajaktouren vorbestellung tasche nachtmaske verkostung geschaften schulstart dinner buch buchhandlung salsakurs reisefuhrer wohnzimmer brillen backstube strahnen festival festivaltickets pfingstrosen wohnungssuche kino mode herbstmode sommermode wintermode kollektion kleid kleider schuhe stiefel sneaker jacke jacken mantel parfum
    massage friseur haarschnitt mobel sofa sofas matratze matratzen betten kuche pizza pizzas burger bowl bowls kaffee
    kuchen brotchen brot menu fruhstuck brunch weinprobe wein weine bier konzert konzerte adventskonzerte kino theater
    show fest markt weihnachtsmarkt kurs kurse workshop yoga studio fitness probetraining reise reisen urlaub kreuzfahrt
    hotel fluge platze karten tickets blumen bucher buch rezepte ausflugstipps tipps newsletter katalog filiale laden
    shop neuheiten sale ausverkauf preise strom internet tarif auto fruhjahrscheck fahrrad fahrrader garten schmuck
    brillen schokolade eis musik eroffnung party winterreifen
  `,
  praise:
    'beste besten bester perfekt perfekte neu neue neuen neuer neues exklusiv leckere lecker traumhaft gratis umsonst kostenlos kostenlose kostenloser kostenloses gunstiger gunstige hunger lust frische frisch lieblings herzlich einladen',
  lure: 'danken dankt liebt verdient wartet vermisst',
  no: 'ohne keine kein',
  barrier: 'vertragsbindung verpflichtung anmeldegebuhr',
  arrival: 'da zuruck wieder',
  appetite: 'hunger lust bereit suchen suchst zu genug durst',
  instruction: 'bitte',
  clock: 'um gegen ab',
  service_question: 'bezahlt fragen waren',
};
