import type { CategoryVocabulary } from './vocabulary.ts';

/**
 * Names of restricted goods that mean something else: streets, people, clubs, titles, furniture,
 * colors, tools, health and rules. Each covers the word that would be found.
 */
export const harmless: CategoryVocabulary = [
  [
    'neutral',
    0,
    `
    * (sem|sin|sans|ohne) (alcool|alcohol|alkohol)
    (cider|beer|wine|bourbon|rum|whiskey|brandy|sake|tequila|vodka|ale|stout|merlot) (braised|brined|glazed|battered|poached|marinated|spiked|cured|infused|roasted|steamed|can chicken|cheese|vinegar|donuts|doughnuts|mustard|reduction|sauce)
    (dont|do not|without|never|not) (* |)(* |)(quit|quitting|leave|leaving) (your|my|the) (job|day job)
    happy hour (de|d) *
    (rifle|pistol|gun|shooting|driving) range (is|was|will|closed|hours|safety|officer|officers|rules)
    (wine|beer|bourbon|whiskey|cider) (walk|trail|fest|festival|tent|auction|dinner|tasting|booth) (volunteer|volunteers|setup|committee|meeting|shift|cleanup|staff)
    range officers
    # (* |)* (road|rd|street|st|avenue|ave|lane|ln|court|ct|drive|dr|blvd|highway|hwy|trail|square|way|place|pl)
    (gun|wine|winery|whiskey|bourbon|cider|beer|brewery|vineyard|pistol|rifle|tobacco|cannon|magnum|remington|winchester|colt|beretta|casino|powder|distillery|hemp|rum|brandy|gin|bourbon|champagne) (* |)(road|rd|street|st|avenue|ave|lane|ln|court|ct|drive|blvd|highway|hwy|trail|square|creek|river|hill|hills|valley|county|ridge|lake|island|springs|park|elementary|middle school|high school|school)
    (mr|mrs|ms|miss|dr|frau|herr|herrn|familie|senor|senora|sra|mme|monsieur|madame|dona|prof|professor|coach|pastor) *
    (gun|rifle|pistol|shooting|archery|rod and gun|trap|skeet|wine|whiskey|bourbon|beer|cigar|poker|bridge|cannabis|book|drama|glee) (* |)club (s |)(* |)(* |)(meeting|members meeting|meets|board|dues|annual|picnic|agenda|minutes|next month|is (moved|canceled|cancelled|at)|potluck|newsletter|notes)
    (gun|rifle|rod and gun|trap|skeet|shooting) club
    (wine|beer|whiskey|cocktail|mystery) book club
    (wine|beer|whiskey|bourbon|liquor|champagne|cocktail|martini|margarita|sake|cigar|gun|pistol|shot) (rack|racks|cellar|cellars|cabinet|cabinets|fridge|fridges|refrigerator|cooler|coolers|chiller|cart|carts|glass|glasses|flute|flutes|opener|stopper|aerator|shelf|shelves|table|tables|stool|barrel table|holder|set is|mug|mugs|tumbler|shaker|pitcher set|box delivery|case is|room|stain|stains|vinegar|cork|corks|crate|cave|closet)
    (bar) (stool|stools|cart|cabinet|cart is|exam|association|examiners|council|mitzvah|code|graph|chart)
    (cave|caves|armoire|armoires|verre|verres|range|casier|casiers|carafe|frigo|etagere|support) a (vin|vins|biere|cocktail|cocktails|champagne)
    (copa|copas|mueble|vitrina|armario|nevera|botellero|botelleros|vaso|vasos|vinagre|jarra|jarras|abridor) (de|para|del) (vino|vinos|cerveza|licor|cava)
    (taca|tacas|adega|copo|copos|vinagre|abridor|rack|suporte|caneca) (de|para) (vinho|vinhos|cerveja|chopp|champagne)
    (vinaigre|sauce|gelee|coq|poulet|boeuf|marchand) (de|au|aux) (vin|biere)
    adega climatizada
    (your|the|vehicle|full|a|car|17 digit|vin) vin
    vin (#|&|number|numbers|no|is|ends|ending|last|on|check|report|decoder|plate)
    (nut|dairy|food|egg|gluten|latex|drug|milk|soy|shellfish) (or|and) alcohol
    alcohol (allergy|allergies|sensitivity|intolerance|policy|consumption|poisoning|content|based|for # hours|before|during|after|within|while|or (caffeine|food|drugs|smoking|tobacco|medication|weapons)|and (drugs|tobacco|medication|other)|is (not|prohibited|forbidden)|use|awareness|counseling|level|test|screening)
    (allergic|allergy|allergies|sensitive|sensitivity) to (alcohol|nicotine|wine|cannabis|cbd)
    (no|avoid|without|skip|stop|not bring|dont bring|do not bring|refrain from|abstain from|nor) (any |more |)(food |caffeine |drugs |smoking |coffee |glass |outside |drinking )(or |and |)(alcohol|tobacco|nicotine|wine|beer)
    (no|avoid|without|do not bring|dont bring|prohibits|prohibited|bans|forbids) (* |)(* |)(weapons|firearms|guns|vaping|smoking|vapes|alcohol|marijuana|cannabis|tobacco)
    (weapons|firearms|guns|vaping|vapes|alcohol|tobacco|smoking|marijuana|drugs) (are|is) (not (allowed|permitted)|prohibited|forbidden|banned)
    (sans|sin|ohne|sem|kein|keinen|pas d|aucun) (alcool|alcohol|alkohol|tabac|tabaco|tabak|vin|bier)
    (gel|solution|stift|desinfektions|solucao|gel de) (alcool|hydroalcoolique|alcohol)
    alcool (em gel|70|isopropilico|gel)
    alcohol (en gel|isopropilico|de 96|70)
    (ginger|butter|birch|root) (ale|beer|beers)
    (rum|bourbon|whiskey|brandy|beer|wine|vodka|tequila|champagne|guinness|sherry) (raisin|cake|cakes|balls|butter|sauce|glaze|glazed|vanilla|marinade|marinated|brats|cheese|vinaigrette|braised|chili|truffles|candle|scented|colored|gold|satin|dress|color|pan sauce|fudge|mustard|pong shirt)
    (cotton gin|gin rummy|scotch tape|scotch plains|scotch pine|scotch brite|scotch bonnet|cider (mill|donuts|doughnuts|press|house rules|vinegar)|apple cider|pints of (blood|ice cream|berries|blueberries|strawberries|raspberries|gelato|milk|soup|plasma|cherries|paint)|pint of (blood|ice cream|berries|blueberries|strawberries|gelato|milk|soup|paint)|blood pints|beer league|beer mile|wine country|wine town|root beers|cocktail (dress|dresses|attire|sauce|shrimp|table|tables|hour|napkins|ring)|shrimp cocktail|fruit cocktail|molotov|shirley temple|port of|virgin (mojito|margarita|islands)|non alcoholic (beer|wine|*)|alcohol free (beer|wine|*)|zero proof *|proof of|dry january)
    (for (the |goodness |heavens |gods |petes )sake|(your|its|own|safetys|safety) sake|sake of|high spirits|(holiday|team|school|christmas|good) spirits|spirits (were|are) (high|up))
    (hi|hello|hey|with|thanks|dear) (brandy|sherry|ginny|margarita|chardonnay|tequila|jack|stoli|remy|colt|remington|ruger|gunner|hunter)
    brandy (will|is|has|here|at|from|s|can|called|wants|said)
    (flu|allergy|rabies|covid|booster|vaccine|tetanus|b12|vitamin|insulin|lupron|depo|dogs|cats|puppy|her|his|their|pet|kitten|screen|mug|head|travel|espresso|shingles|penicillin|steroid|immunization|immunizations|new|free throw|slap|# ) shots
    shots (on goal|fired|needed|due|are due|up to date|are up to date|record|records|clinic|today at the clinic|for (your|school|the (dog|cat|puppy|baby|kids)))
    proof of shots
    (massage|glue|nail|staple|heat|spray|paint|price|grease|water|squirt|caulk|label|tattoo|tagging|bb toy|nerf|laser|radar|foam|bubble|theragun|blow|solder|soldering|scanner|speed) (gun|guns|pistol)
    (gun|guns) (violence|safety month|control debate|metal|metal gray|lake|n roses|germs|of navarone|for hire trailer|and roses)
    guns (germs|and butter|& hoses|and hoses|n hoses|of)
    (top gun|young guns|jump the gun|smoking gun|big guns|gunmetal|rifle (season opens|river|township)|rifle through|pistol (pete|squat|squats)|sex pistols|super soaker|starting pistol|starter pistol)
    pistola (de |)(silicona|clavos|agua|calor|masaje|pintura|pegamento|cola|agua quente|pintar)
    (ford|mercury) taurus
    taurus (#|wagon|sedan|limited|season|horoscope|is|your)
    (magnum (ice|bar|bars|p i|opus|photos)|dodge magnum|colt (foal|born|mccoy)|filly or colt|springfield (clinic|mall|school|elementary|high|dental|va|il|mo|ma|oregon)|winchester (va|hospital|cathedral|house|mystery|school|library|ma|dental)|remington (shaver|trimmer|college|park|steele|hair|elementary)|red dot (sale|special|storage|on|in|sticker|award)|12 gauge (wire|steel|cable|extension|cord)|gauge wire|(phone|tool|drill) holster|(appetite|weed|noise|cough|bark|dust|surge) (suppressor|suppressors|silencer)|bark silencer|muffler silencer|scopes of work|scope of work|rounds of (golf|interviews|interview|chemo|chemotherapy|edits|revisions|applause|drinks at|testing|antibiotics|layoffs|funding|voting|play|treatment|radiation|talks|shots)|# rounds of (golf|interviews|interview|chemo|edits|revisions|antibiotics|voting|treatment|radiation|testing)|(boxing|# boxing|three boxing|title) rounds)
    casino (royale|hotel|resort|parking|garage|shuttle|parking lot|arts|theater|theatre|queen|movie|jack|undercover|ballroom)
    (poker|lottery|jackpot|roulette|blackjack|wild card) (face|winner by|ticket to|the movie|trilogy|memoir|novel|book|run for|walk|chapel|shirley|dvd|film)
    (shirley jackson|the) lottery
    (school|housing|permit|visa|ticket|charter|hunt|draft|admissions|admission|kindergarten|magnet|green card|rush|campsite|marathon|apartment|preschool|seat|locker|h1b|dorm|room|wilderness|hunting|enrollment|parking) (lottery|lotteries|draw)
    lottery (number for|application|results for|for (housing|seats|kindergarten|permits|enrollment|admission|the marathon|apartments|spots)|is for)
    (ford|new|used|vintage) escort
    (will|to|can|please|security|medical|police|staff|nurse|adult|volunteer|safety|an|need an|pilot|motorcade|funeral) escort (you|your|the|them|is|will|to|required|needed|car|vehicle|service to|him|her|from|at|in|for (visitors|the)|all|guests|visitors|patients)
    (escort|escorts) (required|is required|needed|will meet|you to|your|desk|at the gate|badge)
    nude (lip|lips|heels|pumps|shade|shades|lipstick|palette|tone|tones|color|bra|bras|polish|nails|shoes|tights|leggings|bodysuit|slip|sandals|pink)
    (in|color|shade|size # in) nude
    naked (juice|juices|cake|cakes|eye|wines|palette|bike|mole|chicken|pizza|bear|truth|lunch|and afraid|burrito|ride|run|brand|chef|gun|cookie)
    (topless (jeep|wrangler|sandwich|bus)|concrete vibrator|plate vibrator|explicit (consent|permission|instructions|lyrics|album|content advisory|written)|fetish objects|strip (mall|steak|steaks|district|lights|light|lighting|plank|test|center|out)|new york strip|stripper well|(wire|paint|wallpaper|floor|wax) stripper|adult (education|learners|swim|literacy|day|daycare|day care|diapers|choir|league|content filter|coloring|class|classes|ballet|dental|size|ticket|tickets|fare|vaccines)|naughty (list|dog|or nice|by nature|kitty|step|santa list)|sex (discrimination|offender|offenders|offense|and the city|ed class|assigned|marker|on your|crimes|chromosome|linked)|sexo (femenino|masculino|feminino|do bebe|del bebe)|sexe (du|de) (bebe|l enfant)|(kitten|puppy|baby|chick|calf) sex|anonymous sex workers meeting)
    (chips|spinach|bean|buffalo|cheese|onion|artichoke|taco|guac|dill|veggie|french|crab|queso|double|skinny|sheep|power|hot|mud|pool|polar|plunge|cold|#|seven layer|7 layer|ranch|in a|a|and|or|price|the|quick|layer|salsa and|our|to|with|family) dip
    dip (your|a|the|and|into|in|nails|powder|manicure|mani|station|recipe|tray|platter|set|pen|below|for|of the)
    (powder|sip and|salsa|veggie|cheese|bring) dip
    (no|not|never|anti|teen|against|stop|about|report|the|vape|prevent|quit|quitting) (vaping|vape|vapes) (prevention|awareness|policy|detectors|detector|presentation|assembly|program|free|education|on|in|is|zone)
    (vaping|tobacco|smoking|nicotine) (prevention|awareness|policy|cessation|counseling|free|program for|risks|quitline|surcharge|status|history|use|user|attestation|affidavit)
    (quit|stop|cut out|give up|quitting|stopped|gave up|sin|ohne|avoid) (vaping|tobacco|nicotine|cigarettes|cigars|vapes|snus)
    nicotine (patch|patches|gum|lozenge|lozenges|replacement|inhaler|test)
    (tobacco|smoke|vape|drug) free (* |)(* |)(* |)(* |)(including|and|with no) (vapes|vaping|e cigarettes|chewing tobacco|cigars|vape)
    (including|like|such as) (vapes|vaping|e cigarettes|chewing tobacco)
    (up to|ginger) (snuff|snap)
    cigar (box guitar|box guitars|box|boxes|city brewing|factory)
    (aceites|aromas|sabores|rasgos|extractos) puros
    (bureau|debit|presse|loto|relais|tabac) (de |)tabac
    tabac (presse|loto|relais|du coin)
    (vermin|pest|rats|rodent|rodents|mice) (control|proof|exclusion|free|complaint|and vermin|or vermin)
    (weed|weeds) (the (garden|beds|bed|lawn|yard|row)|control|whacking|pulling|pull|killer|spray|preventer|seed|seeds|fabric|barrier)
    hemp (seed|seeds|seed oil|rope|milk|hearts|twine|fabric|bracelet)
    (joint|joints) (pain|pains|replacement|venture|commission|base|legal|custody|account|statement|session|return|tax|effort|force|health)
    (pot|hash) (holders|brown|browns|browned|house harriers|pie|pies|roast|stickers)
    (flower|flowers|bud) (vase|vases|pots|pot|subscription|subscriptions|wall|moon|crown|crowns|csa|share|shares|farm|farms|field|fields|bulbs|arranging|arrangements|delivery|order|orders|box|boxes|frames|garland|power|show|light|lights|for)
    (knee|hip|shoulder|ankle|elbow|tmj|jaw|expansion|pipe|sacroiliac|thumb|achy|sore|your|stiff|aching) (joint|joints)
    (taste|ear|earbuds|wireless|galaxy|rose|flower|best|galaxy buds|cotton|drought|listening|air) buds
    (golf|shopping|food|utility|bar|tea|hand|push|coffee|flower|cargo|crash|pull|ice cream|taco|hot dog|serving|beverage) carts
    (granola|protein|energy|candy|chocolate|lemon|cereal|snack|roll|roof|parallel|monkey|handle|sway|wine|hair|space|salad|raw|barre|crunch|oat|breakfast|snickers|pull up|nut|grab|safety|cookie|brownie|fig|coffee|ice cream|fudge) bars
    bars (and|on the windows|of soap|graph|exam)
    (calf|snow|oat|milk|lunch|jungle|bath|dead|brain|zip|eight|grand) (zips|molly|percs)
    (gift|holiday|baby|seed|planting|wedding|treat|sale|cookie|trunk) dispensary
    (water|soap|towel|ice|medication|the hospital|pill) (dispensary|dispensaries)
    (pharmacy|your|the|for|of|called in|sent|doctor s|new|refill|my) script
    (no|original|the|movie|read the|school play|stage|shell|bash|python|phone|sample) (script|scripts) (for|is|are|reading|changes|pages|attached|due|was|errors)
    `,
  ],
  [
    'neutral',
    0,
    `
    (auto|car|student|home|mortgage|library|inter library|interlibrary|va|fha|business|personal|equipment|usda) (loan|loans) (payment|payments|statement|account|balance|number|officer|documents|docs|closing|servicer|servicing|payoff|application (was|is|has)|of (books|your)|ending|#|due|is due|was (paid|approved|funded)|repayment)
    (debt|debts) (in case|to society|ceiling|of gratitude|free diploma|service coverage)
    (tax|bond|municipal|national) debt (office|service|clock)
    (life|team|school|church|camp|league|pool|yard|bridge|block|key|prayer|business|art|law|founding|channel|community|venture|exercise|dance|training|running|study|accountability|doubles|tennis|golf|lab) partners
    (bitcoin|crypto|btc|eth|usdt|cryptocurrency) (tax form|tax forms|1099|withdrawal (of|was|is|confirmed|has)|deposit (of|was|is|confirmed|has|received)|purchase (of|was|confirmed)|transfer (was|of|is)|payment (was|of|is|received)|order (was|is|filled)|scam|scams|fraud)
    (transaction|token|access|security|auth|login|api|subway|arcade|chip|meal|laundry|parking|ride|id) token
    (presale|pre sale) (code|tickets|ticket|starts|registration|access|window|for|begins|is|opens)
    (odds|bets) (and ends|are you|are good|are off|of rain)
    (best|safe|my|your best|good) (bet|bets) (is|for|are|would)
    (alpha|alphabet|side) bet
    (even|odd) (numbered|side|days|addresses|hours|weeks|numbers)
    `,
  ],
  // What is lent has titles, so one word more is needed than elsewhere.
  [
    'neutral',
    1,
    '(library|libraries|(at|to|from) the * branch|hold shelf|holds shelf|book club|reading group|interlibrary|biblioteca|bibliotheque|mediatheque|bibliothek|bucherei|stadtbucherei|stadtbibliothek|buchclub|club de lectura|clube do livro|club de lecture)',
  ],
];
