import type { Vocabulary } from './vocabulary.ts';

/** German, without umlauts' dots and with ss for sharp s. */
export const de: Vocabulary = [
  [
    'offer',
    1.2,
    `
    (erster|ersten) monat (* |)(* |)fur (einen euro|$|nur)
    (punkte) (sind|sind noch) $ wert
    zum preis von (einer|einem|eins|1)
    % (fur|auf) (den|die|das|ihren|deinen|ihre|deine) (nachsten|nachste|ersten|erste)
    (doppelte|dreifache|extra|#fache|bonus) (treuepunkte|punkte|bonuspunkte|payback punkte|meilen|herzen)
    (euro|eur|$) (gunstiger|billiger|gespart|reduziert|weniger|sparen)
    (nur|fur) (#|$) (euro|) (statt|pro|im)
    (spende|spenden) (von|in hohe von|sie)
    (erhalten|bekommen|sparen|kassieren|verdienen) (sie |beide |sie beide |ihr beide |du |bis zu |einen )(beide |)($|%)
    (erhalte|bekomme|kassiere) (* |)($|%|#)
    $ (pramie|praemie|startguthaben|einkaufsgutschein|willkommensgutschein)
    (wartet|warten) (ein|eine|auf dich|auf sie|dein)
    (probetraining|probestunde|schnupperkurs|schnupperstunde|probemonat|gratismonat)
    (aufs haus|geht auf uns|auf uns|spendieren wir|schenken wir (dir|ihnen)|wir schenken (dir|ihnen))
    (euro|eur) (gutschein|rabatt|pramie|bonus)
    % (rabatt|nachlass|sparen|gunstiger|reduziert|auf|gespart|ermassigung|guthaben|cashback|sale|bonus)
    (bis zu|jetzt|spare|sparen sie|sichern sie sich|sichere dir|minus|nur heute|mit|weitere|extra|zusatzlich) (bis zu |jetzt |)%
    $ (rabatt|gutschein|sparen|geschenkt|nachlass|gunstiger|guthaben|willkommensbonus|bonus)
    (angebot|angebote|aktion|rabatt|rabatte|sale|gutschein|schnappchen|deal|deals) (des|der|nur|bis|gilt|gultig|sichern|fur|auf|entdecken|endet|startet|gratis|nutzen|einlosen|im|verlangert)
    (unser|unsere|unseren|exklusives|exklusive|exklusiver|tolle|besondere|neue|aktuelle|grosse|grosser|top|super|heisse|unschlagbare|letzte|attraktive|das|im|dein|deine) (angebot|angebote|aktion|aktionen|rabatte|rabatt|sale|schnappchen|deals|gutschein|ausverkauf)
    (rabattcode|gutscheincode|rabattaktion|schlussverkauf|sommerschlussverkauf|winterschlussverkauf|ausverkauf|raumungsverkauf|sonderangebot|sonderangebote|neukundenrabatt|schnappchen|sommersale|wintersale|gewinnspiel|sonderverkauf|fruhbucherrabatt|tiefpreise|bestpreis|tiefstpreis|preissturz|rabattwoche|rabatttage|preiskracher|willkommensrabatt)
    mit (dem |)code (&|*)
    (code|gutschein) (&|*) (sparen|einlosen|eingeben)
    (gratis|kostenlos|kostenlose|kostenloser|kostenfrei|geschenkt) (dazu|versand|testen|lieferung|probestunde|probetraining|beratung|monat|geschenk|ausprobieren|sichern|ab|zu jeder|bei|fur)
    (versandkostenfrei|gratisversand)
    (geschenk|geschenke) (gratis|sichern|fur dich|fur sie|zu)
    (2 fur 1|zwei fur eins|zum halben preis|halber preis|zum aktionspreis|zum sonderpreis|zum vorteilspreis)
    (jetzt|mitmachen und|teilnehmen und) gewinnen
    (gewinnen|gewinne|gewinn) (sie|einen|eine|ein|tolle|mit)
    (doppelte|dreifache|extra) punkte
    % auf
    (null|0) prozent
    # prozent (rabatt|auf|reduziert)
    `,
  ],
  [
    'price',
    1,
    '(nur|schon ab|ab|bereits ab|fur nur|ab nur|statt|jetzt fur|jetzt nur) $\n$ (statt|im monat|pro monat|monatlich|pro nacht|p p)',
  ],
  [
    'urgency',
    0.7,
    `
    (nicht (warten|zogern|lange warten)|wer zuerst kommt|noch (zwei|drei|wenige) platze)
    (nur|noch) (heute|bis|dieses wochenende|fur kurze zeit|solange|noch heute|bis sonntag|bis mitternacht|wenige|diese woche|fur wenige|am wochenende)
    (letzte|letzter|letzten) (chance|tag|tage|stunden|platze|gelegenheit|stucke)
    (solange der vorrat reicht|nicht verpassen|schnell sein|beeil dich|beeilen sie sich|jetzt zuschlagen|zugreifen|endet heute|endet morgen|begrenzte stuckzahl|limitiert|limitierte|fur kurze zeit|nur noch # tage|greif zu|greifen sie zu|schlag zu|lass dir)
    `,
  ],
  [
    'call_to_buy',
    1.2,
    `
    alles muss raus
    (schnapp|schnappt|krall|angel|sicher|hol) (sie |)(dir|euch|ihn|es|ihnen)
    (schnapp|hol) (sie|ihn|es) dir
    (reservieren|reserviere|buchen|buche|sichern|bestellen) (sie |)(ihren|deinen|einen|ihr|dein|ihre|deine) (tisch|platz|termin|ticket|tickets|karten|zimmer|probetraining|plaetze|platze) (* |)(* |)(unter|jetzt|online|auf|bei|heute|noch|@|hier|fur)
    (werben sie|werbe|wirb) (einen|freunde|jetzt|deine|ihre|ein)
    (spenden sie|spende|helfen sie|hilf uns|lerne|lernen sie|bewirb dich|bewerben sie sich|lade (die|unsere)|laden sie (die|unsere)|unterstutzen sie)
    (wir suchen|wir stellen ein) (* )
    jetzt (kaufen|bestellen|shoppen|sichern|buchen|sparen|zugreifen|entdecken|anmelden|testen|mitmachen|vorbestellen|einlosen|wechseln|teilnehmen|abonnieren|reservieren|stobern|spenden|online|reinschauen|profitieren|upgraden)
    (hier|online|gleich|direkt|schnell) (bestellen|shoppen|kaufen|sichern|entdecken)
    (entdecken|entdecke|besuchen|besuche|shoppe|bestelle|kaufe|sichern|sichere|hol|holen|gonn|gonnen|probier|probieren|testen|schau|kommen|komm) (sie |dir |)(die|unsere|unseren|uns|jetzt|sich|dir|den|neue|das|vorbei|deine|in|mal|dein|ihren|zum|noch heute|heute)
    (vorbeikommen|vorbeischauen)
    `,
  ],
  [
    'promotion',
    1.2,
    `
    (sind|bist) (* |)(* |)(* |)(* |)(* |)(* |)(herzlich |)eingeladen
    (ist|sind) (wieder|endlich) (da|in deiner|erhaltlich|im shop|verfugbar|zuruck|auf lager|in ihrer)
    (lieblingsjeans|lieblingsstuck|lieblingsstucke|lieblingsteil|wunschzettel|merkzettel|lieblingspizza)
    (unsere|unsere|unser) (neuen|neue|neuer|neues) (* )
    (neu|ab heute|ab sofort|ab morgen) (in|bei|im) (allen|unserem|unseren|ihrer|deiner|uns|der) (* |)(filiale|filialen|shop|sortiment|markt|laden|restaurant|geschaft|store|stores)
    (schon|bereits) (probiert|entdeckt|gesehen|getestet|gehort)
    (herbstmenu|sommermenu|wintermenu|weihnachtsmenu|mittagstisch|brunch|livemusik|live musik|wochenkarte|gansessen|speisekarte|herbstkarte|sommerkarte) (ist|bei|am|ab|fur|jeden|mit|diesen|heute|im|unter|zum)
    (lange nicht gesehen|lange nichts|als dankeschon|wir haben (dich|sie) vermisst)
    (zimmer wohnung|eigentumswohnung|besichtigung) (in|zu|ab|moglich|mit)
    (anmeldung|anmeldungen|vorverkauf|ticketverkauf) (gestartet|startet|lauft|ab|geoffnet|ist)
    (neue|neuer|neues|die neue|unsere neue|neuen) (kollektion|produkte|saison|modelle|speisekarte|filiale|styles|trends|artikel|sorten|speisen|fruhjahrskollektion|sommerkollektion|herbstkollektion|winterkollektion|kurse)
    (neu eingetroffen|wieder da|wieder verfugbar|wieder auf lager|frisch eingetroffen|wir vermissen dich|wir vermissen sie|sie fehlen uns|du fehlst uns|neueroffnung|grosse eroffnung|tag der offenen tur|neu im sortiment|neu im shop|ab sofort erhaltlich|wir laden (sie|dich) ein)
    (dein warenkorb|ihr warenkorb|warenkorb wartet|etwas vergessen)
    (freunde werben|empfehlen sie uns)
    (black friday|muttertag|vatertag|valentinstag|weihnachten|ostern)
    `,
  ],
  [
    'offer',
    0.5,
    '(angebot|angebote|rabatt|rabatte|aktion|gratis|kostenlos|gutschein|sparen|spare|geschenk|geschenke|gewinnen|exklusiv|exklusive|sale|deal|bonus|vorteil|vorteile)',
  ],
  [
    'call_to_buy',
    0.4,
    '(kaufen|bestellen sie|shoppen|entdecken|entdecke|sichern|geniessen|geniesse|besuche uns|besuchen sie uns|event|party|feiern|kollektion|neuheiten|highlights|trends|lieblinge|perfekt|einladung|eingeladen)',
  ],
  [
    'transactional',
    1,
    `
    (kontostand|wir (buchen|ziehen|erstatten|uberweisen|bestatigen|informieren|melden uns))
    (wegen|findet (* |)(* |)(* |)statt|fallt (* |)(* |)aus|wird verlegt)
    (hinweis|wegen (wartung|bauarbeiten|krankheit|unwetter|schnee|eines|einer|des|der)|aufgrund)
    (ihre|ihr|deine|dein|die|der|das|ihrer|deiner|ihrem|deinem) (bestellung|paket|lieferung|termin|reservierung|zahlung|rechnung|konto|guthaben|ruckerstattung|erstattung|code|passwort|rezept|kauf|flug|tisch|anfrage|abo|abonnement|karte|beleg|uberweisung|vertrag|fahrer|kurs|sendung|antrag|rate|retoure|lastschrift|dokument|zug|buchung|anmeldung|bestatigungscode|sicherheitscode|tan|besuch|techniker|zugangscode|einkauf|fahrzeug|auto)
    (wurde|ist|wird|wurden|sind) (versendet|versandt|geliefert|zugestellt|bestatigt|storniert|bearbeitet|abgeholt|bereit|unterwegs|eingegangen|erhalten|verschoben|abgelehnt|gesperrt|aktiviert|fallig|gebucht|erstattet|abgebucht|gutgeschrieben|abholbereit|verspatet|heute|am|angewendet|auf)
    (leihfrist|kundigungsfrist|mitgliedschaft|probezeit|parkzeit) (* |)(* |)(* |)(endet|lauft)
    (terminerinnerung|erinnerung|bestatigungscode|sicherheitscode|verifizierungscode|zugangscode|anmeldecode|mtan|nicht weitergeben|geben sie (ihn|diesen code) (nicht|an niemanden)|teilen sie|sendungsnummer|sendungsverfolgung|verfolgen|unterwegs|zustellung|antworten sie|antworte|absagen|bestatigen|verschieben|vielen dank fur (ihre|deine|ihren|deinen)|danke fur (ihre|deine|ihren|deinen)|abbuchung|abgebucht|fallig|falligkeit|lastschrift|anmeldung|abholbereit|verspatung|dr|praxis|bestellnummer|kundennummer)
    `,
  ],
  [
    'record',
    1,
    '(ruckerstattung|erstattung|zahlung|rechnung|betrag|gesamtbetrag|summe|saldo|kauf|bestellung|uberweisung|abbuchung|lastschrift|rate|gutschrift|einkauf|umsatz|miete) (von|in hohe von|uber|betragt|ist|fur|im wert von) ($|%)\n$ (wurde|wurden|ist|wird|abgebucht|erhalten|gutgeschrieben|fallig|auf ihr)\n(uber|von|betrag|summe) $\n(verlangert sich|verlangert|wird verlangert)',
  ],
  [
    'neutral',
    0,
    '(stellenangebot|jobangebot|(ihr|das|unser) angebot (fur ihre|vom|nr|#|zur|wurde|liegt)|kostenlose hotline|kostenlos (stornieren|umbuchen|absagen))',
  ],
];
