import type { CategoryVocabulary } from './vocabulary.ts';

/** Sex, hate, alcohol, firearms and tobacco: slang, brands and the trades of five languages. */
export const shaft: CategoryVocabulary = [
  [
    'sexual_content',
    1,
    `
    (my|her) (of|onlyfans|fansly|privacy) (is|page|link|account|sale|for|just|has)
    (spicy|sexy|steamy|private|naughty|hot|dirty|lewd|nsfw|uncensored) (pics|pix|vids|videos|content|photos|snaps|selfies|cam)
    (18|18 |21) (only|plus only) (* |)(unlock|pics|vids|content|chat|link)
    (unlock|see|watch|view) (me|my (pics|vids|private|body|cam|page|nude|profile pics))
    (hook up|hookup|hookups|fling|flings|fwb|sexting|sext|dtf|sugar babies|camgirls|happy ending|happy endings|sensual massage|tantric massage|erotic massage|nuru|outcall|incall|body rub|body rubs|full service massage|gfe|swinger|throuple chat)
    (married|single|local|discreet|lonely|older|mature) (women|wives|men|moms|ladies|girls|housewives) (* |)(looking|seeking|want|wanting|waiting|near|in your|for)
    (singles|girls|women|moms|milfs|ladies|guys) (near|within|around) (you|# (miles|mi|km)|me) (* |)(* |)(want|wants|looking|hookup|chat|are|to|tonight)
    (lonely|bored|horny|naked|alone) (tonight|2nite|tonite|rn|in bed|and (waiting|bored|wet|horny))
    (custom|private|explicit|xxx) (vids|videos|requests|shows)
    (no rules|no limits|no panties) tonight
    (chicas|mujeres|mamas|maduras) (* |)(calientes|cachondas|desnudas|solteras cerca|sexys|sin censura)
    (fotos|videos|pics|contenido|conteudo) (intimas|intimos|hot|calientes|picantes|quentes|sensuais|sensuales|sin censura|sem censura|desnuda|pelada|adulto|proibido|para adultos|18)
    (sexo|putas|prepagos|novinhas|gostosas|safadas|plan cul|plans cul|coquine|coquines|sextreffen|nacktfotos|nacktbilder|erotikchat|sexchat|fremdgehen|bordell|huren|livecams|encontros casuais|sexo casual|citas casuales)
    (rencontre|rencontres|dates|treffen|citas|encontros) (coquine|coquines|sans lendemain|chaudes|sans tabou|ohne tabus|heisse|heiss|sin compromiso calientes|quentes)
    (fotos|videos|pics|bilder|photos|sets|set) (sin|ohne|sans|sem) (ropa|kleidung|vetements|roupa|tabu|tabus)
    (traviesa|cachonda|caliente|coquine|safada|sapeca|unanstandig|nackt|toute nue|sem roupa|sin ropa|ohne kleidung|peladinha) (* |)(* |)(te espera|espero|esperando|para ti|pour toi|fur dich|pra voce|mira|ven|warte|chat)
    (nothing|nothing left|not much) on (tonight|* link|unlock|for)
    (femmes|hausfrauen|frauen|girls) (chaudes|mariees cherchent|seules pres|willige|heisse|warten auf dich|in deiner nahe|pres de chez vous)
    (heisse|einsame|willige|geile) (girls|frauen|hausfrauen|chats|singles|bilder|videos|milfs)
    `,
  ],
  [
    'sexual_content',
    0.5,
    '(carente|casada|diversion sin compromiso|diversao sem compromisso|ohne verpflichtung|sans engagement coquin|traviesa|sola en casa|sin ropa|sem roupa|nackt|nue|safada|nothing left on|nothing on|unlocks it|new set|18 only|link in bio|my private|vids|babe|kiss me|hot pics|nsfw|no strings|discreet fun|private pics)',
  ],
  [
    'hate',
    1,
    `
    (jews|muslims|blacks|immigrants|gays|mexicans|arabs|zionists|migrants|foreigners) (control|run|own|rule|are taking|have taken|took|invade|replace|poison) (* |)(town|country|city|media|banks|us|world|our|the|everything|over)
    (white|aryan|nordic) (front|power|resistance|defense|knights|brothers|lives)
    (send|ship|throw) (them|em) (all |)(back|out|home) (before|where|to)
    (breed|breeding|replace|replacing|outbreed) us (out|)
    (keep|make) (it|our (town|country|race|blood|street|streets|land|schools)|america|europe|england|germany) (pure|white)
    (white|aryan|racial) (nation|race|guard|genocide|homeland|brotherhood|purity|blood|revolution|pride|patriots meet)
    (aryan|aryans|blood and soil|race traitor|race traitors|race mixing|jewish question|day of the rope|remove kebab|kill (the |all |every )(* ))
    (infesting|polluting|infecting|poisoning) our (town|country|blood|race|schools|streets)
    (they|these animals|those animals) (are taking|are invading|have invaded|are stealing) (our|over our) (town|country|land|jobs and women|women)
    (moros|inmigrantes|negros|sudacas|judios|gitanos|maricones|gays) (fuera|son (ratas|basura|parasitos|animales|una plaga|escoria)|a su pais)
    fuera (moros|inmigrantes|negros|sudacas|judios|gitanos|los (moros|inmigrantes|negros|judios|gitanos))
    (arabes|noirs|juifs|immigres|musulmans|migrants|pedes) (dehors|hors de (france|chez nous)|sont des (rats|parasites|animaux|cafards|nuisibles)|a la mer)
    (dehors|mort aux|sales|sale) (les |)(arabes|noirs|juifs|immigres|musulmans|negres|arabe|juif|noir)
    la france aux francais
    (auslander|juden|moslems|muslime|fluchtlinge|asylanten|kanaken|schwule) (raus|sind (parasiten|ungeziefer|abschaum|ratten|tiere)|abschieben|vergasen|gehoren (weg|vergast|erschossen))
    (deutschland den deutschen|umvolkung|herrenrasse|rassenschande|volksverrater an den galgen|ubermensch)
    (gays|pretos|judeus|imigrantes|nordestinos|macumbeiros|viados|negros|haitianos|venezuelanos) (fora|sao (ratos|lixo|animais|parasitas|praga|vermes)|(tem|tinham) que (morrer|sumir|apanhar))
    (raza|race|raca|rasse) (superior|blanca|pura|blanche|superieure|pure|branca|uberlegene)
    `,
  ],
  [
    'alcohol',
    1,
    `
    (handle|handles|fifth|fifths|bottle|bottles|pour|pours|flight|flights|case|cases|pitcher|pitchers|bucket|buckets|glass|glasses) of (vodka|whiskey|whisky|bourbon|rum|gin|tequila|wine|beer|beers|red|white|rose|bubbly|prosecco|champagne|coronas|ipa|ale|scotch|mezcal|sake|house (red|white|wine))
    (marg|mojito|mojitos|daiquiri|daiquiris|palomas|pitchers|frozen (marg|rose|daiquiri)|rose (just|is|wine|season|flight|by)|our rose|(six|#|two|three|twelve|half price) bottles (for|of|from)|mixed case|wine box|wine shop|cocktail hour specials|30 racks|30 rack|tall boys|tallboys|pbr|ipas|margs|shooters|jagerbombs|jager|liquor store|bottle shop|wine shop|wine bar|beer garden|beer hall|beer fest|brew fest|pub crawl|bar crawl|bottle service|vip bottle|drink tickets|well drinks|drafts|draft beer|draught|nightcap|sommelier|wine flight|winemaker|brewmaster|beermosa|beermosas|hazy ipa|pilsner|pilsners|hefeweizen|porter beer|barrel pick|barrel aged)
    (dollar|$|half price|half off|half priced|cheap|jello|tequila|fireball|vodka|whiskey|free|two for one|2 for 1) (shot|shots|pours|pour|drafts|draft|wells|bottles of (wine|red|white))
    shots (and|till|til|tonight|all night|at the bar|on the house|$)
    (bud light|budweiser|coors|modelo|heineken|guinness|tecate|miller lite|michelob|hennessy|patron|jameson|jack daniels|smirnoff|bacardi|titos|tito s|grey goose|don julio|casamigos|baileys|aperol|negroni|negronis|moscato|riesling|malbec|rioja|chianti|syrah|shiraz|zinfandel|sauvignon|cotes du rhone|cava brut|cremant|cabs and|jagermeister|captain morgan|johnnie walker|absolut vodka|white claws|truly seltzer|high noon|twisted tea)
    (wine club|pils|pilsener|helles|weizenbier|hefeweizen|kolsch|radler|bierfass|kasten bier|kiste bier|long neck|long necks|litrao|cervejas geladas|skol|brahma|balde de cerveja|cubo de (cervezas|quintos|botellines)|jarra de cerveza|canas y tapas|mahou|cruzcampo|pinte de|pintes|pressions|planteur|mojitos a|ti punch|vins d|foire aux vins|vin (chaud|nouveau|primeur)|ginebra|cubata|cubatas|botellin|botellines|licoreria|cocteles|coctel|cerveceria|bodegas|tequilas|mezcales|pastis|rhum|caviste|cavistes|aperitif|aperitifs|vignoble|vignerons|champagnes|biere pression|craftbier|weinprobe|gluhwein|schnapse|likor|likore|obstler|weinfest|bierfest|oktoberfest|freibier|weingut|winzer|rotwein|weisswein|weinpaket|bierkasten|cocktailbar|aguardente|pinga|gin tonica|gins|chopeira|cervejada|adega|destilados|whiskys)
    (ron|vodka|whisky|gin|tequila|cerveza|cerveja|vino|vinho|vin|biere|bier|wein) (* |)(a mitad|2x1|gratis|gratuit|gratuite|offert|offerte|geschenkt|em dobro|en oferta|em promocao|en promo|im angebot|$)
    `,
  ],
  [
    'alcohol',
    0.5,
    '(pint|shots|spirits|spritz|pours|bar tab|on tap|drafts|cana|canas|tinto|21 and up|21 plus|bottomless|gelada|geladas|corona|burgundy|bordeaux|old fashioneds|margs)',
  ],
  [
    'alcohol',
    2,
    '(wine|beer|bourbon|whiskey|spirits|liquor) club (shipment|shipments|order|box|release|allocation|pickup|pick up)',
  ],
  ['alcohol', 0.3, '(drinks|last call|taps|bottles|copas|apero|tasting|nightclub|nightlife|club|no cover|ladies)'],
  [
    'firearms',
    1,
    `
    (class iii|class 3|nfa) (dealer|items|weapons|suppressors)
    (carry|home defense|concealed|backup) (piece|pistol|gun|guns|handgun)
    (# |1000 |500 )(rds|rd|rounds) (of|fmj|jhp|ammo|9mm|shipped|brass|$|range)
    (1000rds|500rds|1000rd|500rd|fmj|jhp|5.56 nato|5.56 ammo|.308 win|308 win|300 blackout|223 rem|223 remington|6.5 creedmoor|22 lr|45 auto|10mm auto|ar15s|ar 15s|glocks|ak47|ak47s|draco|ghost gun|ghost guns|glock switch|glock switches|80 lower|full auto|stripped lower|lowers|hi point|desert eagle|smith wesson|s w shield|sig p320|p365|hellcat|ccw permit class|conceal carry|conceal and carry|body armor|plate carrier|reloading supplies|gun store|gun shop|gun sale|gun raffle|gunsmith|pawn guns)
    (upper|uppers|mags|magazines|drum mag|drum mags|optics) (and|for your|for) (lowers|ammo|ar|glock|rifle|rifles|ar 15)
    (deer|hunting|assault|sniper|bolt action|lever action|semi auto|pump action) (rifle|rifles|shotgun|shotguns|guns)
    (buy|sell|trade|trades|trade in|trade ins) (* |)(guns|firearms|rifles|pistols|handguns|ammo)
    (pistolas|escopeta|escopetas|municiones|armeria|fusil de chasse|fusils|carabine|carabines|armurerie|cartouches de chasse|armes de|jagdwaffen|jagdgewehr|jagdgewehre|schreckschusswaffen|schreckschuss|pistolen|gewehr|gewehre|langwaffen|kurzwaffen|revolver|revolvers|espingarda|espingardas|fuzil|fuzis|armas e municoes|municoes|calibre 12|calibre 38|calibre 380)
    `,
  ],
  [
    'firearms',
    0.5,
    '(scopes|mags|uppers|# rounds|rounds of|tactical|ar 15 mags|cartuchos|holsters|by the case|caliber|calibre)',
  ],
  [
    'tobacco',
    1,
    `
    (puff|puffs) (disposables|vape|vapes|jetables|jetable|kit|#)
    (mango|peach|grape|watermelon|strawberry|mint|lush) ice (is|and|disposables|in stock|vape)
    (newports|marlboros|parliaments|pall malls|lucky strikes|american spirits|natural american spirit|swishers|swisher sweets|black and milds|backwoods|dutch masters|grizzly wintergreen|copenhagen|skoal|kodiak wintergreen|rogue pouches|on pouches|iqos|glo tobacco|blu e|njoy)
    (carton|cartons|packs|pack|sticks) of (smokes|cigs|reds|camels|newports|marlboro|marlboros|cigarettes|menthols)
    (cigs|stogie|stogies|robusto|robustos|humidor|humidors|churchills and|maduro|maduros|cohiba|montecristo|padron|romeo y julieta|pipe tobacco|loose leaf tobacco|roll your own|ryo|smoke shop|smokeshop|smoke shops|smoke hut|tobacco outlet|vapor shop|vape juice|vape pen|vape pens|vape kit|salt nic|nic salt|disposable vape|geek bars|raz vape|foger|breeze pro|flum|mr fog|hyde edge|elf bar|lost marys|off stamp)
    (vapers|vapeo|cachimba|cachimbas|estanco|e liquide|e liquides|eliquide|chicha|chichas|puffs jetables|einweg vape|einweg vapes|schnupftabak|kautabak|wasserpfeife|tabakwaren|tabakladen|dampfer shop|narguile|narguiles|pods descartaveis|pod descartaveis|cigarro eletronico|cigarros eletronicos|essencias de narguile|tabacaria|fumo de corda|cigarrillo electronico|puros cubanos|puros habanos)
    `,
  ],
  [
    'tobacco',
    0.5,
    '(cig|smokes|nic|carton prices|cartons|camels|blue razz|dip|puros|coils|puff|puffs|liquids|menthol|menthols|snuff)',
  ],
  ['tobacco', 0.3, '(flavors|mods|pods|disposables|mint ice|smoke)'],
];
