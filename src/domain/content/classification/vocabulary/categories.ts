import type { CategoryVocabulary } from './vocabulary.ts';

/** Content that carriers treat apart, in all languages. A category is found from a sum of 1. */
export const categories: CategoryVocabulary = [
  [
    'cannabis',
    1,
    `
    (free|preroll|roll|rolled|infused) (joint|joints|blunt|blunts|dab|dabs|eighth|edible|edibles|bong)
    weed (be|is|will|for|at|on|and|menu|that|you|your|all|out)
    (live|hash) (rosin|resin)
    (weed|cannabis) (delivered|delivery|drop off)
    (# |)(infused|thc|canna) (brownies|chocolate|drinks|seltzer|cookies)
    (shatter|budder|moonrocks|moon rocks|dabs) (* |)(for|on sale|from|#|$)
    (flor|flores) de (cannabis|cbd)
    (cannabis|marijuana|marihuana|thc|thca|delta 8|delta8|delta 9|delta9|cbd|kush|indica|sativa|pre rolls|prerolls|pre roll|ganja|maconha|kratom|hhc|ganjas|budtender|budtenders|weedmaps|psilocybin|magic mushrooms|shrooms|canabis|gummies thc|dab rig|dab rigs)
    (weed|pot|420|bud|buds|flower|flowers|edible|edibles|strain|strains|dispensary|dispensaries|hemp) (dispensary|dispensaries|delivery|deals|deal|gummies|edibles|strains|shop|store|ounce|ounces|eighth|eighths|vapes|vape|carts|special|specials|menu|flower|sale|friendly)
    (top shelf|dank|premium|fresh|exotic|cheap|loud) (weed|bud|buds|flower|edibles|strains|strain)
    (eighths|ounces|oz|# eighths|1 8th|1 8ths|half ounces|quarters) (of|for|from|only|on sale|starting|at)
    (dispensary|dispensaries|dispensario)
    (medical|recreational) (card evaluations|dispensary|marijuana)
    (mmj|medical cannabis) card
    (best|good|our|free|any|top) (bud|buds|edible|edibles|eighth|eighths|ounce of flower|pre roll)
    (vape|weed|live resin|distillate) (carts|cart|cartridges)
    (#|buy #|two|three) eighth(s|)
    infused (gummies|edibles|chocolates|beverages|drinks)
    (happy|celebrate|this|our) 420
    hierba medicinal
    `,
  ],
  [
    'cannabis',
    0.5,
    '(weed|edibles|gummies|hemp|420|bong|bongs|stoner|stoners|blunt|blunts|joints|munchies|budz|concentrates|dabs|terps|eighth|eighths|420 sale|strain|strains|flower sale|tinctures)',
  ],
  [
    'controlled_substances',
    1,
    `
    (semaglutide|tirzepatide|ozempic|wegovy|mounjaro|glp 1|testosterone|trt|ketamine|hcg|ed meds|ed pills) (* |)(* |)(shipped|delivered|from $|for $|to your door|online|weight loss|program|treatment from|special|starting|injections|shots)
    (no (doctor|dr) (visit|appointment)) (needed|required|necessary)
    (viagra|cialis|potenzmittel|potenspillen) (* |)
    (pildoras|pastillas|pilules|pilulas|pillen) (para adelgazar|sin receta|sans ordonnance|para emagrecer|ohne rezept)
    (xanax|oxycontin|oxycodone|percocet|vicodin|adderall|tramadol|hydrocodone|fentanyl|ketamine|mdma|cocaine|heroin|meth|lsd|steroids|ambien|valium|klonopin|ritalin|codeine|hgh) (for sale|online|no prescription|without|cheap|delivered|available|shipped|pills|overnight|discount|#|now|at|in stock)
    (buy|order|cheap|discount|get|generic|save on) (xanax|oxycontin|oxycodone|percocet|adderall|tramadol|viagra|cialis|valium|ambien|ozempic|semaglutide|tirzepatide|wegovy|mounjaro|pills|meds|steroids|ed pills|ketamine)
    (no prescription|without (a |)prescription|sin receta|sans ordonnance|ohne rezept|sem receita|no rx)
    (viagra|cialis|sildenafil|tadalafil)
    (canadian|online) (pharmacy|meds)
    `,
  ],
  [
    'high_risk_loans',
    1,
    `
    (bad|poor|low|no) credit (is |)(fine|ok|okay|welcome|no problem|accepted|not a problem|approved)
    (get|receive|access|need) (up to |)$ in your (account|bank|bank account)
    (pre qualified|prequalified|pre approved|preapproved|approved|qualify|qualified|eligible|selected) for (a |an |up to a |)$ (* |)loan
    $ (personal |cash |payday |instant |emergency |unsecured |small |)(loan|loans|cash advance|advance|line of credit) (* |)(approved|today|offer|now|in|waiting|at %|available|is|up to|with no|no)
    (rent|bills|rent is|bills are) due (get|we|borrow|need)
    (cash|funds|money|loan|loans) (in your account|in (as little as |)# (min|mins|minutes|hours|hrs)|deposited (same|today|tomorrow|by)|same day|by tomorrow|until payday|till payday|before payday)
    (prestamo|prestamos|credito|creditos|emprestimo|emprestimos|kredit|kredite|pret|prets) (al instante|inmediato|en minutos|en # minutos|sin papeles|sin intereses|online|personal|personales|en 24 horas|na hora|sem burocracia|aprovado|aprobado|approuve|sofort|ohne|trotz|sans|en 24h|instantane|consignado|liberado|disponivel|hoy|hoje)
    (necesitas|precisa de|precisando de|besoin d|besoin de|brauchen sie|brauchst du) (dinero|dinheiro|argent|geld|efectivo|liquidez|bargeld|un credit|um emprestimo|un prestamo)
    (payday|pay day|title|short term|bad credit|no credit|same day|instant|quick|fast|emergency|guaranteed|installment|signature|easy|cash|express) (loan|loans|cash loan|cash loans|personal loans|personal loan|lending|cash advance|cash advances)
    (cash advance|cash advances|credito rapido|creditos rapidos|prestamo rapido|prestamos rapidos|prestamo inmediato|prestamos inmediatos|pret rapide|prets rapides|credit rapide|sofortkredit|blitzkredit|schnellkredit|emprestimo rapido|emprestimo facil|emprestimo na hora|credito na hora|minicredito|minicreditos|kredit ohne schufa|credito facil)
    (no credit check|no credit needed|no credit required|credit not required|short on cash|strapped for cash|bad credit ok|bad credit okay|bad credit welcome|all credit|any credit|regardless of credit|poor credit|sin buro|sin aval|sans justificatif|ohne schufa|sem consulta|sin nomina|negativado|negativados|sans enquete de credit)
    (loan|loans|loan offer|funds|funding|cash|line of credit|working capital|financing|credit line) (up to|of up to|as fast as|in minutes|deposited today|in # minutes|in as little as|approved in|within # hours|in 24 hours|by tomorrow|in your account today)
    (approved|pre approved|preapproved|qualify|qualified|prequalified|pre qualified|eligible|apply) (for|now for) (a |an |up to |your |)($ |)(personal |cash |quick |new |business |)(loan|loans|cash|funding|line of credit|$ loan|$ in funding|payday|advance|credit line|business funding|working capital)
    (need|want|get|borrow|short on|strapped for) (cash|money|extra cash|a loan|quick cash|fast cash|$|cash fast|money fast) (fast|now|today|quick|by tomorrow|before payday|until payday|in minutes|same day|instantly|deposited)
    (borrow) (up to |)$
    (qualifies|qualify|qualified|approved|eligible) for (up to |)$ (in|of) (working capital|funding|financing|business|cash|credit)
    (working capital|merchant cash advance|business funding|unsecured funding|revenue based financing)
    get (up to )$ (now|today|fast|instantly|in minutes|cash)
    (get|receive|have) (up to |)$ (today|by tomorrow|deposited|in minutes|loan|cash loan|in your (bank |)account|advance|funded)
    (refinance|refinancing|refi) (your|now|today|and|rates)
    (mortgage|refi|va loan|home equity) rate(s|) (just|are|have|as low|drop|dropped|from|at historic)
    (student loan|student loans|auto loan|auto loans|va loan|home loan|mortgage loan|merchant cash|business loan|business loans|sba loan) (offer|offers|rates|from|approval|approvals|relief|refinance|refinancing|up to|available|as low|advance|lenders)
    (lend|lending) (partner|partners|network|marketplace)
    (prestamo|prestamos|credito|emprestimo|kredit|pret|credit|credito pessoal) (de hasta|hasta|jusqu a|bis|ate|preaprobado|pre aprobado|pre aprovado|pre approuve|bis zu|preconcedido) (zu |)$
    `,
  ],
  [
    'debt_relief',
    1,
    `
    (collections|collectors|creditors|bill collectors|debt collectors) (calling|harassing|calls|hounding|after you|knocking)
    (lower|lowers|reduce|reduces|settle|settles|slash|negotiate|negotiates) (your |)(balances|credit card balances|card balances|unsecured debt|debts)
    (stop|stops|end|ends) (the |)(collection calls|creditor calls|wage garnishment|garnishment|harassing calls|foreclosure)
    (stop|avoid) foreclosure
    text relief
    (cut|reduce|lower|slash) what you owe
    (owe|over|have|carrying) (more than |over |)($|#k|#|10k|15k|20k) (or more |)(in|on|of) (credit card|credit cards|debt|debts|unsecured|back taxes|medical bills|taxes|student loans)
    (wipe|clear|remove|delete) (out |)(* |)(* |)(debt|debts|collections|charge offs|late payments|bankruptcies|negative items)
    (forgiveness|hardship|debt) program (* |)(approved|available|qualify|ends|enroll|eligible|may|can)
    (your|student) (student loan|student loans|loans) (may be|are|is|can be|qualify|qualifies|have been|could be) (forgiven|eligible|flagged|for|approved|discharged)
    (irs|tax) (debt|fresh start|relief|forgiveness)
    (settle|settling) (your |)(debt|debts|credit card|balances|accounts) (for (less|pennies|a fraction|up to)|today|now)
    (debt|debts|credit card debt|tax debt|student debt|student loan|loan) (relief|consolidation|settlement|forgiveness|reduction|elimination|free program|cancellation|discharge|help|solutions|forgiven|wiped|erased)
    (credit) (repair|restoration|fix|score boost)
    (reduce|settle|eliminate|consolidate|erase|wipe out|slash|cut|lower|get out of|resolve|forgive|drowning in|struggling with|tired of) (your |)(credit card |tax |student loan |irs |)(debt|debts|tax debt|back taxes)
    (fix|repair|boost|raise|improve) your credit (score|fast|today|now)
    (attempt|attempting) to collect a debt
    (debt collector|debt collectors|debt collection|collection agency|collections agency|your account was placed with us|placed for collection)
    (owe|owed) (the irs|over $|more than $|$ or more|back taxes)
    (annulation de dettes|rachat de credit|rachat de credits|schuldenfrei|umschuldung|reunificacion de deudas|cancelar deudas|elimina tus deudas|salir de deudas|limpe seu nome|renegocie suas dividas|quite suas dividas|effacez vos dettes)
    `,
  ],
  [
    'cryptocurrency',
    1,
    `
    (send|transfer|deposit) # (btc|eth|bitcoin|usdt|sol|xrp|doge) (* |)(* )
    (elon|elons|musk|musks|tesla|vitalik) (* |)(giveaway|airdrop|crypto|btc|bitcoin)
    (stake|staking|lend|lock) (your |)(eth|btc|bitcoin|crypto|coins|tokens|usdt|solana)
    % apy (on|with|in) (your |)(crypto|usdt|usdc|eth|btc|stablecoins|coins|tokens|staking)
    (bitcoin|btc|eth|ethereum|crypto|solana|usdt|dogecoin|xrp) (* |)(* |)(last month|this week|last week|in # days|join|group|guaranteed|daily|double|doubled|pump|bull run|bonus|staking|yields|yield|millionaire|before it)
    (staking|defi|yield farming|presale|airdrop|ico|crypto bot|trading bot|ai bot|ai trading) (* |)(earn|%|returns|profits|bot|turned|live|now|rewards|ends|made|makes|is|pays)
    (turned|turn|turns) $ into $
    (buy|sell|trade|get|earn|comprar|compra|compre|kaufen|kaufe|achetez|acheter|gana|ganhe|invierte en|invista em) (your |first |free |tu |sus |seu |em |en |du |)(first |)(bitcoin|bitcoins|btc|crypto|criptos|cripto|ethereum|criptomonedas|criptomoedas|solana|xrp)
    (bitcoin|btc|ethereum|crypto|cryptocurrency|cryptocurrencies|altcoin|altcoins|nft|nfts|dogecoin|usdt|criptomonedas|kryptowahrung|cryptomonnaie|criptomoedas|memecoin|token presale) (* |)(invest|investment|investing|trading|signals|giveaway|profit|profits|returns|now|today|wallet bonus|airdrop|presale|mint|opportunity|bonus|gains|drop|bot|doubling|moon|surge|platform|investors|is about|verdienen|rentable)
    (invest|investing|trade|buy|double|earn|mine|mining|win|invierte|investiere|investissez|invista|free|claim|get) (in |your |en |in |dans |em |free |more |)(bitcoin|btc|ethereum|crypto|cryptocurrency|nft|nfts|eth|criptomonedas|kryptos|dogecoin|usdt|airdrop)
    (crypto|bitcoin|token) (airdrop|presale|signals)
    `,
  ],
  [
    'get_rich_quick',
    1,
    `
    (data entry|virtual assistant|package handler|product tester|hotel reviewer|app reviewer|customer service rep) (* |)(* |)(no experience|from home|remote|work from|on telegram|on whatsapp)
    (hiring|recruiting|recruits) (remote|remotely|online workers|work from home|from home)
    (resume|cv|details|name|message) (* |)(on|via|to|through|by) (telegram|whatsapp|our telegram|our whatsapp)
    (remote|part time|online|flexible|easy|simple|home based|wfh|work from home) (job|jobs|work|position|positions|role|opportunity|gig) (* |)(* |)(* |)(* |)(* |)(* |)($|earn|paid|daily|hours a day|pays|whatsapp|telegram)
    $ (- |to |)$ (daily|a day|per day|a week|weekly|per week) (pay|salary|income|cash|from|working|just|for|no|paid|part|by|doing|liking)
    $ (daily|a day|per day) (pay|salary|income|from home|working|easily|guaranteed|online|liking|paid|for)
    (hours|minutes|mins) (a|per) day (* |)(* |)(earn|$|make|pays|from)
    (earn|make|get paid|paid) (up to |over |)$ (- |to |)($ |)(daily|a day|per day|weekly|a week|per week|per hour from|by|from) (* |)
    (recruiter|recruiting|hr|hiring manager) (* |)(* |)(* |)(* |)(message|contact|add|text) (me|us) on (whatsapp|telegram)
    (contact|message|add|text|dm) (me|us|him|her|our manager) (on|via|at) (whatsapp|telegram)
    (evaluate|optimize|like|rate|boost) (hotels|apps|videos|products|youtube) (* |)(earn|paid|$|and|for)
    (package|parcel) (handler from home|reshipper|reshipping)
    (car wrap|vehicle wrap) (* |)($|earn|weekly|program)
    (trabajo|empleo|trabalho|emprego|job|heimarbeit|nebenjob) (remoto|desde casa|em casa|a domicilio|von zu hause|online) (* |)(* |)(* |)(* |)(gana|ganhe|$|verdienen|#)
    (make|earn|making|earning) (up to |over |)($|#|thousands|money|cash|extra cash|extra money|big money|serious money) (* |)(a day|per day|daily|a week|per week|weekly|from home|online|an hour|per hour|working from home|fast|from your phone|a month|part time|in your spare time)
    (earn|make) (up to |over |)$ (working|weekly|daily|from|part time|by)
    (work from home|work at home) (and|opportunity|opportunities|job|jobs|earn|today|program|now|make|no experience)
    (get rich|passive income|financial freedom|be your own boss|quit your job|side hustle|multi level|mlm|pyramid|forex|stock tip|stock tips|stock alert|stock alerts|hot stock|penny stock|penny stocks|stock pick|stock picks|guaranteed returns|guaranteed profit|guaranteed income|double your money|investment opportunity|trading signals|insider stock|binary options|day trading|mystery shopper|mystery shoppers|home based business)
    (no experience) (needed|required|necessary) (* |)(earn|$|make|start)
    (gana|gane|ganar|ganhe|gagnez|verdiene|verdienen) (dinero|sie geld|dinheiro|de l argent|geld|hasta $|$|ate $|bis zu $|jusqu a $) (desde casa|desde tu casa|en linea|de casa|von zu hause|em casa|sem sair de casa|trabajando|trabalhando|al dia|al mes|por dia|por mes|pro tag|pro monat|chez vous|par jour|par mois|a la semana|por semana)
    (trabaja desde casa|trabalhe de casa|travaillez chez vous|travail a domicile|renda extra|dinero facil|argent facile|ingresos pasivos)
    (roi of %|% roi|% (daily|weekly|monthly) (return|returns|profit|roi))
    `,
  ],
  [
    'lead_generation',
    1,
    '(buy|purchase|sell|sells|exclusive|fresh|qualified|aged|live transfer) (leads|lead lists|phone lists|contact lists)\n(one of our|our network of|our lending|our trusted|a licensed|our|multiple) (partners|affiliates|lenders|providers|agents) (will|may|can|is|are) (call|contact|text|reach|compete|match)\n(compare) (quotes|rates|offers) from (top |multiple |# |several |)(lenders|providers|carriers|insurers|companies|insurance)',
  ],
  [
    'gambling',
    1,
    `
    (spin|spins|spinning) (the |)(reels|wheel of fortune|wheels)
    (match|matches|double|doubles|triple|%) (your |of your |)(first |)deposit (up to|bonus|and|match|today|& )
    (deposit|reload|signup|welcome) (match|bonus) (* |)(slots|play|up to $|spins|%|on|code)
    (% |$ |# )(deposit match|deposit bonus|free spins|free play|in free play|bonus bet|bonus bets|in bonus bets)
    (bonus bets|free play|freeplay|reels|poker room|poker night|bingo night|scratch offs|scratchers|sports betting|high limit|loose slots|hot slots|megaways|royal flush|mega millions|powerball)
    (bet|bets) (on|get|your|#) (* |)(tonights|todays|the|game|super bowl|get|win|and get|nfl|nba|$)
    (odds|parlay|parlays|picks) (are |is |)(boosted|boost|tonight|locked|free|of the day|for tonight|guaranteed)
    (jogue|aposta|apostar|jogar|tigrinho|roleta|juega|jugar|spiele|spielen sie|jouez|misez|pariez) (* |)(* |)(ganhe|bonus|real|r|dinheiro|gana|gratis|freispiele|casino|gagnez|$|gagner|tigrinho|gratuits)
    (casino|casinos|sportsbook|sportsbooks|blackjack|roulette|baccarat|free spins|freispiele|tours gratuits|giros gratis|giros gratuitos|tiradas gratis|betting|gambling|slot machine|slot machines|draftkings|fanduel|betmgm|online poker|poker night tournament|apuesta|apuestas|apostas|apuestas deportivas|sportwetten|paris sportifs|pari sportif|bet365|spielautomaten|cassino|tragamonedas|tragaperras|machines a sous|sports bet|sports bets|no deposit bonus|jackpot|jackpots|rodadas gratis|wettbonus|wetten)
    (free|bonus|risk free|first|your first|place your|place a|next|no sweat|parlay|same game|aposte|apueste) (bet|bets|wager|wagers|chips|spins|parlay)
    (bet|wager) (now|$|today|on the|and get|and win|big|here)
    (parlay|parlays|wager|wagers|wagering|moneyline|point spread|odds boost|boosted odds|bookie|bookmaker|high roller|high rollers|lotto|lottery) (bonus|tonight|boost|today|picks|tickets|winner|on|and|now|your|jackpot|is|picks today|ticket)
    (spin|play) (to|the slots|slots|and) win
    (slots|poker|bingo) (tournament|bonus|tonight|free play|room|online|night|real money|jackpot)
    (play|real) (slots|poker|for real money|money slots)
    `,
  ],
  [
    'sexual_content',
    1,
    `
    (girls|women|singles|ladies|babes|men|guys|milfs) (* |)(in|near) (your area|you) (* |)(want|looking|are|waiting|to|tonight|for|now)
    (video|cam|live|adult|private) (chat|cams|cam) (18|18 |with girls|uncensored|xxx|with hot|with singles|tonight)
    (no strings|nsa|friends with benefits|casual) (attached |)(sex|fun|dating|hookup|tonight|encounter|encounters)
    (uncensored|explicit|nude|nudes|naked|intimate toys|pleasure toys|fantasy store|my private (pics|photos|videos|page)|spicy (pics|content|photos))
    (see|view|unlock|send|sent) (my|her|their) (private|nude|naked|spicy|hot|sexy) (* |)
    (citas|encuentros|rencontres|sexkontakte|encontros) (* |)(sexo|sexuales|calientes|chaudes|coquines|heisse|intimos|casuais|coquines)
    (porn|porno|pornhub|xxx|onlyfans|only fans|nudes|nude pics|nude photos|nude girls|hookup|hookups|hook up tonight|horny|milf|milfs|blowjob|escort|escorts|escortes|sexcam|sexcams|camgirl|camgirls|cam girls|webcam girls|strip club|strip clubs|stripper|strippers|gentlemens club|sex toys|sex toy|adult toys|vibrator|vibrators|dildo|lingerie party|erotic|erotica|erotik|erotico|erotique|sexy singles|hot singles|local singles|naughty|sugar daddy|sugar baby|fuck buddy|one night stand|sex chat|sex dates|sexdate|adult dating|adult video|adult videos|adult content|swingers|fetish|bdsm|sexo|sexe|garotas de programa|acompanhantes|chicas calientes|geile|topless|threesome|erectile)
    (sexy|hot|naked|naughty|wild) (girls|women|singles|moms|teens|babes|chat|ladies|pics|photos|videos)
    (sex) (tonight|now|video|videos|date|shop|with|store|chat|cam)
    (last longer in bed|in the bedroom|better sex)
    `,
  ],
  [
    'neutral',
    0,
    '((remote|part time|online) (job|work|position|role) (interview|offer letter|application|request|order)|data entry (position|job|role|error|test)|(vice |)president (of|for)|(office|note|message|letter) (for|from|to) (the |)president|for mayor street|class president|red dot (on|in)|(liquids|clear liquids) (only|until|before|after|for)|(no|only|clear|of|drink|fluids|other) liquids|dip (in|switch|on|below|to)|(wine|beer) free|(cider|wine|beer) (donut|donuts|vinegar|sauce|country tour parking)|hot cider|apple cider|sexual (health|harassment|assault|education)|safe sex|same sex|sex ed|sex education|sex of|opposite sex|biological sex|hot pot|hot girl summer|debt to income|debt free since|weed (control|killer|whacker|removal|eater|trimmer|treatment|barrier|service|and feed)|pot (holder|holders|luck|pie|roast)|flower (delivery|shop|shops|arrangement|bouquet|girl|bed|beds|market)|jackpot (ranch|diner)|guns n roses|nerf guns|glue gun|nail gun|caulk gun|heat gun|vape detector|smoke free|tobacco free|alcohol (free|wipes|swab|swabs|pads|prep)|rubbing alcohol|(no|avoid|without|not drink|drink) alcohol|wine (red|glass|glasses|colored)|root beer|ginger beer|beer batter|beer battered|shot of espresso|flu shot|flu shots|top gun|gun (show loop|lake|hill)|smoking cessation|quit smoking|stop smoking|smoking is|no smoking|smoke (detector|detectors|alarm|alarms|test)|nicotine (patch|patches|gum)|drug test|primary care|primary school|vote for your favorite|voted best|vote (on|in) (the|our|your) (poll|survey|name|logo|hoa|union|board)|campaign (id|report|manager)|election (of benefits|form|day closure|day closed)|polling (place changed|rate)|district (office|court|attorney|heating)|running for (a|the) (cure|cause))',
  ],
  [
    'hate',
    1,
    `
    (white power|white supremacy|heil hitler|sieg heil|race war|racial holy war|kill all|death to (the |all |)(jews|muslims|christians|gays|immigrants|blacks|whites|arabs|mexicans)|gas the|lynch|subhuman|subhumans|untermenschen|vermin|racial purity|ethnic cleansing|go back to your country|go back to africa|go back to mexico|great replacement|muerte a los|mort aux|tod den|auslander raus|morte aos|white pride|master race|kkk|nigger|niggers|faggot|faggots|kike|kikes|spic|spics|wetback|wetbacks|chink|chinks|towelhead|towelheads|raghead|ragheads)
    (hate|exterminate|deport|eliminate|ban|destroy|attack|beat up|hang) (all |the |every |these |)(jews|muslims|gays|blacks|immigrants|mexicans|arabs|foreigners|transgenders|illegals|homosexuals)
    (immigrants|muslims|jews|gays|blacks|arabs|mexicans|foreigners) (are|is) (vermin|animals|subhuman|filth|scum|parasites|invaders|a disease|destroying|criminals|ruining|cockroaches|rats)
    `,
  ],
  [
    'tobacco',
    1,
    `
    (disposable|disposables) (* |)(flavor|flavors|puff|puffs|pods)
    (puff|puffs) (bar|bars|disposable|disposables|device)
    (5000|6000|8000|10000|15000|20000|25000|#|10k|15k|20k|25k|5k|8k|40k) puff(s|)
    (pods|pod|mods|coils) (and|&) (juice|juices|coils|pods|mods|liquids)
    (nicotine|zyn|velo) (pouch|pouches|cans|can)
    (dip|snuff|cans of dip|pipe tobacco|rolling papers|hookahs|glass pipes|e zigaretten|puros|cigarrillos electronicos|cigarette electronique|cigarettes electroniques|liquids|vapoteuse|cigarro eletronico|pod descartavel)
    (vape|vapes|vaping|vaporizer|vaporizers|e cig|e cigs|ecig|ecigs|e cigarette|e cigarettes|e liquid|e juice|ejuice|cigarette|cigarettes|cigar|cigars|cigarillos|tobacco|nicotine|hookah|shisha|snus|zyn|juul|elf bar|elf bars|elfbar|elfbars|vuse|geek bar|puff bar|smoke shop|vape shop|chewing tobacco|marlboro|cigarrillos|cigarrillo|tabaco|tabac|tabak|zigaretten|zigarre|zigarren|cigarros|charutos|vapeador|vapeadores|puros habanos|e zigarette|disposables (vapes|in stock)|nic salts|lost mary)
    `,
  ],
  [
    'alcohol',
    1,
    `
    (alcohol|beer|beers|craft beer|craft beers|ale|ales|ipa|ipas|lager|lagers|stout|stouts|wine|wines|winery|wineries|vineyard|liquor|liquors|whiskey|whisky|whiskeys|bourbon|bourbons|scotch|vodka|vodkas|tequila|tequilas|mezcal|rum|rums|gin|brandy|cognac|champagne|prosecco|sangria|cocktail|cocktails|margarita|margaritas|mimosa|mimosas|martini|martinis|brewery|breweries|brewpub|taproom|distillery|happy hour|open bar|pints|shots|drink specials|ladies night|cabernet|merlot|pinot|chardonnay|rose all day|hard seltzer|seltzers|white claw|spirits|keg|kegs|growler|growlers|six pack of|cerveza|cervezas|vino|vinos|licor|licores|ron anejo|biere|bieres|vin|vins|alcool|bier|wein|weine|spirituosen|schnaps|wodka|sekt|cerveja|cervejas|vinho|vinhos|cachaca|caipirinha|caipirinhas|chopp|bottomless mimosas|wine tasting|pinot noir|cider|ciders|sake|spritz|jello shots)
    `,
  ],
  [
    'firearms',
    1,
    `
    (ruger|beretta|springfield armory|colt|winchester|mossberg|kimber|benelli|taurus|walther|cz) (* |)(pistol|pistols|rifle|rifles|in stock|on sale|gun|from|#)
    (ar pistol|lower receiver|bump stock|red dot|gun safe|gun safes|tactical gear|ccw class|ccw|rounds of|by the case|scopes|magnum|22lr|223|5 56|45 acp|12 gauge|ffl)
    (range day|shooting range|gun range)
    (firearm|firearms|gun|guns|handgun|handguns|shotgun|shotguns|rifle|rifles|pistol|pistols|ammo|ammunition|ar 15|ar15|ak 47|ak47|glock|glocks|9mm|silencer|suppressor|suppressors|concealed carry|holster|holsters|gun show|armas de fuego|municion|armes a feu|munitions|schusswaffen|waffen|munition|armas|municao|remington|smith and wesson|sig sauer|magazines # rounds|# rounds)
    `,
  ],
  [
    'political',
    1,
    `
    (for|in|to) (congress|senate|governor|mayor|city council|school board|state senate|state house|us senate|county commissioner|attorney general|president)
    (count on|have|earn|need|want|deserves|ask for|asking for|win) your (vote|support (this|on|in|at the polls))
    (flip|win|hold|save|take back|keep|win back|lose|retake) (the |)(senate|house|white house|congress|majority|legislature|seat|district|statehouse)
    (midnight|fundraising|end of month|eom|fec|quarterly|mid month|grassroots|donor) (goal|deadline|target|push)
    (early voting|election day|the primary|the runoff|the general|special election|voting) (ends|is|starts|begins|opens|closes|runs)
    (voter|voters|volunteer|volunteers|grassroots|precinct) (guide|outreach|in your|like you|are|needed|phone bank|to knock|to canvass)
    (phone bank|phone banking|knock doors|door knocking|canvass|canvassing|town hall with|rally with|meet the candidate|get out the vote|make a plan to vote|plan to vote|polling place|polling location|yard sign|yard signs|ballot measure|vote no|vote yes|vote by mail|register to vote)
    (senator|congressman|congresswoman|governor|mayor|councilman|councilwoman|president|rep) * (needs|is counting|is fighting|is running|asked|wants|for|needs your)
    (extremists|maga|dems|democrats|republicans|conservatives|liberals|progressives|patriots|socialists|our opponents|the other side|big donors|special interests) (* |)(* |)(attack|attacking|agenda|outspending|outraising|outspent|pouring|buying|majority|win|stop|fight|unite)
    (vota|vote|votez|wahlen|wahle|stimmen sie|stimme) (* |)(* |)(por|em|pour|fur|este domingo|el domingo|dimanche|am sonntag|neste domingo|domingo|numero|psoe|pp|spd|cdu|csu|grune|lista|liste)
    (alcalde|alcaldesa|maire|burgermeister|burgermeisterin|prefeito|prefeita|vereador|vereadora|deputado|deputada|diputado|senador|gobernador|presidente da camara) (* |)(* |)(vota|vote|votez|apoya|apoie|candidato|candidata|wahlen)
    (vote|voting) (for|against|yes on|no on|them out|him out|her out|republican|democrat|democratic|blue|red|gop|labour|liberal|conservative|him|her) (* )
    (vote|votes) (yes|no) (on|for)
    (vote|elect|reelect|support) (* |)* (for|as) (congress|senate|governor|mayor|president|city council|council|school board|sheriff|judge|the house|state|senator|supervisor|assembly|treasurer|county|district)
    vote (this|on|early|next|by mail|in person|today|tomorrow) (tuesday|monday|november|saturday|sunday|wednesday|thursday|friday|election|by|for|in the primary)
    vote (today|tomorrow|early)
    polls (are open|open|close|are now open|closing)
    (vote for|vote against|re elect|reelect|elect|dump|defeat|stop) (* )(* |)(for|to|in) (congress|senate|governor|mayor|president|city council|school board|sheriff|judge|the house|state rep|state senate|assembly|november|office|washington|district|county)
    (donald trump|joe biden|kamala harris|president trump|president biden|trump campaign|biden campaign|maga|nancy pelosi|mitch mcconnell|ron desantis|gavin newsom)
    (democrats|republicans|dems|the left|radical left|far right|the gop|gop|the radical|liberals|conservatives|our opponent|dark money|super pac|pac) (are|need|want|will|is|have|has|trying|just|must|can|cant|spent|spending|in|for|majority)
    (election|primary|runoff|midterm|ballot|early voting|polls|caucus) (is|day|on|in|measure|ends|starts|this|next|november|tomorrow|today|tuesday|begins|closes|are|close|open|deadline) (* |)(* |)(vote|support|your|volunteer|chip|donate|make|we|need|help|november)
    (your|early|mail in|absentee|cast your|every|return your) (vote|ballot) (matters|counts|can|will|by|for|today|now|could|is|to)
    (cast your|return your|mail your) (vote|ballot)
    (chip in|rush|pitch in|donate|contribute|give) ($|#|now|today|before|to) (* |)(* |)(* |)(* |)(campaign|candidate|democrats|republicans|deadline|elect|senate|house|congress|defeat|fight|win|win back|movement|party|cause|fundraising|midnight|fec)
    (chip in|donation to|match|matched) ($|#x|now|our campaign|the campaign|before midnight)
    (fec|fundraising|end of quarter|eoq) deadline
    (paid for by|approved this message|campaign volunteer|volunteer with|on behalf of) (* |)(* |)(* |)(* |)(campaign|committee|for congress|for senate|for governor|for mayor|pac|candidate|party|democrats|republicans|county|friends|citizens|for)
    (candidate|running) for (congress|senate|governor|mayor|president|city council|school board|sheriff|judge|state|district|office|county|assembly|us|u s|re election|attorney|the)
    (will you|can we count on you to|can we count on your|plan to|do you plan to) (support|vote|vote for|be voting|commit to vote)
    (sign|add your name to) (the|our|this) petition
    (stand with|join) (the fight|our fight|team|our movement) (to|for|against|in)
    (proposition|prop|measure|amendment|question) (#|&) (* |)(will|would|is|yes|no|to|on|protects|raises|lowers|vote)
    (call|tell|urge|contact) your (senator|senators|representative|congressman|congresswoman|legislator|councilmember|mp)
    (political|presidential) (poll|survey|campaign|action)
    (vota por|voten por|vote em|votez pour|votez|wahlen sie|wahl am|deine stimme|ihre stimme|tu voto|seu voto|su voto|elecciones|elections|eleicoes|eleicao|wahlkampf|bundestagswahl|candidato|candidata|candidat|kandidat|kandidatin|partido|elecciones municipales|second tour|bureau de vote)
    `,
  ],
];
