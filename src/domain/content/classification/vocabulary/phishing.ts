import type { Vocabulary } from './vocabulary.ts';

/** The parts of phishing: none of them is a finding alone. */
export const phishing: Vocabulary = [
  [
    'threat',
    1,
    `
    (access|branch|banking|login|profile|deposits|funds|benefits) (* |)(* |)(* |)(is|are|was|were|has been|have been) (disabled|on hold|blocked|locked|suspended|restricted|frozen|limited|paused|revoked)
    (placed|put) (a |)(hold|restriction|block|freeze|limit) on (your|the)
    (some |)(irregularities|irregular activity|irregular activities|unusual activities|discrepancies) (on|in|with|for)
    (shown|detected|noticed|found) (some |)(irregularities|irregular activity|irregular activities)
    (encountered|experienced) (a |an |)(failure|error|problem|issue) (in |with |while |)(processing|your|verifying)
    (stopped|held|stuck|seized) at (our|the|a) (depot|warehouse|facility|customs|hub|center|post office)
    (incorrect|incomplete|invalid|wrong) (delivery |shipping |home |street |personal )(address|information|details)
    (fined|jailed|sent to jail|imprisoned|prosecuted|court)
    (your|the) (lost|stolen) (iphone|phone|ipad|macbook|device)
    unpaid (duty|customs|shipping|delivery) fee
    (cancel|block|stop|reverse) (and (block|cancel) |)(this|the) (attempt|transaction|charge|transfer|payment|login)
    (phone|device|computer) has been comprimised
    (sim|sim card|line|connection|electricity|power|internet|cloud|debit|debit card|bank card|atm card|credit card|pan|pan card|phone|device|inbox|email|wifi) (* |)(has been|is|was|will be|is being|are|have been) (temporarily |permanently |)(suspended|locked|limited|restricted|disabled|frozen|on hold|blocked|compromised|deactivated|closed|terminated|flagged|hacked|disconnected|cut off|infected|full)
    (account|card|profile|access|acct|acc|membership|subscription|netflix|wallet) (locked|suspended|blocked|limited|frozen|disabled|on hold|deactivated)
    (cannot|can not|could not|couldnt|unable to) be (delivered|completed|shipped|released)
    (files|photos|data|emails|contacts|messages|account) will be (deleted|erased|lost|removed|wiped)
    (is|are) (waiting|awaiting|held|on hold) (for you |)(to (set|confirm|schedule|update|verify|complete)|due to|pending|at (the|our) warehouse)
    (an |)(attempt|attempts) to (charge|login|log in|sign in|withdraw|transfer|purchase|pay|debit) (* |)
    (linked|connected|tied) to (illegal|criminal|fraudulent|suspicious)
    (arrived|is|stuck) at (the|our) warehouse
    (account|card|profile|access|service|services|mailbox|wallet|apple id|benefits|license|number|ssn|social security number|membership|package|parcel|payment|delivery|shipment|refund) (* |)(has been|is|was|will be|is being|are|have been|been|could not be|can not be|cannot be) (temporarily |permanently |)(suspended|locked|limited|restricted|disabled|frozen|on hold|blocked|compromised|stuck|deactivated|closed|terminated|held|pending|flagged|hacked|delivered|returned to sender|seized|revoked|delayed|stopped at)
    (wird|wurde|est|sera|fue|ha sido|sera|foi|esta) (* |)(zuruckgeschickt|zuruckgesendet|retourne|renvoye|devuelto|devolvido|destruido|vernichtet|suspendida|suspendido|suspensa|suspenso|restringida|desactivada|bloqueado)
    (suspended|locked|frozen|restricted|suspendue|suspendu|bloque|bloquee|gesperrt|eingeschrankt|bloqueada|bloqueado|suspendida|suspenso|suspensa|limitada|retenido|retido)
    (unusual|suspicious|unauthorized|fraudulent|illegal) (activity|login|sign in|transaction|charge|access|activities|attempt|attempts|transactions|purchase)
    (unpaid|outstanding|overdue) (toll|tolls|fee|fees|fine|customs|balance|ticket|tax|shipping)
    (final|last|urgent|immediate|legal) (notice|warning|reminder|action|alert|attention|response)
    (avoid|prevent|or face) (suspension|late fees|penalties|penalty|legal action|prosecution|arrest|deactivation|closure|interruption|fines|being|additional|excessive|account|service|losing|permanent)
    (incomplete|incorrect|invalid|wrong|missing|insufficient|unclear) (address|shipping|delivery|information|postage|billing|house)
    (warrant|arrest|lawsuit|legal proceedings|prosecuted|irs|customs fee|customs fees|clearance fee|redelivery fee|frais de douane|gastos de aduana|zollgebuhr|zollgebuhren|taxa alfandegaria|aduana|alfandega|douane)
    (we |)(need|needs|require|requires) (your|an|the) (* |)(address|fee|payment|postage|information|details) (* |)(* |)(* |)(to deliver|to release|to complete|to ship|fee|for delivery)
    (failed|missed|unsuccessful|attempted) (delivery|payment|attempt)
    (withdrawal|transfer|purchase|charge|wire) (of|for) (* |)(* |)(* |)(is|was|has been) (pending|initiated|authorized|processing|scheduled)
    (billing|payment) (problem|issue|failure|error|information is invalid)
    (within|in the next|in) (12|24|48|72|#) (hours|hrs|hour|stunden|horas|heures)
    (expire|expires|expired|lose access|permanently) (today|in|immediately|unless|deleted|closed|locked|to|if)
    (immediately|urgent|urgently|asap|sofort|umgehend|immediatement|inmediatamente|imediatamente)
    `,
  ],
  [
    'demand',
    1,
    `
    (restore|regain|recover|recovery|reactivate|unlock|fix|remove) (your |the |)(access|hold|account|bill|billing|restriction|profile|membership)
    (to|and) (verify|remove hold|restore access|unlock|reactivate|locate|lock)
    (resolve|fix|settle) (the |this |your |)(issue|problem|matter|bill|delivery|it) (here|now|at|@|via|below)
    (continue|proceed) (now|here|below)
    update your (* |)(* |)(address|information|profile|billing|payment|details|account|online)
    click (link|the link|on link)
    (receive|get|collect) (it |yours |)now (http|@)
    (pick up|collect) your prize
    (click|tap) to (claim|redeem|verify|unlock|confirm)
    (receive|claim|redeem) now @
    (click|tap|press|follow) (on |)(the |this |)(link|button|url) (below|bellow|here|to|now|and)
    (verify|confirm|update|validate|check) (details|kyc|address|identity|info|your details|your kyc|your identity|the shipment|shipment|the delivery|shipping)
    complete (your |the |a |mandatory )(* |)(kyc|verification|form|survey)
    (whatsapp|telegram|wechat|message|msg) (me|us|hi|# |@ |now|our|the|details)
    on (whatsapp|telegram|wechat) (#|@|at|now)
    if (unrecognized|not recognized|not you|this was not you|this wasnt you|it was not you|it wasnt you|you did not|you dont recognize) (* |)(* |)(visit|click|call|go to|cancel|reply|verify|follow|please)
    (take|takes) (immediate |)action on your
    claim (at|@|before|today|via)
    (reply|respond) (y|1|yes) (then|and then|and) (exit|reopen|open|click|copy)
    (copy|paste) the link
    (refer|proceed|continue|head) (to|at|below|here) (@|the link|this link)
    contact (* |)(officer|agent|hr|manager|department|desk) (#|on|at|immediately|now)
    (verify|confirm|update|validate|restore|reactivate|unlock|secure|authenticate|review|recover|re verify|reverify|resolve|reconfirm|provide|submit|enter) (now|immediately|here|your|the|account|access|it|via|at|at @|@|this|to avoid|information|payment|billing|shipping|delivery|address)
    (click|tap|follow|visit|go to|log in|login|sign in|open|use) (here|the link|below|on|this link|the following|this|link|@|at|to (verify|confirm|restore|unlock|update|avoid|secure|resolve|claim|reactivate|keep|settle|pay|review))
    (pay|settle) (now|immediately|the fee|the fine|it|your|a|at|here|$|the|outstanding|via|online) (* |)
    (reply|text|send|call) (us |back |)(with|now|your|immediately)
    call (#|1|us|now)
    call (our |the |)(support|helpline|hotline|fraud (team|department)|security (team|department)|tech support)
    claim (here|now|it|yours|your|via)
    (and |)(a|the) $ (fee|charge) (to|for) (deliver|delivery|release|redeliver|redelivery|customs|clear)
    (reschedule|schedule) (* |)(redelivery|delivery|your delivery)
    (verifiez|confirmez|mettez a jour|cliquez|connectez vous|reglez|verifique|verifica|confirme|confirma|actualice|actualiza|haga clic|haz clic|pulse|ingrese|acceda|accede|bestatigen sie|verifizieren sie|aktualisieren sie|klicken sie|melden sie sich|loggen sie|entsperren|bezahlen sie|zahlen sie|zahle|payez|abone|abonar|paga|confirmez|mettez|atualize|clique|acesse|valide|regularize|pague|pagar)
    `,
  ],
  [
    'secret',
    2,
    `
    (your|with your|the|ton|votre|su|tu|ihre|ihr|sua|seu) (ssn|social security|social security number|social|full name and|card number|credit card|credit card number|debit card number|card details|card info|bank details|bank account|bank account number|account number|cvv|atm pin|pin number|mothers maiden name|login details|credentials|seed phrase|recovery phrase|private key|passwords|bank info|routing number|username and password|password and|pin and|online banking|coordonnees bancaires|numero de carte|datos bancarios|numero de tarjeta|bankdaten|kartennummer|dados bancarios|numero do cartao|senha do cartao|mot de passe bancaire)
    (reply|respond|send|text|provide|give|enter|submit|share|confirm|verify) (us |me |back |)(with |)(your |the |)(pin|password|ssn|social|code|verification code|cvv|card number|otp|full card|date of birth|dob|bank|identity|social security|passcode|code you|# digit code|login)
    (send|lend|transfer|wire|zelle|venmo) me (some |a little |)(money|cash|$|funds|bitcoin)
    (buy|purchase|get|send|need you to (buy|get)) (me |some |a few |us |# |)(itunes|apple|google play|steam|amazon|ebay|vanilla|) (gift card|gift cards)
    (scratch|send me the codes|send the codes|send pictures of)
    (pay|paid|payment|settle|settled|payable) (* |)(* |)(with|by|in|using|via) (itunes |apple |google play |steam |amazon |target |prepaid |)(gift card|gift cards|prepaid cards|bitcoin|crypto)
    (can|could|will|would|please|pls) (you |)(send|zelle|venmo|lend|transfer|wire|cashapp|cash app) (me |)(zelle|venmo|cashapp|cash app|money|cash|funds|$)
    (give|read|tell|forward) (us |me |them |him |her |the agent |)(your |the |)(2fa|two factor|two step|sms|security|one time|verification|access) (code|codes|passcode)
    `,
  ],
  [
    'secret',
    2.5,
    `
    (confirm|verify|enter|provide|give us|tell us|submit|reenter) (your |the |)(full |current |)(password|ssn|social security number|pin|cvv|card pin|online banking password)
    `,
  ],
  [
    'secret',
    3,
    `
    (reply|respond|text back|text us|send us|message us|call back) (back |)(with|your) (your |the |)(full |)(pin|password|ssn|social security number|social|cvv|card number|account number|bank details|otp|one time code|verification code|mothers maiden name|bank account|routing number)
    `,
  ],
  [
    'neutral',
    0,
    `
    (never|not|dont|wont|will never|well never|do not|no one will|nobody will) (* |)(* |)(reply|respond|text|send|share|give|ask|asks|tell|enter|provide|request) (* |)(* |)(* |)(pin|password|ssn|code|cvv|card number|otp|details|number)
    `,
  ],
  [
    'lure',
    2.5,
    `
    (you|youve|you have|you just) won (a|an|the|our|$|one of) ($ |)(* |)(* |)(gift card|gift cards|iphone|ipad|macbook|ps5|playstation|cash prize|giveaway)
    (have |)selected to (try to |)(win|receive) (the|a|an|our|your) (* |)(* |)(iphone|ipad|macbook|pro|ps5|gift card|prize|samsung|galaxy)
    `,
  ],
  [
    'lure',
    1.5,
    `
    $ (stimulus|relief|grant|refund|unemployment|cares act) (check|payment|benefit|deposit|bonus|program)
    your (mobile |phone |cell |lucky |)number (won|has won|was selected|is selected|has been selected|was drawn)
    (lucky|prize|winner|giveaway|raffle) draw
    (selected|chosen|picked) to (try to |)(win|receive|get|claim)
    (arrange shipment of|arrange delivery of) your (prize|winnings|reward|gift)
    (came|you came) in (1st|first|# |second|2nd|3rd|third)
    won (a|an|the|our) (free |)($ |)(* |)(* |)(gift card|iphone|ipad|macbook|prize|voucher|giveaway|cash prize)
    (stimulus|relief|recovery) (check|checks|cheque|payment|payments|deposit)
    (avoid|prevent|face) (arrest|jail|prison|a warrant|court action|deportation)
    (phone|device|computer|iphone|android|pc) (has been|is|was) (compromised|comprimised|infected|hacked|at risk|exposed)
    as a (loyal|valued) customer (you |)(get|gets|receive|have been|are)
    (i lost|lost|broke|dropped|damaged) my phone (* |)(* |)(new number|my new|this is)
    (mom|mum|dad|grandma|grandpa|mama|papa) (i |its me |this is me |my phone )(* |)(* |)(dropped|lost|broke|broken|phone|new|number|got)
    (this is|heres|here is) my (new|temporary|other|friends) (number|phone)
    (next of kin|inheritance|million usd|deceased client|dying widow|beneficiary of)
    (congratulations|congrats|youve|you have|you are|you were|your number|your phone number|felicitations|felicidades|enhorabuena|gluckwunsch|parabens) (* |)(* |)(won|been selected|selected|been chosen|chosen|the winner|a winner|our winner|randomly selected|won a|gagne|ganado|gewonnen|ganhou|ganador|ganadora|sorteado|has won|has been selected|have won)
    (claim|collect|redeem|receive|accept|recupere|reclame|reclama|reclamez|resgate) (your |the |su |tu |votre |seu |this |)(prize|prizes|winnings|$|reward|inheritance|refund|grant|stimulus|tax refund|gift card|iphone|package|compensation|premio|cadeau|gain|lot|government)
    you (won|have won|just won) (a|an|the|our|$|#)
    (government|federal|covid|stimulus|irs|inheritance|lottery|unclaimed|tax) (grant|grants|payment|refund|relief payment|check|funds|fund|money|winner|rebate|inheritance)
    (nigerian prince|million dollars|$ million|long lost relative|next of kin|western union|moneygram|wire transfer fee)
    (hi|hey|hello) (mom|mum|dad|mama|papa|mae|pai|maman) (* |)(* |)(* |)(phone|my phone|dropped|number|cell|broken|lost|telefon|telefono|handy|celular|numero|nummer|portable)
    (is my new number|my new phone|new number|mi nuevo numero|meu novo numero|mon nouveau numero|meine neue nummer) (save|delete|my|guarda|salva|enregistre)
    `,
  ],
];
