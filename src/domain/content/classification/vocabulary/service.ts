import type { Vocabulary } from './vocabulary.ts';

/**
 * Messages of service in five languages: outages, answers to a question, faulty products, receipts
 * for gifts, shifts, delays, items that are held. `record` where amounts belong to what happened.
 */
export const service: Vocabulary = [
  [
    'record',
    1.2,
    `
    (to answer|in answer to|answering|regarding|following up on|about) your (question|message|email|inquiry|enquiry|request|order)
    (zu (ihrer|deiner)|auf (ihre|deine)) (frage|anfrage|nachricht|bestellung)
    (en reponse a|suite a|concernant) (votre|ta) (question|message|demande|commande)
    (sobre|respecto a|en respuesta a|en cuanto a) (su|tu) (pregunta|consulta|mensaje|pedido)
    (sobre|em resposta a|quanto a) (a |)(sua|tua) (pergunta|duvida|mensagem|encomenda)
    (your|the) (return|refund|exchange|claim) (is|was|has been) (complete|completed|processed|approved|received|on its way)
    (goes|going|went|sent|returned|issued) back to your (card|account|bank)
    (price|amount) (paid|charged|refunded|billed)
    (want|would you like|should|shall) (me|us|we) (to |)(set|put|hold|keep) (one|it|them|a few|some) (aside|back|for you)
    (wollen|sollen|sollten) wir (* |)(* |)(bestellen|reservieren|zurucklegen)
    (gratis|gratuit|gratuite|gratuita|kostenlos|free) (* |)(* |)(sous|en|auf|na|por|under|because of|wegen|durch) (la |a |the |) (garantie|garantia|warranty|guarantee|kulanz)
    (car|ist|esta|est) (sous|auf|en|na) (garantie|garantia)
    (thank you|thanks|thank you so much|many thanks) for (your|the) (generous |kind |recent |monthly |one time |)($ |)(gift|donation|contribution|support|pledge|payment|deposit|purchase)
    your (generous |recent |)(gift|donation|contribution|pledge|tithe|offering) of $ (was|has|is|on|to|will|arrived|came|received)
    (gift|donation|contribution|pledge) (of $ |)(was|has been|is) (received|recorded|processed|deductible)
    (tax|donation|gift) (receipt|deductible receipt|acknowledgment|letter)
    (for your (taxes|tax records|records)|tax id)
    (replace|repair|fix|exchange|send|mail|ship|swap) (it|you|them|yours|your *|one|the *) (* |)(* |)(* |)(at no|no|free of|for|free) (extra |additional |)(cost|charge|free|)
    (ships|ship|arrive|arrives|coming|comes) (* |)at no (extra |additional |)(cost|charge)
    (free of charge|at no charge|no charge|for free|free) (because|as (promised|an apology|agreed)|under (the |your |)(warranty|recall)|since (it|the|we)|replacement|while we)
    (a |your |the |new |free )(free |new |)(replacement|loaner|repair|repair kit|part) (* |)(* |)(ships|shipped|is on|will be|was|is free|at no|free)
    (we|ve|weve|we have) (credited|refunded|returned|reimbursed|reversed|waived) (your |the |)(* |)$
    (credited|refunded|returned|reversed|waived) (* |)$ (to|on|from|back|for)
    (you|we) (paid|owe|owed) $
    (up|down|higher|lower) % (from|than|vs|over) (last|your|the)
    $ (more|less) (on|than) (the|your|last) (next |)(bill|year|month|invoice)
    (renews|renew|renewing|matures|rolls over) (* |)(* |)at (%|$)
    (were|we are) (mailing|sending|replacing|shipping|refunding|crediting|returning) (you|a|your|the|it)
    (gift card|voucher|gift) you (bought|sent|ordered|purchased) (for|on|was|is)
    (added|posted|billed|charged) to (your |the |)(room|account|bill|folio|card)
    `,
  ],
  [
    'transactional',
    1,
    `
    (floor team|team meeting|closing shift|opening shift|crew|store mgr|store manager|shift lead|floor staff|night crew|stock team)
    (oferta|ofertas) de (empleo|trabajo|emprego|trabalho|servicio|contrato)
    (offre|offres) (d emploi|de stage|de contrat|d embauche)
    (stellenangebot|jobangebot|arbeitsvertrag|angebotsschreiben)
    (job|employment|contract) offer (letter |)(is|was|has|attached|expires|in|to|sent)
    (rehearsal|practice|recital|choir|band|cast|field trip|tryouts|graduation|assembly|class|grade|graders|parents|students|pupils|kids) (* |)(moved|leaves|leave|starts|start|meets|meet|return|returns|is at|in the gym|bring|need|pack|should bring|may bring|* at #)
    (pack|bring|wear|send) (a |your |their |)(lunch|lunches|water bottle|permission slip|permission slips|shoes|snack|snacks|jacket|uniform|instrument|swimsuit|towel|closed toe shoes|sunscreen)
    (and the|the|of the) (chocolate factory|prince|cat|beast|beanstalk|wardrobe|chimpanzees)
    (ll|will) hold (it|them|your * |the * )(at|for|until|till|behind)
    (who s|whos|who is) in
    (theres|there is|there are|there s|we have|experiencing|we are seeing) (a|an) (known |planned |local |partial |)(outage|issue|problem|delay|disruption|interruption|leak|main break|fire drill|power cut|power outage)
    (outage|outages|interruption|disruption) (in|affecting|at|on|near|is|has|was|due|for|reported|planned|across)
    (crew|crews|technicians|engineers|team|plumber|electrician) (expect|expects|are|is|on|were|will|have|has) (* |)(it|working|on site|fixed|repairing|restored|on the way|the way|power|to|been|due)
    (expect|expected|should be|estimated) (it |to be |)(fixed|restored|back up|back on|resolved|repaired) (by|around|at|before|within|soon)
    (having|had) (trouble|issues|problems|technical difficulties) (with|at|on|in)
    (working on|know about) (a fix|it|the (issue|problem|outage)|this)
    (sorry|apologies|apologize|we apologize|our apologies) (for|about) (the|any|this|your|our) (inconvenience|delay|trouble|wait|confusion|mix up|noise|error|mistake)
    (sorry|were sorry|we are sorry)
    (hi |hello |hey |)(* |)(yes|yep|yeah|nope|no) (we|i|it|they|you|that|theres|there|were|weve|the|our|your|its|he|she|thats|youre|dogs|parking) (* )
    and (yes|no) (* )
    (thanks|thank you) for (asking|reaching out|your question|checking|the heads up|getting back|writing|your reply|texting|waiting|your note|the update|your email|following up|the photo|the photos|your interest in the (position|role|job|apartment))
    (sure|ok|okay|absolutely|certainly|right|hi * |hello * ) (you|we|i|it|they|that|the) (can|could|will|is|are|have|has|does|do|take|need)
    (you can|you may|you could) (pay|drop|leave|pick|bring|use|call|return|park|send|keep|cancel|change|exchange|sign)
    make (it|checks|the check|checks payable) (out |)to
    (on the books|penciled in|squeeze you in|fit you in|get you in|work you in|put you down)
    (she|he|someone|a technician|an agent|the driver|the doctor|the nurse|a nurse|the plumber|our driver) (will|is|has|reviewed|called|left|found|said)
    (shell|hell|theyll|itll|she ll|he ll|they ll|it ll) (call|be|come|arrive|text|bring|meet|look|reach|drop|ship|take)
    (we|weve|we have|i|ive|i ve) (assigned|left|stopped|moved|found|fixed|replaced|put|logged|reviewed|forwarded|notified|marked|recorded|paused|reported|filed|contacted|emailed|mailed|checked|reached|reset|blocked|saved your place) (your|the|it|you|a|an|them|that|this|*)
    (were|we are|we re) (returning|reviewing|looking into|waiting (for|on)|holding your|keeping|checking|processing|closed|out of|short|running)
    (does|will|would|is) (* |)(* |)(at #|#|morning|afternoon) (work|ok|okay|still|good|better)
    (does|would|will) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|that|this|#) (* |)(* |)(work|suit|be ok)
    (need|have) to (move|reschedule|push|cancel|shift) your
    (our|the) (power|heat|water|internet|phone|phones|system|registers|ac|a c|heating|card reader) (is|are|went) (out|down|off|not)
    (bring|wear|meet|gather|line up|be|park|check in|sign in|arrive) (* |)(at|in|by|behind|near) (the|field|gate|room|lot|# ) (* |)(at #|by #|fountain|gym|entrance|field|desk|lobby|office|school|gate|lot|for your (vests|badges|assignments|gear|uniform))
    (volunteer|volunteers|officers|crew|staff|team|coaches|parents|ushers|drivers|members) (meet|arrive|check in|report|are needed at|please|starts|start|be at|need to)
    (range|kitchen|night|day|morning|field) (officers|crew|staff|shift)
    you (won (lot|the bid|the auction|item)|moved|transferred|ordered|reported|submitted|uploaded|dropped off|requested|scheduled|reserved|borrowed|left your|forgot your|sent us|told us)
    (pay by|due by|pay before) (#|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|the)
    (stitches|cast|staples|bandage|wrap|cone|drain|braces|sutures) (* |)(come|comes|off|on|out|stay|for)
    (no|nothing to) (breakfast|food|eat|drink|water|bath|exercise) (* |)(* |)(day|before|after|until|please|that)
    (waiting|ready|held|available) (for you |)at (the|our) (* |)(branch|library|front desk|counter|circulation|reception|office)
    (excused|dismissed|released) from
    (snow|state of|parking|weather) emergency
    (get|be|will be) towed
    (is|are) (on her|on his|on their|on the|on its) way
    (until further notice|as soon as we know|when it moves|when we know more|once we know)
    (please |)(dont|do not) (use|ride|drive|eat|flush|park|send|open|feed|remove|touch|lift|wash|get|enter) (it|the|your|any|on|in|*) (until|before|till|for|yet|* )
    (one|two|three|#) (stop|stops|block|blocks|house|houses|mile|miles) away
    (signed by|signed for by|left with|handed to)
    (broke|burst|went out|fell|is leaking|flooded|is blocked) (on|at|near|in)
    (online|outside|indoors|remote|virtual) only (this|today|on|tomorrow)
    (w 2|w2|1095|1098|paystub) (is|are|forms)
    (second|next|third|#nd) (* |)(shot|dose|vaccine|booster)
    (report cards|progress reports|conferences|permission slips|yearbooks|spirit week|lice|pink eye|strep) (are|run|were|was|is|in)
    (should|will|ll|gonna|going to|can) be (at|there|by|with) (yours|your|you|around|by|in|about) (* |)(place|house|around|at|by|in|#)
    (should|will) be at (yours|your)
    i m (on|finishing|running|heading|stuck|outside|here|about|leaving|almost|in front|parked|downstairs|at your)
    (buyers|buyer|seller|sellers|tenants|inspector|appraiser|adjuster|landlord) (want|wants|would like|will|is|are|has|have|asked|accepted|signed|took)
    (ok|okay|alright|fine|good) with you
    (truck|van|car|container|trailer) is (loaded|packed|unloaded|here|on its way|parked|ready)
    (we|they|i) should (reach|arrive|be|finish|get to)
    (envelopes|forms|slips|flyers|packets|pictures|photos) (went|go|are|come|came) (home|back|due|out)
    (if|whether) you want prints
    (diagnosis|inspection|estimate|repair|work|alignment) is (done|complete|finished|in progress)
    (worn|leaking|cracked|loose|failing|broken) (* |)(* |)$ with labor
    $ (with|plus|and|for|in) (labor|parts|tax|installation|tip)
    (go ahead|proceed|shall we|should we go ahead)
    (we|i) (found|have) your (* |)(scarf|phone|keys|wallet|bag|jacket|umbrella|glasses|card|id|hat|coat|book|charger|ring)
    (is|was) out sick
    (now serving|you are number|youre number|your number is|ticket number) (#|&)
    (card|account|visa|mastercard|amex|checking|savings) (ending|ending in|x|xx|no) (#|&) (* |)$
    (card|account|visa|mastercard|amex) (ending|ending in) #
    (appointment|visit|technician|crew|time|here|coming|scheduled) to (install|repair|deliver|inspect|measure|replace|pick up|service|fix|assemble)
    (someone|an adult|somebody) (must|needs to|has to|should) be (home|present|there|at home)
    (came|come|comes) back (clean|clear|negative|normal|fine|positive)
    (keep|leave) (her|him|it|them) (on|at|in|inside|dry|calm|off)
    (no worries|no problem|not a problem|got it|all set|youre all set|sounds good|of course|happy to help|good question|understood|noted)
    (to answer|answering) your question
    (is|are|was|were|being) (being |)recalled
    (recall|safety) (notice|alert|of|on|affects|affecting|for)
    (affected|covered) by (a|the|this) (recall|outage|delay|closure)
    (please |)(stop using|do not (use|ride|eat|drive|operate|consume|plug)|dont (use|ride|eat|drive|operate)|throw it away|discard|unplug)
    (replace|repair|fix|exchange) it (at no|free|under)
    (schedule|rota|roster|shifts|shift schedule) (posted|is posted|is up|for|is out|updated|is ready|attached) (for|on|in|through|@|#|)
    (youre|you are|you re) (on|working|scheduled|opening|closing|off|covering|up) (* |)(close|open|closing|opening|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|schedule|the schedule|call|at #|from|lunch|dinner|#)
    (swap|time off|leave|pto|availability|shift) (requests|request|form|forms)
    (swap|cover|take) my (* |)(shift|open|close|sunday|saturday|monday|friday|tuesday)
    (can|could) (anyone|someone|you) (cover|swap|take|switch|work) (my|the|a|for|on|this|her|his)
    (hold|holds|item|items|request|requests) (ready|is ready|are ready|waiting|is waiting|due|are due|is due|overdue|on the hold shelf|available)
    (# |)(item|items|book|books|dvd|dvds|title|titles) (is |are |)(due|overdue|ready|on hold|checked out)
    (hold shelf|on the hold|renew at|renewed until|due back|checked out to you)
    (running|run|is|are|be|arrive|arriving) (a bit|a little|about|slightly|a few|#|some|an hour|very) (minutes |mins |min |)(late|behind|delayed)
    (new|updated|revised) (delivery|arrival|pickup|pick up|appointment|departure|eta|service|start|meeting|game) (window|time|date|eta|is|day)
    your new * (* |)(is|are|has|have) (arrived|ready|in|been|come|shipped)
    well be (flushing|closing|testing|working|performing|doing|replacing|paving|spraying|painting|inspecting|shutting|turning|repairing|closed|there|at|by|late|out|in touch)
    (back order|backorder|back ordered|backordered|out of stock until|on order|came in|has come in|have come in)
    (ships|ship|shipping|leaves|arrives|comes) (separately|in a separate|on its own|monday|tuesday|wednesday|thursday|friday|tomorrow|today|later|next week)
    (was|were|is|are|has|have) (left|dropped|delivered|placed|handed) (at|with|on|in|by|to|behind|next)
    (left|dropped|placed) (at|with|on|in|by|behind) (the|your|side|front|back|a|door|porch) (* |)(door|porch|neighbor|desk|garage|locker|office|gate|mailroom|counter|lobby)
    (couldnt|could not|unable to|cant) (find|access|deliver|reach|complete|get|open|locate) (* |)(your|the|you|delivery|gate|unit)
    (we have you|got you|have you|put you|you re) (down|in|on) (for|at|the)
    (youre|you are|you re|you ve been|youve been) (booked|confirmed|scheduled|checked in|registered|enrolled|down|all set|signed up|unsubscribed|in) (for|at|on|with|in|from|to)
    (i|we|ive|weve) (moved|rescheduled|pushed|changed|switched|canceled|cancelled) (your|you|it|the)
    (need|have) to (change|cancel|reschedule|move) (it|your|this)
    (cant|can not|cannot|unable) (make it|come|attend)
    (text|call|let) (* |)(if|know if) (you|your) (cant|can not|cannot|need|are|will|have|dont|plans)
    let (us|me|him|her|them) know (if|about|by|when|before|what|whether|which)
    (went|sent) home (in|with) (backpacks|folders|your|students)
    (picture|field|conference|early release|half|snow|minimum) day is
    (practice|rehearsal|lesson|class|training|game|meeting|service|mass|choir) (is|are) (on|at|moved|canceled|cancelled|in|off|still|tonight|tomorrow)
    (bus|train|tram|ferry|flight|route) (#|&|*) (is|has|was|broke|leaves|departs|runs|will|to)
    (ferry|flight|train|bus|shuttle|tour bus) (to|from) (* |)(* |)(leaves|departs|boards|now|is|at)
    (gate|platform|track|terminal|seat|room|lane|unit|locker) (change|changed|moved|is|#|&)
    (hydrants|pest control|fire alarm|sprinkler|elevator|elevators|boiler|hot water|street sweeping|water main|parking lot|leaf collection) (* |)(is|are|will|inspection|testing|out|test|service|repair|in units|paving|shut)
    (out of service|out of order|under repair|boil water|planned maintenance|scheduled maintenance|power interruption|service interruption)
    (results|labs|x rays|xrays|biopsy|bloodwork|blood work|test results|imaging) (* |)(are|is|came|look|looks|were) (back|in|normal|ready|available|fine|good|negative)
    (left|sent|added) (a|you a) (note|message|letter|copy) (in|on|through|via|about)
    (did|doing) (great|well|fine|good) (today|after|and|in)
    (can|may) go home
    (hearing|case|court date|trial|deposition|closing|inspection|walkthrough) (in|is|on|moved|#|&|has|was|at|date)
    (advisory|warning|watch) (until|till|through|in effect|for|from)
    (cooling|warming) (center|centers)
    (carpool|potluck|book club|committee|board|hoa|pta|troop|den|squad|u12|u10|u14|varsity) (* |)(meets|meeting|is|at|practice|game|meet|starts|next)
    (were|we are|we re) at (* |)(* |)(this week|tonight|tomorrow|next)
    (next months|this months|next weeks) (pick|book|meeting|reading|session) is
    (our|the) new (address|phone|phone number|number|office|location|hours|suite) (is|from|will|as|starting|effective|at|@|#)
    (note|noting) (our|the|that|your) (new |)(address|hours|change|number|office|entrance|parking)
    (welcome to|checked in to|your stay at) (* |)(* |)(* |)(your room|room|wifi|check out|the code|inn|hotel|suites)
    (wifi|wi fi|door code|gate code|alarm code|room number|password) (is|#|&|network|key|for)
    (use|enter) (#|&|code #|pin #) (to|at|on|for|when)
    (matures|maturity|renewal) (on|date|is)
    (no action|nothing) (is |you |)(needed|required|need|to do|necessary)
    (wasnt|was not|isnt|not) (you|me) (call|reply|contact|tell)
    (offer letter|onboarding|orientation|background check|i 9|benefits|open enrollment) (* |)(form|forms|documents|due|ready|starts|packet|from)
    (drop|bring|take|return) (it|them|the (* |)(* |)) (off |)(at|to|by|back) (any|the|our|your)
    (as you asked|as requested|per your request|like you asked|you asked us to|at your request)
    `,
  ],
  [
    'transactional',
    1,
    `
    (clase|clases|curso|entrenamiento|reunion|consulta|taller|partido) (de |)(* |)(se |)(cancela|cancelada|suspende|suspendida|aplaza|pasa|cambia|empieza|sera|queda)
    (hoy|manana|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado) no (hay|habra|abrimos|tenemos|trabajamos|damos)
    (el |la |)(agua|luz|servicio|gas|internet|suministro|corriente|sistema|agua caliente) (vuelve|volvera|volvio|regresa|regresara) a
    (disculpen|disculpe|perdonen|sentimos) (la|las|el|los|que|molestias)
    (esta|estan) (enferma|enfermo|de baja|averiado|averiada|cerrado|cerrada|fuera de servicio|en mantenimiento)
    (tiene|tienes|tenemos) (revision|cita|consulta|reserva|una cita|clase|turno|hora|pendiente) (con|el|a|de|en|manana|para|hoy)
    (llega|llegara|llegan|pasara|pasaremos|pasamos|entregaremos|vamos|va) (hoy|manana|entre|antes|el # |en camino|sobre|a las|de #|con retraso)
    (si no|si) (va a estar|estara|puede|lo reconoce|reconoce|ha sido|fue|la reconoce|esta en casa) (* |)(responda|llame|avise|avisenos|lo dejamos|contacte|usted|puede)
    (disculpe|disculpen|disculpa|perdone|perdonen|lamentamos|sentimos) (las|la|por|el|los|molestias|* )
    (averia|incidencia|incidente|corte|obras|interrupcion) (en|de|del|por|programado|programada|afecta)
    (traiga|traer|trae|venga|acuda) (la|su|el|en ayunas|tu|con|#)
    (si|no) (abrimos|tenemos|aceptamos|hay|puede|se puede|admitimos|estamos)
    (retirada|retire|deje de usar|no (use|utilice|consuma)) (* )
    (gracias|muchas gracias) por (su|tu) (donativo|donacion|aportacion|pedido|compra|paciencia|visita|pago|preguntar|reserva|mensaje)
    (rendez vous|rdv|seance|cours|reunion|entrainement|match) (* |)(* |)(* |)(avance|avancee|decale|decalee|annule|annulee|deplace|maintenu|reporte|a #)
    (livre|livree|livres|livrees|depose|deposee|remis|remise|expedie) (* |)(* |)(ce jour|entre|demain|aujourdhui|lundi|mardi|mercredi|jeudi|vendredi|samedi|chez)
    (chauffeur|livreur|technicien|infirmiere|plombier|conseiller) (* |)(vous |)(appellera|appelle|passera|arrive|sera|passe|est)
    (incident|panne|coupure|perturbation|travaux|interruption) (reseau|d eau|d electricite|dans|sur|de|en cours|prevu|prevue|technique|en|signalee|programmee)
    (nos|les) (equipes|techniciens|agents) (sont|interviennent|travaillent)
    (retour|retablissement|reprise) (prevu|prevue|a la normale|estime|du service)
    (pas de|aucun|aucune) (cantine|cours|ecole|bus|garderie|seance|entrainement|ramassage|train)
    (greve|absence|fermeture|fermee|ferme|ferme exceptionnellement) (* |)(demain|aujourdhui|lundi|mardi|mercredi|jeudi|vendredi|du|de|le|ce|cause|en raison)
    (prevoyez|pensez a|n oubliez pas|apportez|munissez vous|merci d apporter) (* |)(un|une|votre|vos|de|d|pique nique|carte)
    (merci|veuillez) (de|d) (repondre|confirmer|rappeler|apporter|nous|prevenir|patienter|vous presenter)
    (oui|non) (nous|on|c est|il|elle|vous|le|la) (sommes|est|avons|a|pouvez|peut|*)
    (merci|un grand merci) pour (votre|ton) (don|commande|achat|patience|message|reponse|question|visite|paiement|generosite|reservation)
    (recu fiscal|bon de livraison|numero de suivi|point relais|en cours d acheminement|rappel de produit|ne pas (utiliser|consommer))
    (fallt|fallen|entfallt|entfallen) (* |)(* |)(* |)(aus|wegen|heute|morgen|am)
    (ist|sind) (fertig|abholbereit|erkrankt|krank|verspatet|unterwegs|bezahlt|eingegangen|angekommen|geschlossen|gesperrt|hinterlegt|zuruckgerufen)
    (kann|konnen) (* |)(* |)(* |)(abgeholt|abgegeben|verschoben|storniert|umgetauscht) (werden|)
    (bleibt|bleiben|ist|sind) (* |)(* |)(* |)geschlossen
    (storung|signalstorung|stromausfall|wasserrohrbruch|baustelle|wartungsarbeiten|stellwerksstorung|netzstorung|vertretung|heizungsausfall|ersatzverkehr|schienenersatzverkehr|versichertenkarte|leihfrist|vorbestellung liegt|ruckruf)
    (kommt|kommen|trifft|erfolgt) (* |)(* |)(* |)(an|zwischen|voraussichtlich|gegen|heute|morgen|spater|verspatet)
    (bitte) (bringen|antworten|nutzen|melden|beachten|kommen|halten|prufen|rufen|denken|geben|mitbringen|nuchtern|nicht)
    (absage|absagen|verlegung|terminabsage|terminverschiebung) (bitte|bis|des|von|wegen)
    (ja|nein) (wir|das|es|die|der|sie) (haben|sind|ist|geht|konnen|hat|*)
    (vielen dank|danke|herzlichen dank) fur (ihre|deine|die|ihren|den) (spende|bestellung|zahlung|geduld|nachricht|anfrage|antwort|besuch|einkauf|ruckmeldung|uberweisung)
    (spendenquittung|zuwendungsbescheinigung|rechnung liegt|die rechnung (liegt|betragt|kommt|finden)|zahlung eingegangen|auftrag (#|&|wurde|ist))
    (je|nous) (passe|passons|passerai|passerons|arrive|arrivons|serai|serons|viens|venons|livre|livrons) (vers|a|demain|lundi|mardi|mercredi|jeudi|vendredi|pour|dans|entre|ce|chez)
    (pouvez vous|pourriez vous|peux tu) (couper|ouvrir|laisser|degager|rappeler|confirmer|me rappeler|nous rappeler|envoyer une photo|apporter)
    (est|sont|a ete) (reservee|reserve|reservees|disponible|disponibles|ouverte|prevue|prevu|maintenue) (pour vous|pour|de|a|le|jusqu)
    (cle|cles|badge|code) (chez|au|a la|dans|est)
    (on peut|nous pouvons|je peux|ca vous va|est ce que|vous convient) (* |)(les |la |le |vous |)(monter|poser|livrer|changer|decaler|recevoir|prendre|jour|horaire|*)
    (se la|se lo|te la|te lo|la|lo) (guardo|guardamos|dejo|dejamos|enviamos|llevamos|reservo)
    (esta|ficou) com (febre|dor|gripe|tosse)
    (por favor |)venha (busca|buscar|pegar|retirar)
    (a |)(agua|luz|energia|internet|rede) (do|da|de|no|na|volta|voltou|voltara) 
    (ficou|esta|estao) (pronto|pronta|prontos|em)
    (retire|retirar|retirada) (na|no|ate|com)
    (es|den|die|das) gibt es (auch|in|noch)
    (die |)(lieferzeit|wartezeit|abholzeit|offnungszeit) (betragt|ist|liegt)
    (kita|schule|praxis|buro|heizung|aufzug|hort|training|unterricht) (* |)(schliesst|ist|bleibt|fallt|geschlossen|entfallt|ausgefallen|defekt|offnet)
    (retrait|paiement|prelevement|virement) de $
    (ha|has|hemos) (retirado|pagado|recibido|enviado|ingresado) $
    (lembrete|lembrando|lembramos|passando pra lembrar|passando para lembrar)
    (marcada|marcado|agendada|agendado|remarcada|remarcado|confirmada|confirmado|adiada|adiado|cancelada|cancelado) (para|pra|no|na|as|com|em|por)
    (tentamos|vamos|voltamos|iremos) (entregar|tentar|voltar|novamente|amanha|retornar|ligar)
    (seu|sua|seus|suas) * (chegou|chegaram) (a|na|ao|no|em)
    (sua|seu|a|o) (encomenda|pedido|entrega|entregador|motoboy|vacina|exame|consulta|aula|prova|carro|conserto) (* |)(saiu|chega|esta|foi|ficou|fica|sera|chegou|vai)
    (nao havera|nao vai ter|nao tera|nao teremos|nao funcionaremos|nao abriremos|estaremos fechados)
    (saiu|chega) (pra|para|em|hoje|amanha|entre|as) (entrega|uns|* )
    (leve|traga|apresente) (o|a|seu|sua|um) (cartao|documento|rg|carteirinha|exames|pedido|guia)
    (falta de|manutencao|interrupcao|queda|reparo|obra) (de |na |da |no |programada |em )(* )
    (pedimos|desculpe|desculpa|desculpas|desculpem) (desculpas|o|a|pelo|pela|pelos|transtorno)
    (sim|nao) (temos|abrimos|aceitamos|estamos|tem|pode|fazemos|funcionamos)
    (obrigado|obrigada|muito obrigado) (por|pela|pelo) (sua|seu|doacao|compra|paciencia|contato|pagamento|pedido|mensagem|preferencia|perguntar)
    `,
  ],
];
