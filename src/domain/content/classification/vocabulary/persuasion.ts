import type { Vocabulary } from './vocabulary.ts';

/**
 * Marketing that offers no discount: what others save, what is back, what is left in a cart, what
 * will be gone, questions that lead to a sale, causes that ask for help. In five languages.
 */
export const persuasion: Vocabulary = [
  [
    'offer',
    1.2,
    `
    (keep|keeps|save|saves|saved|saving|pocket|pockets|recoup|lower theirs by|drop theirs by) (about|around|roughly|an average of|on average|over|up to|as much as|almost|nearly|close to) $
    (cut|cuts|cutting|lower|lowers|lowered|drop|dropped|drops|trim|trimmed|shave|shaved|reduce|reduced|slash|slashed|halve|halved) (their|theirs|your|yours|our clients) (* |)(* |)(by|in|from) (about |around |roughly |over |up to |almost |nearly |)(a third|half|a quarter|two thirds|$|%)
    (earn|earns|earning|pays|paying|get|lock in) (up to |as much as |a |)% (apy|a year|interest|on (your |)(savings|balances|deposits|checking|a cd|certificates))
    % apy
    (for|at) (nothing|zero|no extra|no charge on us)
    (pay|paying) for # (get|and get|take)
    (well|ll|we will|and) (drop|put|add|deposit|credit|throw) $ (in|into|to|on) your
    (try|use|have|keep|test|get) it (through|until|till|for|free) (* |)(* |)(at no|for no|no|free)
    pay what you (wish|want|can)
    (com|con|avec|mit) (lente|lentes|bebida|cafe|postre|sobremesa|envio|frete|entrega|boisson|dessert|getrank|dessert) (gratis|gratuita|gratuito|gratuit|offert|offerte|inclusa|incluida|incluido|inklusive)
    (here|heres|here is) (* |)(* |)(* |)%
    % (with|using) (code |)(&|*)
    (beutel|stuck|kilo|paar|flaschen|portionen|packungen|glaser|#er) fur ($|#)
    (kg|kilo|unidade|pacote|duzia|litro|l|docena|la pieza) (e|y|et|por|a) (* |)(por |a |)$
    (get|gets) (the|a|your) (next|second|third|#th|tenth|sixth|fifth) (one |)(free|on us|half)
    (walk out|go home|leave|walk away) with (a|two|three|#|your|an|one)
    (for|at) (what|the price) (one|a single|others|you)
    (next|one more|second|another) (one |)is (yours|free|on us|our treat)
    (and|) (the|your) (* |)(* |)(is|are) on us
    (takes|take|knock|knocks|knocking|get) $ (off|back|from)
    $ (cheaper|less|back) (when|if|than the|for|from|on|through|until|per|this)
    (# |two |three |one )(for|per) (the|a) (price|cost) of
    $ (day|night|tuesday|tuesdays|monday|mondays|wednesday|wednesdays|thursday|thursdays|matinee|matinees) (at|is|all|every|every|this|on|tickets|@)
    lock in (a |)(%|your)
    (costs|cost|costing) (you |)(nothing|zilch|zero|$ less)
    (mount|balance|pickup|alignment|parking|cleaning|installation|install|setup|fitting) (and * |)free with
    (throw|throwing|add|adding) in (a|the|an|some|free)
    $ (pays for|feeds|covers|gives|buys|plants|keeps|provides|helps|becomes|turns into|fills|funds|rescues|sends|will feed)
    `,
  ],
  [
    'promotion',
    1,
    `
    (letter|newsletter|digest|roundup|journal|gazette|bulletin|dispatch|edition|issue|podcast|episode|blog post|catalog|magazine|lookbook) (is|s) (out|here|live|up|ready to read)
    (too hot|too tired|too busy|too cold|no time|dont feel like|dont want|hate) to (cook|clean|shop|mow|drive|bake|wait)
    (going away|heading out|traveling|travelling|on vacation|out of town|leaving town) (for|this|over|soon) (* |)(* |)(our|we)
    our (* |)(kennels|rooms|suites|cabins|pools|trainers|stylists|groomers|chefs|bakers|instructors|therapists|designers) (have|are|will|can|know)
    (a lot of|many|most|some|plenty of) (folks|people|customers|clients|families|neighbors|members|owners) (save|saved|are saving|switch|switched|bundle|love|have switched)
    (is|are) (finally|officially|now|also) back
    (are|is) (in|out|ready|here) at (* |)(* |)(pick|farm|orchard|stand|market|bakery|shop)
    (everyone|everybody|people|folks|customers|readers|you all|you) (keeps|kept|keep|s|has been|have been|is|are|been|) (emailed|asking|raving|talking|texting|requesting|begging) (us |)(about|for)
    (everyone|everybody|people|folks|customers|readers) (* |)asked (us |)(about|for)
    (you asked|you wanted|you voted|you spoke) (and we|we)
    (was|were) (gone|sold out) (by|in|within|before) (* |)(* |)(last|noon|hours|minutes|days|year|opening)
    (gone|sold out|went|sell out|flew) (by|in) (noon|# (days|hours|minutes)|two days|minutes|hours|a day|a week|an hour|days)
    (we|they) sold out (last|in|by|every|before)
    (first come first|first to reply|first # (people|to|guests|customers|in line|callers|through|families)|while we have|while they re|while theyre here)
    (when|once) (theyre|they re|they are|its|it is) gone (theyre|they re|they are|its|it s|it is|)
    (going|selling|filling|fill|go|disappear|disappears|vanish|book|books|booked) (up |out |)(fast|quick|quickly|early|soon)
    (seats|spots|slots|spaces|places|shares|half shares|openings|dates|tables|rooms|tickets|weeks|classes|kayaks|sites|appointments) (still |are still |)(open|available|left|remain) (for|in|at|on|this|next|if|and|to|until|@)
    (has|have|with|only|just) (# |a few |two |three |four |five |six |just a few |a couple |some )(* |)(openings|spots|slots|seats|spaces|places|stools|tables|cabins) (left|open|for|this|on|in|at|tomorrow|next|to|available|remaining|at $|)
    (next|new|fall|spring|summer|winter|evening|weekend|beginner|the next|our next) (cohort|session|classes|course|workshop|term|batch|intake|semester|class) (starts|start|begins|begin|kicks off|opens)
    (adult |)(beginners|newcomers|first timers|walk ins|all levels|novices) (start|starts|welcome|are welcome|begin|invited)
    (pop up|popup|trunk show|sample sale|rack day|open studio|demo day|tasting day|flash day|bake table|bake sale|rummage sale|book sale|plant sale|craft fair|garage sale|yard sale|car boot|fun run|charity walk|walk for|crab boil|fish fry|pancake breakfast|spaghetti dinner|egg hunt|pig roast|clam bake|chili cook off) (alert|at|is|this|on|is happening|starts|sat|sun|saturday|sunday|friday|tomorrow|for|by)
    (proceeds|profits|all proceeds|every (sale|ticket|wreath|purchase|cup|dollar)) (go|goes|benefit|benefits|support|supports|help|helps|fund|funds|from)
    (new|this month|this week|inside|today) (in|on|from) (the |our |)(newsletter|blog|podcast|magazine|journal|shop|studio|shed|kitchen|market|dispatch|digest)
    (how to|why you|what to|where to|# ways to|# tips|# ideas|tips for) (* |)(* |)(* |)(this (weekend|season|fall|winter|summer|spring|month)|in (cold|hot|winter|summer)|now|near you|at home|for (less|beginners))
    (reads from|book signing|signed copies|author talk|meet the (author|artist|makers|chef|team|breeder|maker)|live reading|record release|album release|opening night|opening reception|artist talk|closing party)
    (a |the |your |one )(* |)(is|are) (waiting|looking) for (you|a home|new)
    (you|youve|you ve|you have) (picked|chose|liked|saved|eyed|viewed|looked at|had your eye on|been eyeing|checked out|browsed) (is|are|yesterday|on|and|in|still|last|that) (still |)(yours|available|waiting|here|in stock|back|on sale|going|less|*)
    (room|space|spots|space left) for (# |one |two |three |a few |)more
    (slots|spots|seats|dates|places) (remain|remaining)
    (info|information|open|parent|taster|trial) (night|session|evening|meeting|day) (* |)(thursday|monday|tuesday|wednesday|friday|saturday|sunday|on|at|#)
    did you know (* |)(* |)(now|has|does|also|offers|you can|we|our|that)
    (einen|ein|deinen) (blick|auge) auf
    (gibt es|gibts|haben wir) (nur |)noch (#|zwei|drei|wenige|ein paar|einige)
    (nur noch|noch genau) (#|zwei|drei|wenige|eine|ein) (in (deiner|ihrer) grosse|stuck|da|auf lager|verfugbar)
    (lo que|el|la|los|las) (* |)(viste|miraste|guardaste|te gusto|te gustaron) (* |)(ayer|sigue|siguen|esta|estan|casi|agotado|vuelve|ha bajado)
    (vous avez|tu as) (regarde|repere|craque|aime|consulte|laisse)
    (voce|vc) (viu|olhou|curtiu|gostou|deixou|separou)
    (thought|think|figured) (you d|youd|you|you might|you may) (like|want|love|enjoy|be into|be interested)
    (like yours|like you) (and|are|is|close|save|switch|switched|use|love|sell|sold|went|pay)
    (homes|houses|condos) (on|in|near) your (block|street|area|neighborhood|zip|building)
    (sold|sells|selling|closed|went) (over|above|for over) (asking|list|asking price)
    (we|ill|i) (have|ve got|got|just got) (a |two |three |several |# |)(buyer|buyers) (for|in|looking|who|waiting|ready)
    (how much|what) (your (home|house|car|place)|yours) (could|would|can|might|will|is) (* )
    (paying|pay) (more|too much|extra) (for|than|on|in|since)
    (old|worn|drafty|leaky|cracked|noisy|tired|dirty|slow|broken|foggy|squeaky|aching|stained) (* |)(* )(windows|roof|screen|heater|water heater|floors|floor|gutters|mattress|furnace|phone|brakes|carpet|siding|deck|fence|door|wifi|internet|laptop|knees|teeth|feet|skin|couch|boiler)
    (running|doing|still doing|tracking|chasing|managing) (* |)(* |)(by hand|on paper|in spreadsheets|in excel|manually) (again|still|)
    (see|learn|find out|discover|hear) (how|why) (# |over # |hundreds|thousands|dozens|other|teams|businesses|companies|local)
    (pick|choose|grab|find|book|reserve) (a|your) (time|slot|day|date|demo|15 min|call)
    (worth|got|have) (# |a |ten |fifteen |twenty )(min|mins|minutes|quick call|quick chat|look|chat) (on|this|next|to|for|thursday|tuesday|monday|wednesday|friday|tomorrow)
    (# |a )(min|minute) demo
    (want|wanna|should|shall|can|could) (us|me|we|i) (to |)(run the numbers|hold|save|set|run|send|show|book|reserve|put|price|quote|pencil|come out|stop by|swing by|take a look|add|keep|help you|walk you|check|find you|get you)
    (want|curious|wonder|wondering|interested in) (it|what|how|to know|a|in|who|which|about) (* |)(* |)(before we list|worth|number|fetch|yours|figure|your (home|house|car|place)|costs|sells|would cost)
    (curious|wondering) (what|how|whether|if)
    (just|finally|recently) (freed up|came open|came free|became available|opened up)
    (havent|have not|hasnt) (seen|logged|visited|booked|stopped|been|ordered|shopped|opened|used|trained|played|worked|had you) (* |)(* |)(since|in|for|lately|recently|this)
    (hasnt|havent) been (the same|in|by|here|around)
    (you|you have|youve|you ve) (havent|not|never) (* |)(tried|used|redeemed|claimed|checked out|finished|logged|been)
    (streak|mat|barista|bike|seat|chair|spot|table|team|crew|horse|dog) (misses|miss|is lonely|s still here|is still here|wants you)
    (wants|want|would love|d love) (you back|to see you|to have you|to welcome you)
    (help|helps) (name|fund|us|feed|build|reach|save|keep|one|a|our) (* )(reach|fund|buy|get|new|goal|feed|families|open|stay|for|by|build|name|this|a|the|our|kids|children)
    (chip in|pitch in|can you help|could you give|will you give|can you give|can you spare|lend a hand|become a (monthly|member|sponsor|host|foster)|be a (host|foster|sponsor|mentor))
    (donors|hosts|fosters|tutors|mentors|foster homes|blood donors) (needed|wanted|are needed|we need|shelves)
    (give|donate) (blood|at|a coat|coats|what you|platelets|your old|now|today|here|$)
    (names|kids|children|families|dogs|cats|animals) (are |is |)(still |)(waiting|on (our|the) list|need (a|your|homes|coats|help|you)|without)
    `,
  ],
  [
    'call_to_buy',
    1,
    `
    (mind if|ok if|okay if|can|could|may|should) i (put together|work up|run|prepare|send you|send over|drop off|bring by|swing by|stop by with|share) (* |)(* |)(quote|numbers|quotes|samples|sample|proposal|estimate|catalog|comparison|demo)
    (any interest in|are you interested in|interested in|would you consider|open to|thought about|ever thought about|thinking (of|about)) (* |)(* |)(selling|trading|upgrading|switching|refinancing|seeing what|listing|hearing what|a quote|an upgrade|a trade)
    (what|how much) (we|i) (d|would|could|can) (pay|give|offer) (you |)(for|on)
    we (supply|serve|help|work with|partner with|clean|cater|print for|design for) (* |)(* |)(about |over |more than |)# (* |)(bakeries|restaurants|businesses|companies|offices|teams|shops|salons|families|clinics|schools|stores|firms|brands|clients|practices)
    (a few|few|some|only # |# |limited) (* |)(runs|spots|rooms|seats|tables|slots|openings|spaces|places|sites|cabins|units|kennels|chairs|appointments|dates) (are |)(still |)(open|left|available|remaining)
    (skip|waive|waiving|no) (the |)(delivery|booking|enrollment|joining|sign up|signup|activation|initiation|shipping) (fee|fees|charge)
    (talk|speak|chat|meet) (with|to) (an|our|one of our|a) (advisor|adviser|advisors|admissions|counselor|specialist|enrollment|consultant|designer|stylist)
    (evening|weekend|online|summer|spring|fall|winter|new) (* |)(courses|classes|sessions|cohort|cohorts|semester|workshops|bootcamp|bootcamps|camps|programs) (begin|begins|start|starts|open|opens|enroll|are open|forming)
    (still thinking|thinking it over|having second thoughts|changed your mind|still deciding|still interested|still on the fence|still looking|did you forget|forgot something|left something)
    (tap|click|scan|reply|text|comment) (to|and|for) (* |)(grab|snag|claim|get yours|get one|save a|save your|lock|join|start|rsvp|dates|pricing|a quote|a tour)
    (text|reply) (* |)(and (we|well|i|ill)|for (a|the|dates|details|pricing|more|info|your|times|our)|to (get|lock|hold|see|grab|claim|snag|book|reserve|start))
    (text|reply) (with |)(tour|quote|menu|fit|glow|start) (for|and|to|@)
    (call|text|ring|email) (us |me |* |)(to|for) (save|reserve|hold|get|grab|order|snag|schedule|claim|lock|a (quote|price|spot|tour)|yours|pricing|dates|a table)
    (save|hold|reserve|grab|claim|get|book) (your|a|one|you a|yours) (spot|seat|chair|place|stool|table|slot|now|today|at|while|before|mat|bike)
    (reserve|rsvp|register|book|order|preorder|enter|sign up|apply|enroll|donate|give|shop|browse|pre order) (at|via|on|through|here|online|in) (@|(#|two|a few) (min|minutes))
    (reserve|rsvp|register|book|order|preorder|sign up|enroll) by (replying|texting|calling|phone)
    (bring|grab) (the|your|a) (kids|family|neighbors|neighbours|friends|friend|dog|crew|appetite|brains|team|grandma|kiddos|whole|boys|girls|lawn|blanket|chairs)
    (see|meet|watch|hear|ride|drive|try|feel|taste|test) (it|one|them|him|her|us) (first|this|live|before|in (person|store|action)|at|on|today|saturday|tomorrow)
    (protect|insure|upgrade|switch|refresh|update|secure|winterize|prep) your (place|home|house|car|family|business|phone|plan|garden|yard|truck|pipes|smile)
    (open|start) (one|an account|yours|a * account|your account) (from|in|online|today|now|at|by|with)
    (sign|team|suit|gear|lace|saddle|level|power|step|stock|load|bundle|fire|tune) up (for|today|now|and|@|at|your|the|with|before|a|in|)
    (register|enter|bring|build|form) a team
    (text|snap|post|share|tag|upload) (us |your |a |) (* |)(* |)(and|to|for) (* |)(win|enter|get|be featured|could win)
    (show|mention|bring|flash|present) (us |)(this text|this message|this sms|this msg) (to|for|at|and|in|when|)
    (you know what to do|whos in|who s in|care to join|see yall|see y all|dont sleep on|get em while|get em|grab em)
    (refer|send|tell|bring) (them|someone|a friend|your friends|friends|a neighbor|neighbors) (to|our|your|along|and|too|in|about)
    `,
  ],
  [
    'call_to_buy',
    1.2,
    `
    (get|see|check|find|calculate) (your|a|the) (price|quote|rate|number|estimate|savings) (in|at|now|here|from|@|today|online)
    (put|make) your (savings|money|cash|points|old) (to work|work|go)
    (your|the) (* |)(* |)(qualifies|qualify|is eligible|may be eligible|could qualify) for (the|a|an|our|$) (* |)(* |)(credit|rebate|upgrade|incentive|rate|program|discount|quote)
    (cards|passes|pass|tickets|memberships) (* |)(* |)(are|is|go|goes|now|on) (on |)(general sale|sale|available|back|cheaper|$)
    (finish|complete|continue) (checking out|checkout|your (order|checkout|purchase|booking|reservation)) (before|at|here|now|today|@)
    (bag|cart|basket|trolley) (is|at|has|s|still|awaits|misses) (* |)(* |)(* |)(* |)(full|waiting|saved|holding|there|lonely|expires|expire|hold|free|ready)
    (waiting|still|left|saved|sitting|hanging out|reserved) (* |)in (your|the) (bag|cart|basket|trolley)
    `,
  ],
  [
    'call_to_buy',
    0.65,
    `
    (come|stop|swing|pop|roll) (by|in|on by|on in|down|ride|see|try|taste|meet|sit|hear|look|browse|say hi|on down|over|early) (* |)(this|and|one|for|us|any|until|before|saturday|sunday|a)
    (rsvp|reserve|call|text) (by|to book)
    `,
  ],
  [
    'promotion',
    1.2,
    `
    (volvio|volvieron|vuelve|vuelven|regresa|regreso|regresan|ya llego|ya llegaron|llego|llegaron|llegan|ya estan aqui|ya esta aqui|estrenamos) (el|la|los|las|nuestro|nuestra|nuestros|nuestras|a (tu|nuestra))
    (llegaron|llego|llegan|ya llegaron|ya tenemos|tenemos) (las|los|la|el|nuevas|nuevos|nuestras) (* |)(* |)(de (verano|invierno|otono|primavera|temporada)|nuevas|nuevos|novedades)
    (hace|tanto) (rato|tiempo|mucho|meses|# semanas|# meses) que no (te|os|nos|la|lo|vienes|entrenas)
    (sigue|siguen|tienes|dejaste|quedo|quedaron|se te quedo|se te quedaron|te esperan|olvidaste|espera|esperan) (* |)(* |)(en|dentro de) (tu|la|su) (cesta|carrito|bolsa|carro)
    (dejaste|olvidaste|se te (quedo|olvido)) (algo|* )
    (termina|completa|finaliza) (tu|la|su) (compra|pedido|reserva)
    antes de (que (se |)(vuele|vuelen|acabe|acaben|agote|agoten|termine|terminen|cierre)|quedarte sin)
    quedan (pocas|pocos|solo|#|las ultimas|los ultimos|apenas)
    (ahorran|ahorra|pagan|paga|gastan|ahorraron) (* |)(unos |hasta |cerca de |)$ (menos|al|en|mas|cada|de)
    (calcula|mira|descubre|compara|consulta|pide) (tu|cuanto|nuestro) (precio|ahorro|cuota|presupuesto|puedes|ahorrarias|* )
    (ven|venid|vengan|vente|pasate|acercate|te esperamos|os esperamos) (* |)(a|por|en|al|cuando|con|y|c|antes|este|manana|hoy)
    (con|por) (solo |apenas |tan solo |)(#|$|un) (euro |euros |peso |pesos |)(al|a la|por|cada|nos|ayudas|plantas|das|alimentas|salvas|puedes) (* )
    (hazte|haz|doname|colabora|apadrina|necesitan|ayudanos|nos ayudas) (socio|socia|tu|un|en|con|a|abrigo|*)
    (escapada|fin de semana|noches|dos noches|plan) (en|con|para|romantica|rural|de|desde)
    (el|la) (primer|primera|segundo|segunda) (par|unidad|mes|clase|sesion|pieza|noche|mitad) (* |)(a|al|gratis|por|va|de)
    (sin pagar|sin coste de|sin) (matricula|reinscripcion|inscripcion|permanencia|entrada)
    (ya sabes|sabes|aun no sabes|que tal|te apetece|te animas|quieres|listo para|te vienes|te apuntas|buscas) (que|a|un|una|el|para|comer|con|donde|cuando)
    (notre|le|la|les|nos) (* |)(* |)(a change|change de|fait peau neuve|est de retour|sont de retour|ouvre ses portes|ouvrent leurs portes|arrivent|debarque|debarquent)
    (venez|viens) (* |)(gouter|decouvrir|essayer|voir|nous|nombreux|profiter|deguster|chercher|tester|en famille|avec)
    (votre panier|ton panier|vos articles|votre selection) (* |)(vous attend|t attend|est|expire|toujours|vous attendent|attend)
    (toujours|encore) (dans votre panier|dans ton panier|interesse|interessee)
    (finalisez|terminez|completez) votre (commande|achat|panier|reservation)
    (rien que|reserve|reserves|exclusivement) (pour|a) (vous|nos (clients|abonnes|membres))
    (presentez|montrez) ce (sms|message|texto)
    ventes privees
    (vous pensez|vous songez|envie|vous revez|pret|prete|vous cherchez|besoin) (a|de|d|d un|un) (vendre|acheter|changer|partir|renover|bouger|soleil|reprendre|vous|*)
    (nous avons|on a) (* |)(acheteurs|acquereurs|clients) (* |)(dans|pour|a)
    (essai|seance|cours|estimation|devis|diagnostic|bilan) (sans engagement|offert|offerte|gratuit|gratuite|decouverte)
    (achete|achetee|achetes|achetees) (# |un |le |la |)(* |)(offert|offerte|offerts|gratuit|a moitie)
    (la rentree|le printemps|l ete|l hiver|l automne|noel) c est (maintenant|bientot|ici|le moment)
    (repas|enfants|animaux|familles) (coutent|attendent|ont besoin|comptent sur)
    (offrez|donnez) (les|un|une|leur|des) (* |)(* |)(avant|repas|toit|pour|maintenant|chance|*)
    % (deductibles|deductible|deduits|de reduction d impot)
    (avant qu il|avant qu ils|tant qu il) (* |)(ne |)(soit|soient|parte|disparaisse|en reste)
    (plus que|il ne reste que|il reste|derniers jours|dernieres heures) (# |quelques |deux |trois )(places|jours|heures|tailles|pieces|creneaux|exemplaires)
    (au lieu de) $
    (ist|sind) (wieder|endlich|jetzt|nun) (da|zuruck|erhaltlich|zu haben|im laden)
    (der|die|das|unser|unsere) (neue|neuer|neues|neuen) (* |)(ist|sind) (da|eingetroffen|online|erschienen|raus|fertig)
    (noch|liegt|liegen|warten|wartet|stehen|steht) (* |)im (warenkorb|einkaufswagen|korb)
    (was|etwas|nichts) (vergessen|liegen gelassen)
    (mit (dem |)(code|gutscheincode)|code) (* |)(sparst|sparen|bekommst|erhaltst|gibts|gibt es|einlosen) (* )
    (sparst|spart|sparen|sparten) (du |sie |ihr |unsere kunden |im schnitt |bis zu |rund |)($|#|%)
    (lange|ewig|schon lange|eine weile|lang) (nicht|nichts) (gesehen|gehort|mehr|von dir|von ihnen)
    (noch|nur noch|es sind noch|wir haben noch) (#|einige|ein paar|wenige|zwei|drei|vier|funf) (platze|platz|termine|tickets|karten|stuck|zimmer|exemplare) (frei|ubrig|verfugbar|zu|da|)
    (termine|platze|karten|tickets|zimmer) (frei|sind (noch |)frei|verfugbar|ab)
    (neu im (programm|sortiment|angebot|haus|regal)|frisch (eingetroffen|aus dem ofen|vom feld|gebacken)|ab sofort (im|bei|auf|in)|schon gehort|schon entdeckt|lust auf|zeit fur (ein|eine|neue|den))
    (gonn|gonnen|gonnt|goenn) (dir|sie|euch|ihnen)
    (spenden|spende|helfen|hilf|ernahren|retten) (* |)(mit|sie|uns|schon)
    mit (#|$) (euro |)(im monat |am tag |)(helfen|hilfst|retten|schenken|ernahren|unterstutzen)
    mit (#|$) (euro |)(im monat|am tag)
    (fur) (anfanger|einsteiger|neukunden|neueinsteiger) (#|ab|ohne|mit|*)
    % (aufs|auf das|auf ihr|auf dein|fur) (tagesgeld|festgeld|ersparte|sparkonto|neukunden)
    (wahrend|solange) (der |)(vorrat|es noch|sie noch)
    (faz|fazem|ja faz) (tempo|# (meses|semanas|dias)|um tempo|dias) (que|da|desde|sem|* )
    (bateu|deu|da|sentimos|que) (saudade|saudades|vontade|fome)
    (chegou|chegaram|voltou|voltaram|acabou de chegar|ta de volta|esta de volta) (* |)(a|o|as|os|nova|novas|novo|novos|reposicao|colecao|na|no|de volta|inverno|verao)
    (nova|novas|novo|turma nova|novas turmas|turma) (turma|turmas|colecao|em|de|para) (* )
    (separamos|escolhemos|guardamos|reservamos) (* |)(* |)(com a sua cara|para voce|pra voce|pro seu|umas|alguns|especial)
    (parcela|parcele|parcelamos|divide|divida) (em|ate) # x
    (em ate |ate |em )(#x|6x|10x|12x|3x|4x|5x|# x) (sem juros|no cartao)
    (nao paga|nao pagam|de graca|por nossa conta|sem custo|sai de graca|sai por|fica por|na faixa|por conta da casa)
    (passa|passe|vem|venha|cola|chama|corre|bora) (aqui|ca|na|no|a|pra|pro|todo|e|pedir|provar|com|garantir|conhecer|experimentar)
    (garanta|garante|aproveita|aproveite|pega|pegue) (o seu|a sua|o|a|ja|as|os|seu|sua|essa|esse)
    (seu|o seu|seus) (carrinho|itens) (* |)(te |)(espera|esperando|esta|estao|continua|continuam|expira|ainda)
    (esqueceu|deixou|ficou|ficaram|continua|continuam) (* |)(* |)(algo|no carrinho|na sacola|no seu carrinho|para tras|pra tras)
    (ultimas|poucas|restam|so restam|so mais|apenas) (vagas|unidades|pecas|# vagas|# unidades|mesas|datas|poucas|numeracoes) (pro|para|pra|no|na|em|do|da|restantes|*|)
    (aprenda|aprende) (* |)(do zero|em casa|em # |em|com|a|o)
    (primeira|1a) (aula|consulta|sessao|avaliacao|visita) (sem custo|gratis|e gratis|gratuita|por nossa|cortesia)
    (pelo whatsapp|no whatsapp|whatsapp|zap|chama no zap|peca pelo) (#|e peca|peca|@)
    `,
  ],
];
