import type { CategoryVocabulary } from './vocabulary.ts';

/** Loans, debts, investments and gambling, as `categories`. */
export const moneyCategories: CategoryVocabulary = [
  [
    'high_risk_loans',
    1,
    `
    (funds|money|cash) (hit|hits|lands|land|drops|arrive|arrives) (in |)your (bank|account|bank account) (today|tomorrow|tonight|now|in|by|same)
    (pre qualified|prequalified|pre approved|preapproved) for (up to |a |)$
    (loan|advance|credit line|line of credit) (of|for) (up to |)$ (is|has been|was) (pre approved|preapproved|approved|ready|waiting|available)
    (we|our partners|they) (lend|loan|advance|fund) (you |)(up to |)($|#|money|cash)
    (payday|paycheck|pay day) (is |)(far|days|weeks|too far|still|not until|seems|late)
    (payday|cash|salary|paycheck|wage) (advance|advances|loan|loans)
    (bridge|cover|make it|get) (the gap |it |you |)(to|until|til|till|before|between) (payday|paydays|your next paycheck|next payday)
    (instant|quick|fast|same day|emergency|easy|overnight) (cash|money|funds|funding|approval|approvals|loan|decision) (loan|loans|advance|for|up to|now|today|no|in|with|guaranteed|of|within|available|bad)
    (no|without) (credit check|credit checks|collateral|paperwork|income proof|proof of income) (loan|loans|cash|required|needed|lending|financing)
    (loan|loans) (without|with no|no) (credit|collateral|paperwork|questions|checks|check)
    (apply|approved|approval) (for |)(cash|a cash loan|a personal loan|loan|loans|a loan) (in|now|today|with|up)
    (dinero|dinheiro|argent|geld) (en|na|no|sur|auf|in) (tu|su|sua|votre|ihrem|dem|deinem) (cuenta|conta|compte|konto) (en|em|hoy|hoje|heute|aujourdhui)
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
    (wipe out|eliminate|erase|cut|slash|settle|write off|forgive|remove|reduce) (up to |)% of (what you owe|your (debt|debts|balances|balance|credit card debt|bills|credit cards))
    (erase|clear|fix|repair|wipe|clean) (your |)(bad |)credit
    (raise|boost|increase|improve) your (credit |fico |)score(s|) (# points|by|fast|in|#)
    (drowning|buried|swimming|sinking) in (* |)(* |)(bills|debt|debts|payments|loans)
    (negotiate|negotiates|settles|settle) with (your |)(creditors|collectors|the irs|banks|lenders)
    (we |)(remove|removes|delete|deletes|dispute|disputes|erase) (* |)(collections|charge offs|late payments|negative items|inquiries|repossessions) (* |)(from|off|fast)
    (become|get|be|live|go) debt free
    (tax|irs) (levy|lien|liens|levies|garnishment) (* |)(stop|help|relief|gone|release|resolved)
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
    (buy|get|grab) (* |)before it (moons|explodes|pumps|lists)
    (crypto|bitcoin|btc|coin|coins|token|tokens|altcoin) (is |are |)(about to|will|set to|ready to|going to) (explode|moon|soar|pump|skyrocket|double|triple|10x)
    (10x|50x|100x|1000x|#x) (your |)(coins|coin|crypto|gains|portfolio|gem|gems|token|money|returns|altcoin)
    (next|hot|new) (bitcoin|crypto gem|memecoin|altcoin|100x)
    (crypto|bitcoin) (wallet|exchange|atm) (bonus|promo|sign up|reward|offer)
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
    (bucks|$) (every|a|per|each) week (* |)(* |)(wrap|sticker|driving|car|advert|pls|allowance)
    (plaster|wrap|put) (* |)(car|truck|vehicle|bike) (* |)(* |)(with|sticker|advert|ad|decal)
    (text buddy|sugar baby|sugar daddy|sugar mummy)
    (weekly|daily|first) allowance
    guaranteed % (returns|return|profits|profit|gains|roi|income)
    (need|needs|looking for|hiring|want) (someone|people|persons|users|members|# people) to (* |)(rate|like|review|click|watch|evaluate)
    (our|the|your|this) (job|work|task|tasks) (is|are) (very |really |)(simple|easy)
    (rate|like|review|click on|evaluate) (* |)(* |)(hotels|hotel|bookings|listings|ads) (* |)(* |)(* |)(join|paid|pay|earn|whatsapp|telegram|$)
    (vip |)(stock|stocks|forex|trading|investment) (market |)(group|channel|community|signals) (* |)(* |)(guaranteed|daily|whatsapp|telegram|returns|profit)
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
    i (made|make|earned|earn|cleared|banked) $ (last|this|in|a|every|per|my|from|yesterday) (week|month|day|weekend|home|* ) (* |)(working|ask|from|with|doing|and|part|by)
    $ (last month|last week|in a week|in a month|every week|a week|a month|a day) working (# hours|part time|from home|from my)
    (ask me|let me show you|learn|find out) how (i |you can |to )(made|make|earn|quit|got rich|retire) (* |)(money|$|six figures|my job|your job|early|rich|online|from home)
    (secret|insider|hot|winning) (stock|stocks|trading|investment|market|forex) (picks|pick|tip|tips|system|strategy|method|group)
    (retire|quit) (early|your 9 to 5|the 9 to 5|by 40|your job) (with|and|by|using|in)
    (% |)(guaranteed|daily|weekly|risk free) (gains|profits|returns|profit|income|roi)
    (system|method|formula|blueprint) that (made|makes|earns|pays|generates) (me |you |)$
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
    (aposte|apueste|apuesta|pariez|miser|wette|wetten sie|bet|wager) (on |no |en |na |al |sur |auf |em |)(the |o |el |la |le |das |)(jogo|partido|partida|match|spiel|futebol|futbol|game|big game|fight|race|derby|super bowl|march madness)
    (deposit|depositar|deposite|deposita|deponi) $ (and |)(play|get|juega|jogue|receive)
    (poker|blackjack|roulette|bingo|slots|craps|keno|baccarat|bacara) (night |)(online|live|tables|tonight|tournament|free|app|guaranteed|$|bonus|jackpots)
    $ (guaranteed |)(prize pool|gtd|jackpot|in prizes for poker)
    (million|mega|powerball|jackpot|euro|national) (lottery|lotteries|lotto)
    (lottery|lotto) (tickets|ticket|numbers|syndicate|draw) (online|today|now|from|for $)
    (slots|poker|bingo|blackjack|roulette|cards) for real money
    (buy|get|grab) (your |)(lotto|lottery|powerball|mega millions) (tickets|ticket)
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
];
