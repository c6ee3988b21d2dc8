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
    (edible|edibles) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|drop|special|day|sale)
    (#mg|thc|delta) (edible|edibles|gummies|chocolates|drinks)
    (fleur|fleurs|bluten|flores|ol|huile|aceite|semillas|graines|samen) (de |)(marihuana|cannabis|cbd|hanf|weed)
    (hanfbluten|cannabisbluten|cbdol)
    (blue dream|og kush|sour diesel|gorilla glue|runtz|zkittlez|girl scout cookies strain|pineapple express|northern lights strain|jack herer|granddaddy purple|purple haze|white widow|green crack|wedding cake strain|gelato strain)
    (grams|gram|g|ounce|oz|zips|qp) of (flower|weed|bud|shake|hash|loud|kush)
    (get|getting|be) (high|stoned|baked|lit) (with|on|for|this|today|tonight)
    (grow|growing) your own (weed|bud|cannabis)
    (weed|bud|cannabis|thc) (drinks|seltzers|seltzer|beverages|store|lounge|club|card|doctor)
    `,
  ],
  [
    'cannabis',
    0.5,
    '((half|quarter) (ounce|ounces|oz)|weed|edibles|edible|wedding cake|gelato|og|dank|stash|toke|sesh|blaze|hash|gummies|hemp|420|bong|bongs|stoner|stoners|blunt|blunts|joints|munchies|budz|concentrates|dabs|terps|eighth|eighths|420 sale|strain|strains|flower sale|tinctures)',
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
    (strip|striptease) (show|shows|night|tease)
    lap dance(s|)
    (live |)(sex|nude|adult|porn) (cam|cams|shows|show|chats|films|movies|stories|games)
    (sexy|hot|naked|naughty|wild) (girls|women|singles|moms|teens|babes|chat|ladies|pics|photos|videos)
    (sex) (tonight|now|video|videos|date|shop|with|store|chat|cam)
    (last longer in bed|in the bedroom|better sex)
    `,
  ],
  [
    'neutral',
    0,
    '((point relais|bureau|relais|presse) tabac|tabac (du|de la|de|des|le|saint)|(remote|part time|online) (job|work|position|role) (interview|offer letter|application|request|order)|data entry (position|job|role|error|test)|(vice |)president (of|for)|(office|note|message|letter) (for|from|to) (the |)president|for mayor street|class president|red dot (on|in)|(liquids|clear liquids) (only|until|before|after|for)|(no|only|clear|of|drink|fluids|other) liquids|dip (in|switch|on|below|to)|(wine|beer) free|(cider|wine|beer) (donut|donuts|vinegar|sauce|country tour parking)|hot cider|apple cider|sexual (health|harassment|assault|education)|safe sex|same sex|sex ed|sex education|sex of|opposite sex|biological sex|hot pot|hot girl summer|debt to income|debt free since|weed (control|killer|whacker|removal|eater|trimmer|treatment|barrier|service|and feed)|pot (holder|holders|luck|pie|roast)|flower (delivery|shop|shops|arrangement|bouquet|girl|bed|beds|market)|jackpot (ranch|diner)|guns n roses|nerf guns|glue gun|nail gun|caulk gun|heat gun|vape detector|smoke free|tobacco free|alcohol (free|wipes|swab|swabs|pads|prep)|rubbing alcohol|(no|avoid|without|not drink|drink) alcohol|wine (red|glass|glasses|colored)|root beer|ginger beer|beer batter|beer battered|shot of espresso|flu shot|flu shots|top gun|gun (show loop|lake|hill)|gun safe (delivery|installation|combination|install)|(wine|beer|bottle|whiskey) (rack|racks|fridge|cabinet|opener|decanter|stopper|stoppers|mug|mugs|cooler|chiller)|# bottle (wine |)(rack|racks|fridge|cooler)|happy hour (daycare|day care|preschool|childcare|kids|playgroup|yoga)|ballot (was|has been|is|were) (* |)(received|counted|accepted|mailed|processed|delivered)|(county|city|state|board of|division of|supervisor of|registrar of|department of) elections|smoking cessation|quit smoking|stop smoking|smoking is|no smoking|smoke (detector|detectors|alarm|alarms|test)|nicotine (patch|patches|gum)|drug test|primary care|primary school|vote for your favorite|your vote (for (best|the best|your)|was|has been|helps)|vote for (best|the best)|voted best|vote (on|in) (the|our|your) (poll|survey|name|logo|hoa|union|board)|campaign (id|report|manager)|election (of benefits|form|day closure|day closed)|polling (place changed|rate)|district (office|court|attorney|heating)|running for (a|the) (cure|cause))',
  ],
  [
    'hate',
    1,
    `
    (white power|white supremacy|heil hitler|sieg heil|race war|racial holy war|kill all|death to (the |all |)(jews|muslims|christians|gays|immigrants|blacks|whites|arabs|mexicans)|gas the|lynch|subhuman|subhumans|untermenschen|vermin|racial purity|ethnic cleansing|go back to your country|go back to africa|go back to mexico|great replacement|muerte a los|mort aux|tod den|auslander raus|morte aos|white pride|master race|kkk|nigger|niggers|faggot|faggots|kike|kikes|spic|spics|wetback|wetbacks|chink|chinks|towelhead|towelheads|raghead|ragheads)
    (hate|exterminate|deport|eliminate|ban|destroy|attack|beat up|hang) (all |the |every |these |)(jews|muslims|gays|blacks|immigrants|mexicans|arabs|foreigners|transgenders|illegals|homosexuals)
    (kick|throw|drive|chase|run|get|beat) (out |)(every|all|all the|the|these|those) (* |)(immigrant|immigrants|muslim|muslims|jew|jews|gay|gays|black|blacks|foreigner|foreigners|refugee|refugees|mexican|mexicans|migrant|migrants) (out|from|away)
    (immigrants|migrants|refugees|muslims|jews|gays|foreigners|women|trans people) (should|must|deserve|need) (to |)(die|burn|be (shot|killed|hanged|deported|beaten|burned|eliminated|removed)|violence|death|suffer)
    death to (all of |)(them|you all)
    (immigrants|migrants|muslims|jews|gays|blacks|mexicans|arabs|foreigners|refugees) (are |)(not welcome|get out|go home|out of our)
    (those|these) people are (vermin|animals|subhuman|filth|scum|parasites|cockroaches|rats)
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
