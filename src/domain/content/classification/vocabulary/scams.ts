import type { Vocabulary } from './vocabulary.ts';

/**
 * The parts of scams that need no link: errands for a boss, a relative with a new number, calls
 * back to a false bank, advance fees. As in `phishing.ts`, one part is no finding.
 */
export const scams: Vocabulary = [
  [
    'secret',
    2,
    `
    (pick up|grab|get|buy|purchase|need|send|go get|pick me up) (me |us |some |a few |)(# |a few |some |several |two |three |four |five |)(* |)(* |)(gift card|gift cards|giftcard|giftcards|itunes cards|google play cards|steam cards|vanilla cards)
    (compra|comprame|comprar|consigue|necesito|achete|achetez|acheter|kaufe|kauf|besorge|besorg|kaufen|besorgen|compre|comprar|preciso de) (* |)(* |)(# |)(* |)(tarjetas regalo|tarjetas de regalo|tarjeta regalo|cartes cadeaux|cartes cadeau|carte cadeau|gutscheinkarten|geschenkkarten|google play karten|steam karten|gift cards|cartoes presente|cartao presente|vale presente|cartes google play|cartes itunes)
    (scratch|scratched|scratching) (and|off|the|them|it|each) (* )
    (send|text|mail|email|snap|forward|take|share) (me |us |)(the |a |)(pics|pic|photos|photo|pictures|picture|images|screenshot) of (the |all |each |)(codes|code|backs|back|cards|card|numbers|receipt and)
    (send|text|give|read|email|forward) (me |us |)(the |all the |)(codes|numbers|pins) (on|from|off|of) (the |each |)(back|backs|card|cards)
    (visa|apple|amazon|target|steam|google play|itunes|walmart|ebay|nike|sephora) (gift card|gift cards) (at|of|for|each|worth) $
    (pics|photos|pictures|pic|photo|picture) of (the |)(backs|back|codes|cards)
    (agent|we|he|she|they|rep|representative|team) (will|may|is going to) (call|text|ask) (you |)for (your|the|a) (passcode|code|password|pin|verification code|otp)
    (get|buy|grab|pick up) (me |us |for me )(some |a few |# |)(* |)cards (for|at|and|today|now)
    (hazme|haz|me haces|mandame|enviame|pasame|hacedme) (un|una|el|la|$|#) (bizum|transferencia|ingreso|deposito|dinero|giro|favor de)
    (fais|faites|envoie|envoyez) moi (un|une) (virement|transfert|mandat)
    (uberweis|uberweise|uberweisen sie|schick|schicke) (mir|bitte) ($|das geld|geld|#)
    (send|text|email|forward) me (the |all |)(codes|pins)
    (mandame|enviame|manda|envia|passa|me manda|me envia|envoie moi|envoyez moi|schick mir|schicken sie mir|schicken mir|senden mir|sende mir|senden sie mir|envoie|envoyez) (* |)(los codigos|las fotos|el codigo|fotos|os codigos|o codigo|les codes|le code|photos|die codes|den code|fotos der)
    (mail|send|ship|courier|fedex) (you |)(the |)keys (after|once|when|as soon)
    (zelle|venmo|wire|cashapp|cash app|western union|moneygram) (me |us |him |her |me the |us the |the )(deposit|first|rent|money|funds|fee|half|payment|$)
    (can|could|will) you (* |)(pay|cover|sort|settle|transfer|send) (a|this|my|the|some) (* |)(bill|bills|invoice|rent|payment|money|transfer|it) (* |)(* |)(for me|me|today|and|ill|i)
    (i ll|ill|i will) (give|pay|send) (it|you|you back) (back |)(friday|monday|tomorrow|tonight|later|next|when|soon)
    (necesito|preciso|brauche|besoin de|preciso de) $ (para|pra|fur|pour) (* |)(* |)(fianza|abogado|hospital|multa|fianca|advogado|kaution|anwalt|caution|avocat|*)
    (have|keep|get) your (pin|password|card|card number|ssn|account number|code) (ready|handy|at hand|with you)
    (need|send|wire|transfer|borrow) (me |)$ (for|to|today|now|by|so|in|right|until|asap) (* |)(bail|bond|lawyer|hospital|ticket|rent|him|her|get|me|my|fix|today|home|* )
    (you (get|keep|receive|will (get|keep|receive))|your share (is|of)) (#|%) (percent |)(of|for|when|*|)
    (me haces|me puedes|puedes|podrias|puede) (hacer |)(hacerme |)(una |un |) (transferencia|bizum|ingreso|deposito|prestamo)
    (me puedes|puedes|podrias|me podrias) (mandar|enviar|prestar|pasar|dejar|transferir|adelantar|hacer) (* |)(* |)($|#|dinero|una transferencia|un bizum|transferencia|plata)
    (paga|pague|pagas|puedes pagar|pode pagar|consegue pagar|peux tu payer|kannst du bezahlen) (um|uma|un|una|esse|este|eine|mir|me) (* |)(boleto|conta|factura|facture|rechnung|recibo) (* |)(pra|para|por|pour|fur|mim|mi|moi|mich|*)
    (need|have) to pay (a|this|my|the|some|an) (* |)(bill|bills|rent|invoice|fee|deposit|someone)
    (send|pay|wire|zelle|transfer) (the |me |)(first|deposit|last) (and|month|months|plus|to)
    (first and last|the deposit|deposit|rent|payment) (by|via|through|on) (cash app|cashapp|zelle|venmo|western union|wire)
    (necesito|tengo que) (pagar|que me (mandes|envies|prestes|hagas)|dinero|hacer un (pago|bizum))
    (peux tu|tu peux|pourrais tu|tu pourrais|peut tu|pouvez vous) (* |)(me |)(faire|envoyer|virer|avancer|preter|regler|payer) (* |)(* |)(virement|$|argent|facture)
    (besoin (d un|de faire un)|faire un) virement
    (kannst|konntest|konnen) (du|sie) (* |)(* |)(* |)(* |)(uberweisen|bezahlen|zahlen|leihen|auslegen|vorstrecken|schicken|ubernehmen)
    (muss|musste) (* |)(* |)(* |)(* |)(rechnung|rechnungen|miete|betrag|uberweisung) (* |)(zahlen|bezahlen|uberweisen|begleichen)
    (me faz|me faca|faz|consegue fazer|pode fazer|consegue me fazer|voce faz|manda|me manda|faz pra mim) (um|1|esse|o) (pix|deposito|emprestimo)
    (to|tou|estou|tava) precisando (de |)(pagar|dinheiro|um|uma|fazer|$|que voce)
    (te|eu te|lhe) (devolvo|pago|transfiero|devuelvo|rembourse|zahle) (* |)(* |)(manana|amanha|lunes|segunda|demain|depois|hoje|esta semana|zuruck)
    `,
  ],
  [
    'secret',
    2.5,
    `
    (give|tell|read|provide|say|share) (us|them|me|him|her|the agent|our agent|the operator|) (* |)(* |)(code|codes|password|pin|passcode|otp|ssn|card number|cvv|security number) (we|you|i|that|to|sent|from|in|on|so|for|they)
    (give|tell|read|provide) (us|them|the agent|our agent|him|her) (the|your) (code|password|pin|passcode|otp|ssn|social|card number|cvv)
    (informe|informar|diga|digite|passe|confirme|forneca|envie|mande) (a |o |)(sua |seu |sua |)(senha|codigo de seguranca|cvv|cpf e|numero do cartao|token|senha do cartao|codigo que)
    (facilite|indique|diga|introduzca|proporcione|envie|confirme|dinos|diganos) (su|la|el|tu|sus) (* |)(clave|contrasena|pin|cvv|codigo|numero de tarjeta|numero de la tarjeta|datos bancarios)
    (donnez|communiquez|indiquez|confirmez|saisissez|transmettez|envoyez) (nous |lui |)(votre|le|vos|les) (* |)(mot de passe|code|codes|cvv|numero de carte|cryptogramme|identifiants|coordonnees bancaires|rib)
    (nennen|geben|teilen|bestatigen|senden) sie (uns |ihm |dem mitarbeiter |)(ihre|ihren|die|den|das) (* |)(pin|tan|passwort|kennwort|code|kartennummer|zugangsdaten|bankdaten|online banking)
    `,
  ],
  [
    'lure',
    1.5,
    `
    (hi|hello|hey|hallo|hola|oi|ola|coucou|salut|bonjour|ei|eai) (mum|mom|mama|mami|mamma|papa|papi|dad|daddy|grandma|grandpa|nana|gran|oma|opa|abuela|abuelo|yaya|mae|mamae|pai|papai|maman|mamie|papy|vo|vovo|tia|tio|auntie|aunt)
    (mum|mom|mama|dad|papa|mamma|daddy) (* |)(this|its|it is|i|my|here) (is|s|my|lost|broke|dropped|got|new)
    (grandma|grandpa|grandmother|nana|mum|mom|dad|abuela|abuelo|mama|papa|oma|opa|mamie|papy|vovo|mae|pai) (its|it is|it s|soy|ich|c est|sou|this is|aqui|e) (me|yo|bins|bin|moi|eu|your|tu|deine|dein|o|a)
    (mama|papa|mae|pai|maman|mutti|vati|hijo|hija|filho|filha) (este|esta|voici|das|ich|isso|esse|e|soy|sou|c) (es|est|e|ist|hab|bin|o|meu|mi|mon|eu|yo) (* |)
    (numero|numera|nummer|number) (provisional|provisorio|provisoire|temporal|temporaire|temporario|temporario|nuevo|novo)
    (el|mi|o|meu|mon|le) (movil|telefono|celular|telephone|portable) (* |)(* |)(mojo|rompio|cayo|molhou|quebrou|casse|perdi|robaron|averio)
    (dropped|broke|lost|smashed|cracked|shattered) my (phone|cell|mobile|iphone)
    my (phone|cell|mobile) (is |got |just |has |)(broken|broke|smashed|stolen|fell|died|dead|in the toilet|drowned|damaged)
    (mein|das|mir ist mein) (handy|telefon|smartphone) (* |)(* |)(* |)(kaputt|gefallen|gestohlen|verloren|defekt|runtergefallen|ins wasser)
    (se me|me) (rompio|cayo|perdio|robaron|estropeo|dano) (el|mi) (movil|celular|telefono)
    (perdi|rompi|cambie) (de |el |mi )(movil|celular|telefono|numero)
    (j ai|jai) (casse|perdu|fait tomber|change de|abime) (mon |de |)(telephone|portable|numero|tel)
    (quebrei|perdi|derrubei|molhei|troquei|mudei) (de |o |meu |o meu |)(celular|numero|telefone|chip)
    (meu|o meu) celular (* |)(quebrou|caiu|estragou|foi roubado|pifou|queimou)
    (usando|uso|utilizo|nutze|utilise|using) (esse|este|ce|diese|this|another) (numero|nummer|number|celular)
    (leave|put|hide|drop|mail) (the |you the |)(key|keys) (under|in|with|after|once|to you)
    (salva|guarda|anota|adiciona) (esse|este|o novo|meu) (* |)(numero|contato)
    `,
  ],
  [
    'lure',
    1,
    `
    (my|a|his|her) (new|temp|temporary|replacement|other) (number|phone|cell)
    (meine|neue|temporare|andere) (neue |)nummer
    (mi|este es mi|numero) (nuevo numero|numero nuevo|nuevo|otro numero)
    (nuevo numero|numero nuevo|nouveau numero|novo numero|numero novo|numero provisorio|numero provisoire)
    (need|do me|do) (a|you to do me a|your) (quick |small |big |huge |)(favor|favour|help with something)
    (run|do|handle) (an|a quick|a small) errand
    (discreetly|discretely|confidentially)
    mon (telephone|portable|tel) est (mort|casse|hs|perdu|en panne|tombe)
    (maman|papa|mamie|papy) c est (moi|ta|ton)
    (in|stuck in|inside) (a|the) (meeting|conference|board meeting|service|prayer meeting|conference call) (and |) (cant|can not|right now|with|no calls|so|limited)
    (cant|can not|cannot|unable to) (talk|call|take calls|speak|answer calls|receive calls) (right now|now|at the moment|so|but|and|)
    (are you|you) (at your desk|available right now|free right now|in the office|busy right now|at the office)
    (keep|hold) (this|it) (between us|confidential|quiet|secret|a secret|a surprise)
    (its|it is|this is|it s|from) (pastor|your (boss|pastor|ceo|manager|principal|director|supervisor)|reverend|the ceo|father|rabbi|bishop)
    (i ll|i will|we ll|ill|company will|you will be|i can) (repay|reimburse|reimbursed|pay|refund) (you|back|) (back|tonight|tomorrow|later|today|when|asap|)
    (soy|sou|je suis|hier ist|aqui e|ici) (el|tu|o|seu|le|votre|dein|der|dr) (director|jefe|gerente|chefe|diretor|directeur|patron|chef|boss|geschaftsfuhrer|pastor|ceo)
    (estoy|estou|je suis|ich bin|sono) (en|em|in|dans) (una|uma|une|einer|einem|) (reunion|reuniao|meeting|besprechung|conferencia)
    (in|from|sent to) (jail|prison|custody|county jail)
    (for|post|need|bond|pay) (bail|my bail|his bail|her bail)
    (please |)(dont|do not) tell (mom|dad|mum|anyone|my (parents|mom|dad|wife)|your|grandpa|grandma|anybody)
    (no |nao |ne |bitte |)(le|se lo|lo|sag|sags|dis|diz|conta|diga) (digas|cuentes|dis|es|rien|pas|nicht|nada) (* |)(a |pra |)(mama|papa|mae|pai|nadie|maman|mutti|ninguem|niemandem)
    (tuve|he tenido|sofri|tive|j ai eu|hatte) (un|um|einen) (accidente|acidente|accident|unfall)
    (car|had an|in an|a bad) accident (and|in|i|my|with)
    (cant|can not|unable to) show (it|you|the)
    (i m|im|currently|am) (deployed|overseas|abroad|offshore|out of town)
    (vertraulich|confidencial|confidentiel|discretion|sigilo|entre nosotros|entre nous|entre nos)
    (out of|outside|leaving|left) (of |)(the |)(country|state) (so|and|for|on|right|i)
    (wallet|passport|bag|purse) (was |got |has been |)(stolen|lost|taken)
    (box|boxes|trunk|chest|bars|consignment|kilos) of (gold|money|cash|dollars|diamonds)
    (captain|sergeant|general|colonel|barrister|prince|diplomat|major) * (with|from|in|of|of the)
    (stationed|deployed|peacekeeping|mission|army) in (syria|iraq|yemen|afghanistan|ukraine|* )
    (hello|hi|dear|greetings) (dear|beloved|friend|sir|madam|sweetheart|my dear|beloved one)
    (vous avez|tu as|has|ha|haben sie|voce) (gagne|ganado|gewonnen|ganhou|ete (selectionne|tire au sort|choisi)|sido (seleccionado|elegido|sorteado)) (un|une|una|um|ein|einen|le|$|#|*)
    (unclaimed|dormant|abandoned) (funds|refund|money|estate|inheritance|package|refunds)
    your number (was|has been|is) (randomly |)(selected|chosen|picked|won|drawn)
    `,
  ],
  [
    'demand',
    1.5,
    `
    (regularize|regularizar|pague|pagar|liquide|quitar|regularice|pagalo|reglez|payez|begleichen|zahlen) (ja |hoje |agora |hoy |ahora |sofort |immediatement |heute |maintenant |)(para|pour|antes|avant|um|afin|vor|bis) (evitar|que|eviter|de|d|zu|coima|multa|* )
    (appelez|llame|ligue|rufen sie|chame|contactez) (* |)(* |)(tout de suite|immediatement|de inmediato|ya|ja|sofort|imediatamente|agora|ahora) (* |)(notre|nuestro|nosso|unser|o|el|le|#|au)
    pour l annuler appelez
    (write|text|message|add|reach|schreib|schreibe|schreiben sie|escribeme|escribe|escribame|ecris|ecrivez|chama|chame|me chama|contacte|contacta|melde|kontaktiere) (me |mir |moi |no |dich |mich |nos |)(on|auf|per|en|por|sur|no|in|bei|uber|via|al|pelo) (whatsapp|zap|wpp|telegram|whats|wasap|dieser nummer)
    (text|txt|message|msg|call|write|whatsapp) me (on|at|back on) this (number|num|one|line)
    (appelez|appeler|llame|llama|rufen sie|ligue|liga|anule|cancele|annulez|sperren|hier sperren|stornieren) (le|au|al|para|ja|aqui|ici|hier|unter|#|@)
    (pay|paga|payez|zahlen|pague|reglez) @
    (reactivela|reactive|reactivelo|activela|verifiquela|desbloqueela|desbloquee|actualicela|actualicelo|reactivez|debloquez|validez|reaktivieren|entsperren|reative|desbloqueie|reactivar|desbloquear|activar|valider) (@|aqui|ici|hier|su|votre|ihr|sua|ahora)
    (press|dial|push) (#|one) (or|to|now)
    (speak|talk) (to|with) (an |a |the |our )(officer|agent in charge|investigator|federal|technician)
    (need|needs) your (help|assistance|trust|cooperation) (to|in|with|bringing|moving) (* |)(bring|move|transfer|claim|receive|get|moving|secure|*)
    (then|and|or|please) call (back |)(the |our |us |)(# |)(# |)(# |)(#|fraud|number|security|agent)
    call # (# |)(# |)(# |)(for|to|now|immediately|before) (* |)(technician|support|agent|cancel|give|speak|fix|stop|remove|verify|a|the|)
    (pay|cover|send) (only |just |the |a |)($ |)(* |)(shipping|release|processing|clearance|handling|delivery|customs|activation) (fee |cost |charge |costs |)(to (get|receive|claim|release)|for)
    (pay|paga|pague|zahlen sie|zahle|payez|reglez) $ (* |)(shipping|versand|envio|frete|port|liberar|para (liberar|recibir|recebir|receber))
    (reglez|payez|regler|payer|acquittez) $ (* )
    (reglez|payez|regler|payer|acquittez) (les |)(* |)(frais|amende|taxe|taxes|droits) (* |)(* )
    (pague|pagar|pague a) (* |)(taxa|tarifa|tributo|imposto|$) (* |)(* |)(para |e )(liberar|receber|evitar|liberacao|desbloquear)
    (evite|evita|evitez|vermeiden sie|um (* |)(* |)zu vermeiden) (* |)(bloqueo|bloqueio|suspension|suspensao|cancelamento|devolucion|devolucao|multa|sperrung|rucksendung|le blocage|la suspension|*)
    `,
  ],
  [
    'threat',
    1,
    `
    (portagem|portagens|peaje|peajes|peage|maut|toll|tolls) (em divida|em atraso|impagado|pendiente|impaye|non regle|offen|unpaid|due|outstanding|nao paga|sin pagar)
    (achat|paiement|virement|prelevement|compra|pagamento|cargo|transferencia|kauf|zahlung) (d un montant |)(de |uber |von |por |em |)$ (est |esta |e |ist |)(en cours|en attente|em curso|pendente|en proceso|in bearbeitung|angefragt|suspect|non autorise)
    (coima|multa|amende|bussgeld|late fee|penalty) (de|of|von|uber|por) $
    (virus|viruses|malware|trojan|spyware|hackers|hacker)
    (do not|dont|never) (turn (it |your (pc|computer|phone) |)off|shut (it |)down|restart|ignore|close this)
    (your|ur|the) (pc|computer|windows|mac|laptop) (* |)(is|has been|was|has) (* |)(sending|infected|locked|hacked|compromised|blocked|disabled|a virus)
    (microsoft|windows|apple|norton|mcafee|amazon|paypal|geek squad) (security |support |)(alert|warning|notice|support team)
    (a |)(charge|purchase|withdrawal|transfer|wire) of $ (was|has been|is) (made|requested|initiated|placed|attempted|pending)
    (neues|neuer|nuevo|nouvel|novo|new) (gerat|login|dispositivo|appareil|acesso|zugriff|device) (* |)(angemeldet|registriert|vinculado|registrado|enregistre|cadastrado|autorizado|associe|detectado)
    (waren sie|war das|no fue|si no fue|nao foi|ce n|vous n) (sie|das|nicht|usted|voce|etes|est) (das |)(nicht|)
    (virement|transferencia|uberweisung|pix|compra|cargo|cobro|paiement|achat|abbuchung|lastschrift) (de|von|no valor de|por|uber|a) ($|#)
    (en attente|pendiente|pendente|wird ausgefuhrt|in bearbeitung|steht aus)
    (warrant|complaint|case|lawsuit) (* |)(issued|filed|opened) (under|against|in) your
    (could not|unable to|cannot|couldnt) (verify|confirm|validate) your (* |)(house|address|identity|account|number|information|details|shipping)
    (zelle|wire|transfer|pix|bizum) of $
    (needs|requires|has|due|unpaid|pending) (a |an |)(signature|handling|release|redelivery|customs|processing|delivery|clearance|import) (fee|charge)
    (zelle|wire|cash app|venmo) (payment |transfer |)(to|of) (* |)(* |)(* |)(pending|processing|initiated|scheduled)
    (zollgebuhr|zollgebuhren|zollkosten|versandgebuhr|einfuhrabgaben|offene (gebuhr|zahlung|forderung|zollgebuhr|rechnung)|rucksendung|zuruckgesandt|pfandung|inkasso|gerichtsvollzieher|pushtan|push tan|tan verfahren|sperrung|kontosperrung|fristende)
    (liegt|wartet|lagert) (* |)(* |)(im depot|beim zoll|im zolllager|im verteilzentrum)
    (lauft|lauft heute|endet) (* |)ab (* )
    (sonst|andernfalls) (wird|erfolgt|ist|werden|*)
    (konto|karte|zugang|account|depot) (* |)(* |)(wird|wurde|ist) (* |)(* |)(gesperrt|eingeschrankt|deaktiviert|geloscht|limitiert|abgeschaltet)
    (colis|livraison|paquet) (* |)(* |)(* |)(* |)(bloque|retenu|en attente|suspendu|n a pas pu|pas pu etre|retourne|incomplet|incomplete)
    (adresse|numero) (incomplete|incorrecte|manquant|incomplet|errone|erronee)
    (carte|compte|acces) (* |)(* |)(est|a ete|sera) (* |)(suspendu|suspendue|bloque|bloquee|desactive|desactivee|limite|limitee|expire|expiree)
    (amende (impayee|majoree|forfaitaire|a regler)|contravention|antai|huissier|carte vitale|mise a jour obligatoire|frais de (douane|port|livraison|reexpedition|dedouanement|gestion)|frais d (envoi|expedition|affranchissement)|sous (24h|48h|# h|# heures))
    (paquete|envio|pedido) (* |)(* |)(retenido|no pudo|no se pudo|no ha podido|pendiente de|devuelto|en aduana)
    (cuenta|tarjeta|acceso) (* |)(* |)(sera|quedara|ha sido|esta|fue) (* |)(bloqueada|suspendida|cancelada|limitada|bloqueado|desactivada|restringida)
    (acceso no autorizado|actividad (sospechosa|inusual)|multa (pendiente|impagada)|tasas de aduana|gastos de (aduana|envio pendientes)|agencia tributaria|aduana|embargo|dgt multa)
    (pacote|encomenda|objeto|pedido) (* |)(* |)(taxado|retido|devolvido|sera devolvido|parado|tributado|apreendido|aguardando pagamento)
    (cpf|conta|cartao|chave pix|cnh|titulo) (* |)(* |)(sera|foi|esta|ficou) (* |)(bloqueado|bloqueada|suspenso|suspensa|cancelado|cancelada|irregular|restrito|negativado)
    (taxa (alfandegaria|de importacao|pendente|aduaneira)|receita federal|pendencia (no|na|em)|acesso (suspeito|indevido|nao autorizado)|compra suspeita|transacao suspeita|nao reconhece)
    (dringend|urgente|urgence|urgent|sofort|ja|c est urgent|es urgente)
    `,
  ],
  [
    'threat',
    2,
    `
    (apple id|apple pay|amazon|paypal|norton|geek squad|coinbase|netflix|microsoft|binance|cash app) (* |)(* |)(charge|purchase|withdrawal|renewal|login|transfer|order total) (of|for|was|from|at)
    `,
  ],
  [
    'neutral',
    0,
    `
    (nunca|jamas|no|nao|jamais|ne|nie|niemals|keine|kein|nicht) (* |)(* |)(* |)(* |)(pediremos|pedimos|solicitamos|solicitaremos|comparta|compartas|facilite|facilites|compartilhe|informe|passe|forneca|demandons|demanderons|communiquez|donnez|transmettez|weiter|fragen|verlangen|nennen|mitteilen|pede|pedimos|pedira|diga|digas) (* |)(* |)(clave|contrasena|pin|codigo|senha|mot de passe|code|codes|passwort|tan|pin|datos|dados|identifiants|ninguem|nadie|a nadie|)
    (never|not|dont|wont|will never|well never|do not|no one will|nobody will) (* |)(* |)(* |)(tell|give|read|provide|share|ask|asks) (* |)(* |)(* |)(* |)(code|password|pin|otp|ssn|cvv|number)
    `,
  ],
];
