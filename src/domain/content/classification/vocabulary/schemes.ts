import type { CategoryVocabulary } from './vocabulary.ts';

/** Promises of easy money, coins that will rise and leads for partners, in five languages. */
export const schemes: CategoryVocabulary = [
  [
    'get_rich_quick',
    1,
    `
    (clear|clearing|pull|pulling|bring in|bank|net|making|make|earn|earning) ($|# k|#k) (a|per|every|each) (week|day|month|hour) (from|with|on|at|without|working)
    (stuff|stuffing|assemble|assembling|pack|packing|fold|folding) (envelopes|products|kits|boxes|mailers|toys|jewelry|parcels) (at|from|in) (home|your home|your own home)
    (starter|welcome|training|beginner) (kit|pack|package) (and|then) (you re|youre|you are|you|start) (* |)(earning|earn|paid|making)
    (showing|teaching|helping|training|mentoring|taking on) (# |ten |five |three |a few |only # )(people|moms|women|ladies|guys|students|beginners|others) (how|to|who|my)
    (trading|investment|crypto|forex) (platform|account|app|site) (paid|pays|gave|made|earned|returned) (me |us |him |her |out |)(%|$)
    (paid|pays|earned|earns|made|makes|gives) (me|us|him|her|them) % (again |)(this|a|per|every|each|last|in) (week|month|day)
    (help|show|teach|guide) you (open|start|set up|begin|invest|trade) (with |an account |)(just |only |as little as |)($|#)
    (quit|fired|fire|ditched|ditch|leave|left|quitting|replaced|replace) (my|your|ur|the|their|his|her) (9 5|9 to 5|9to5|nine to five|day job|boss)
    (made|make|making|earned|earn|earning|banked|cleared|pulled|netted|profited|pocketed) (over |up to |)$ (in|within|during) (just |only |my first |the first |under |)(#|a|one|two|three|my|* ) (wk|wks|week|weeks|day|days|month|months|mo|hours|hrs|minutes)
    (phone|laptop|system|bot|app|side gig|team) (now |)(pays|paid|makes|made|earns|earned) me (over |up to |)$
    (my|our) inner circle
    (passive|residual|recurring|laptop|extra weekly) (income|incomes|cashflow)
    (text|reply|dm|type|comment) (rich|freedom|wealth|money|boss|cash|earn|system|millionaire|profit)
    (financially free|time freedom|financial independence|be my own boss|your own boss|own boss|six figure income|6 figure income|six figures from home|ask me how|retire young|cash flip|cash flips|money flip|cash app flip|cashapp flip|money glitch|free money|easy money|millionaire mindset|wealth secrets|cash cow|copy trading|copytrading|prop firm|funded account|% win rate|win rate|# pips|pips)
    copy (our|my|his|the) (trades|trade|signals|bets|system)
    (signal|signals|trading|trades|forex|stock|stocks|investor|investors|vip trading|options) (group|channel|chat|room|community|circle|alerts)
    (replaced|doubled|tripled|quit|matched|beat|outearned) my (salary|income|paycheck|pay|9|wage|job)
    (show|teach|send|give) you (the |my |)(exact |)(steps|blueprint|system|method|playbook|formula) (to|that|i|for|free)
    (professor|professors|mentor|mentors|analyst|teacher|guru|assistant) (s |)(pick|picks|stock|signal|signals|tip|tips|trade|trades)
    (mit|aus|con|com|avec) (nur |solo |so |)$ (einsatz |)(zu|werden|mache|verdiene|a|into|to) $
    (ki|ai|ia|algorithmus|software|app) (handelt|opera|trade|trades|arbeitet|trabalha|travaille|invierte|investiert|investit|lucra) (fur|por|para|pour|for|pra|automatisch|sola|sozinha|24)
    (calificar|evaluar|valorar|resenar|puntuar|avaliar|noter|evaluer|bewerten|curtir|liker) (hoteles|productos|videos|apps|restaurantes|hoteis|produtos|hotels|produits|produkte|tiendas|lojas|posts|fotos)
    (explosive|massive|monster|insane|crazy|huge) (gains|returns|profits|upside|roi)
    (returns|profit|profits|income|payouts|gains|earnings|rendement|rendements|rentabilidad|ganancias|rendite|gewinne|lucro|lucros|retorno|ganhos) (are |is |)(guaranteed|assured|garantizada|garantizadas|garantizados|garanti|garantis|garantiert|garantido|garantidos|garantida)
    (guaranteed|daily|weekly|fixed|assured|instant) (payouts|payout|payments from home|roi|gains|trading profits)
    (double|triple|multiply|10x|flip) (your|ur|my) (money|cash|income|investment|capital|savings|deposit|paycheck)
    (stock|stocks|ticker|shares|$ticker) (* |)(about to|set to|ready to|going to|will|poised to) (explode|soar|rocket|moon|double|triple|skyrocket|run|pop|fly)
    (ticker|symbol|stock) (* |)(is |)(at|under|trading at|trades at) (# cents|$|a penny|pennies)
    (insiders|whales|funds|smart money|hedge funds) (are |)(loading|buying|accumulating|piling)
    (going|headed|heading|run|running|climbs|explodes) to (a dollar|$|# dollars|the moon)
    (want|wants|looking for|need|seeking) (# |three |two |five |)(* |)(women|ladies|moms|people|men|partners|leaders) (who|to|that) (* |)(* |)(earn|make money|work from home|be their own)
    (get in|buy in|load up|in) (now |)before (wall street|it runs|it explodes|the news|everyone|it pops)
    (liking|like|rating|rate|reviewing|watching|clicking|tapping|optimizing|subscribing to|follow) (* |)(youtube|tiktok|instagram|facebook|amazon|google|spotify) (* |)(videos|posts|reels|channels|listings|products|ads|maps|apps|accounts)
    (pay|pays|pay you|paid|earn|salary of|income of) (up to |)($|#) ($ |# |to |)(usd |$ |)(per|a|every|each) day (* |)(to|for|by|from|on|just|working|liking)
    (whatsapp|telegram) (me|us|hr|the manager|our manager) (to|for|now|at|on|and)
    (add|message|contact|text|reach|join) (me|us|our team|hr|manager|our manager) (on|via|at|through) (whatsapp|telegram|signal|wechat)
    (work|earn|make money|get paid) from (your|ur) (phone|couch|sofa|bed|pajamas)
    (recruits|recruit|build your team|downline|upline|join my team|join our team of (earners|leaders|entrepreneurs)|network marketing|ground floor opportunity|business opportunity)
    (gana|gane|ganar|genera|genere|cobra|ganas|factura) (hasta |mas de |entre |)$ (al|por|a la|cada|diarios|diarias|semanales|mensuales|sin|desde) (dia|mes|semana|* |)
    (ingresos (pasivos|extra|extras|diarios)|libertad financiera|independencia financiera|dinero facil|dinero extra desde|trabajo facil desde|negocio rentable desde casa|dando (like|likes|me gusta)|dar (like|likes|me gusta))
    (duplica|multiplica|triplica) (tu|su|tus|sus) (dinero|inversion|capital|ahorros|ganancias)
    (invierte|invierta|invertir|invertiste) $ y (recibe|recibes|gana|ganas|obten|cobra|recupera|llevate|*)
    (bot|robot|robo|sistema) (* |)(* |)(trabaja|opera|invierte|genera|trade|travaille|arbeitet|handelt|trabalha|lucra|gana) (por|para|pour|fur|sozinho|solo|* )
    (senales|sinais|signaux|signale) (de trading|vip|de inversion|de trade|gratis|gratuits|de forex|kostenlos)
    (renuncie|deje|deja|renuncia|dile adios) (a |)(mi|tu|al) (trabajo|jefe|empleo|oficina)
    (gagnez|gagner|touchez|generez) (jusqu a |plus de |entre |)$ (mois|par mois|par jour|par semaine|jour|semaine|sans|de chez|depuis|en ligne)
    (sans rien faire|revenu passif|revenus passifs|revenu complementaire|revenus complementaires|liberte financiere|argent facile|independance financiere|devenez rentier|quittez votre (patron|job|travail))
    (doublez|multipliez|triplez) (votre|vos) (argent|mise|capital|gains|epargne|revenus)
    (verdiene|verdienen sie|verdienst|verdien) (bis zu |uber |)($|#) (euro |)(am tag|pro tag|taglich|im monat|pro woche|monatlich|wochentlich|von zu hause|nebenbei)
    (passives einkommen|finanzielle freiheit|finanziell frei|nebenverdienst|nebeneinkommen|schnelles geld|geld verdienen (mit|von|ohne|im)|signalgruppe|trading gruppe|geld im schlaf|von zu hause (aus |)geld)
    (verdopple|verdoppeln sie|vervielfache|verdreifache) (dein|ihr|deine|ihre|deinen|ihren) (geld|einsatz|kapital|investment|ersparnisse)
    garantierte (rendite|renditen|gewinne)
    (ganhe|ganhar|fature|faturar|lucre|lucrar|receba|tirar|tire) (ate |mais de |de |)($ a |)$ (por dia|por mes|ao dia|por semana|todo dia|todos os dias|diarios|sem sair|trabalhando|so|pelo celular|* por dia)
    $ (a $ |)por dia (so|apenas|curtindo|avaliando|sem|trabalhando|pelo|em casa|*)
    (renda (extra|passiva)|liberdade financeira|dinheiro facil|larguei (meu|o) (emprego|trabalho|clt)|largue (o|seu) (emprego|chefe|clt)|curtindo (fotos|videos|posts|publicacoes)|avaliando (produtos|videos|lojas|hoteis)|trabalhe pelo celular|grupo vip de (sinais|trade|apostas|day trade))
    (duplique|multiplique|dobre|triplique) (seu|o seu|sua) (dinheiro|investimento|capital|grana|renda|salario)
    (lucro|lucros|retorno|ganhos|rendimento) (diario|diarios|certo|de % (ao|por|todo))
    `,
  ],
  [
    'get_rich_quick',
    0.5,
    '((gained|up|rose|made|grew) % (thursday|monday|tuesday|wednesday|friday|today|yesterday|this week|last week|overnight)|(next|todays|tomorrows) stock|exact steps|my salary|selling nothing|no selling|im monat|simple system|six figures|# figures|liking|rate products|rating products|whatsapp me|my system|this system|want to see how|extra income|side income|work online|min (deposit|investment))',
  ],
  [
    'get_rich_quick',
    0.35,
    '((no automatico|en automatico|automatisch|en automatique)|$ (a|per|al|por|par|pro|am|im|au|ao) (day|week|month|dia|mes|semana|jour|mois|semaine|tag|monat|woche)|join the (class|group|channel)|grupo|canal|dm me|dm|nadie|personas para|desde el movil|pelo celular|vom handy|gano|gana|ganas|gagne|verdiene|verdienst|ganho|(mi|meu|mon|mein|my|tu|seu|dein) (celular|movil|handy|phone|telephone)|nebenjob|keine erfahrung|sin experiencia|sans experience|sem experiencia|te explico|te enseno|te ensino|te mostro|ich zeige dir|je te montre|apps testen|von zuhause|von zu hause|de chez toi|desde casa|no experience|home office|per day|daily pay|daily|free time|from home|mentorship|no risk|zero risk|telegram|whatsapp)',
  ],
  [
    'cryptocurrency',
    1,
    `
    ($ticker|token|coin|gem|altcoin|memecoin|this coin) (is |are |)(about|set|going|ready|poised|due|primed) to (* )
    (about|set|going|ready|poised) to (10x|20x|25x|50x|100x|1000x|moon|pump)
    (10x|20x|25x|50x|100x|1000x) (gem|potential|gains|return|returns|token|coin|incoming|soon|play|altcoin|moonshot|launch)
    (coin|token|crypto|aktie|moneda|cripto|moeda) (steigt|sube|monte|sobe|steigen|subira|montera) (um|a|un|de|#|%|*)
    (einsteigen|entra|entrez|entre|compra|kaufen) (jetzt |ya |)(bevor|antes de que|avant que|antes que) (* )
    (our|my|the) (ai|bot|algorithm|robot) (does|do|handles|makes|runs) (the|your|all) (trading|trades|work)
    (btc|bitcoin|eth|crypto|xrp) (is |) (about|set|going) to (break|hit|pass|cross|explode|double)
    (memecoin|memecoins|meme coin|meme coins|shitcoin|shitcoins|altcoins|moonshot coin|crypto gems|crypto gem|rug proof|airdrop (is|live|ends|claim)|connect your wallet|connect wallet|whitelist spot|token sale|coin launch|ido|initial coin|fair launch|degen|crypto signals|crypto vip|pump group|pump signal|pump signals|whale alert|whales (are |)(loading|buying|accumulating))
    (before|b4|until|till) (binance|coinbase|kraken|bybit|robinhood|the exchange) (lists|listing|list|launch)
    (claim|redeem) (your|ur|free|the) (* |)(airdrop|tokens|coins|eth|btc|usdt|nft|crypto)
    (just|already|is) (bought|buying|loading) (# |)(mil|bil|million|billion|bags) (of|worth) ($ticker|*)
    (ai|trading|crypto|auto|arbitrage) (bot|robot|algorithm) (* |)(* |)(turned|makes|made|earns|earned|pays|trades|doubles|profits|grew|does|into)
    (send|transfer|deposit|invest) (min |minimum |at least |just |)(# |$ |)(btc|eth|bitcoin|usdt|usdc|sol|xrp|doge|crypto) (to|and|now|in|today)
    (cloud|bitcoin|crypto|btc) mining (* |)(contract|contracts|profit|profits|app|income|pool|daily|*)
    (bitcoin|bitcoins|btc|crypto|cripto|criptos|criptomonedas|criptomoedas|cryptos|cryptomonnaie|cryptomonnaies|krypto|kryptos|kryptowahrung|kryptowahrungen|ethereum|token|tokens|moneda|coin) (* |)(* |)(y recibe|y gana|antes de que (suba|explote|despegue)|antes que suba|va a (subir|explotar|explosar|dispararse)|va exploser|vai (explodir|subir|bombar|disparar)|wird explodieren|explodiert|verdoppeln|garantiert|garanti|garantizado|garantido|rendement|rendite|lucro|ganancias|profits|presale|preventa|prevente|vorverkauf|pre venda|x100|x50|x10|trade pour)
    (robot|bot|robo) (de |)(crypto|cripto|bitcoin|btc|krypto) (trade|trading|opera|handelt|travaille|trabaja|trabalha) (pour|por|para|fur) *
    (robot|bot|robo) (de |)(crypto|cripto|trading|trader|btc|bitcoin|krypto) (* |)(* )
    (invierte|invertir|investissez|investir|investiere|investieren sie|invista|investe) ($|#|desde $|hasta) (* |)(* |)(en|dans|em|in) (* |)(bitcoin|btc|crypto|cripto|criptomonedas|kryptowahrung|kryptowahrungen|criptomoedas|cryptomonnaies)
    (invierte|investissez|investiere|invista) (* |)(* |)(* |)en (bitcoin|criptomonedas|cripto)
    `,
  ],
  [
    'cryptocurrency',
    0.5,
    '(% this (week|month)|just getting started|missed bitcoin|dont miss $ticker|$ticker|presale|whales|whale|airdrop|to the moon|moonshot|under a penny|usdt|bull run|50x|100x|coinbase lists|crypto|hodl|pump|daily returns|bitcoin|btc|altcoin|trading bot|ai bot)',
  ],
  [
    'lead_generation',
    1,
    `
    (you ve|youve|you have|you) (been |)(matched|prematched|pre matched)
    (#|several|multiple|many|our|trusted|top|local) (of our |trusted |top |)(partners|providers|lenders|insurers|carriers|companies|contractors|installers|agents|attorneys) (want|compete|will compete|are ready|are waiting|can call|may call|will call|will contact|would like)
    (enter|give|submit|share|confirm) (us |)(your|a few) (details|info|information|zip|number) (so|and) (they|our partners|partners|providers|agents|we|an agent) (can|will|may|* ) (call|contact|reach|quote)
    compare (* |)(* |)(plans|quotes|rates|offers|policies|options|lenders|carriers) (* |)from (over |up to |dozens of |multiple |several |the |our |)(# |top |leading |trusted |)(# |top |)(partners|carriers|companies|insurers|lenders|providers|agents|networks)
    (our|marketing|trusted|lending|affiliate|solar|insurance|network|third party|advertising) (* |)partners (will|may|can|to|would|and|are|might) (* |)(contact|call|text|reach|email|match|compete|* )
    (agree|consent|opt in) to (be |receive )(contacted|called|texted|calls|texts|calls and texts) (by|from) (up to |)(#|our|multiple|several|partners|third|participating|a network|one of)
    (up to |)# (* |)(insurers|agents|roofers|contractors|lenders|attorneys|lawyers|carriers|partners|advisors|movers|installers|brokers|dealers|companies|firms|providers|insurance companies|pros) (who |that |)(will|may|can|to|ready to|want to|competing) (call|contact|reach|text|bid|compete|you|for|*)
    (matched|match|match you|connect|connected|paired) with (up to |)(# |several |multiple |a network of )(* |)(roofers|contractors|lenders|insurers|agents|attorneys|lawyers|providers|advisors|pros|carriers|partners|installers|companies)
    (lawyer|attorney|agent|advisor|specialist|lawyers|attorneys|agents|advisors) (from|in) (our|the) (network|panel|partner)
    (hurt|injured|accident|car wreck|crash|fall|diagnosed|exposed) (* |)(* |)(* |)(* |)(* |)(owed|compensation|settlement|thousands|entitled|payout|deserve)
    (you|may|could|might) (be |could be |may be |)(owed|entitled to|due) (thousands|compensation|a settlement|up to $|money|cash|a payout|millions)
    (partner|partners) (network|networks)
    (marcas|empresas|entidades|companias) (colaboradoras|asociadas|socias)
    (empresas|marcas|seguradoras) parceiras
    (nos|notre|un) (* |)(partenaire|partenaires) (* |)(vous|va vous|vont vous|te)
    (installateurs|installateur|courtiers|conseillers|experts) partenaires
    (lenders|insurers|carriers|contractors|agents|companies) (will |)compete for your (business|loan|home|policy|project)
    (your|the) (info|information|details|data) (will|may|can) be (shared|sold|passed|sent) (with|to) (our |third |select |partner)
    (nuestros|nuestras) (* |)(socios|partners|colaboradores|aseguradoras|proveedores) (te|le|se) (llamaran|contactaran|contactarian|pondran|enviaran)
    (compara|compare|comparez|vergleichen sie|vergleiche) (* |)(* |)(* |)(#|mas de #|plus de #|uber #|mais de #) (* |)(aseguradoras|companias|socios|assureurs|mutuelles|partenaires|anbieter|versicherer|partner|partnern|seguradoras|parceiros|bancos)
    (nos|un de nos|l un de nos) partenaires (* |)(vous |va vous |vont vous )(contacteront|contactera|appelleront|rappelleront|rappellera|contacter|appeler|rappeler)
    (unsere|einer unserer|bis zu #) (* |)(partner|partnerfirmen|fachbetriebe|berater) (meldet|melden|rufen|ruft|kontaktieren|kontaktiert|werden sie)
    (nossos|um de nossos|um dos nossos) parceiros (vai|vao|ira|irao|entrara|entrarao|pode|podem) (te |)(ligar|entrar|em contato|contatar|*)
    `,
  ],
  [
    'lead_generation',
    0.5,
    '(do you qualify|answer (#|a few|two|three|four|a couple) (quick |short |)questions|be contacted by|you may be (owed|entitled) (* |)(compensation|settlement|money|payout)|compare plans|compare quotes|(licensed|medicare) (agents|advisors))',
  ],
];
