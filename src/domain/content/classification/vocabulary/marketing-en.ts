import type { Vocabulary } from './vocabulary.ts';

/** English marketing. A weight of 1 is marketing alone, unless its sentence is about a
 * transaction; more than 1 is marketing there too, and less needs company. */
export const marketingEn: Vocabulary = [
  [
    'offer',
    1.2,
    `
    (offering|offer|offers|giving|have) (free|complimentary) (* |)(consultations|consultation|assessments|assessment|estimates|exams|screenings|classes|trials|samples|lessons|demos)
    (subscription|membership|streaming|trial|plan|access|service|delivery|shipping) (is |)free for (# |your first # |the first # |a |one |three |six )(month|months|week|weeks|year|days)
    (#x|double|triple|2x|3x|5x|10x) (reward |rewards |bonus |)(points|miles|stars|rewards|entries)
    (to |)emi at %
    (on us|on the house|our treat|our gift to you)
    (get|request|claim) (an|your) (instant |cash |free |online |)offer
    % off
    (newsletter|issue|catalog|album|edition|episode|lookbook|guide) is (out|here|live|ready)
    pop (by|in|over) (and|for|to|this|today)
    (top|best|great) (prices|price) (at|for|paid|on|guaranteed|of)
    % (of sales |of proceeds |)(goes|go) to
    (adventure|journey|weekend|story|future|summer|career|holiday|wardrobe|day|glow) (starts|begins) here
    (your |our |the |)(joining|join|enrollment|initiation|activation|signup|sign up|registration) fee (is |)(zero|free|waived|$|on us|half)
    first (hour|ride|visit|class|session|box|month|week|bag|lesson|night|round|scoop|drink|wash|order|delivery) (is |)(free|on us|for $|half)
    (points|stars|miles|rewards) (are |)worth $
    (its|is|it) on us
    (no|free of) (charge|cost) (this|today|sunday|saturday|monday|friday|until|all|for your first)
    % (lower|lighter|cheaper|reduction|rebate|savings) (this|through|until|on|for|at|with|price|today|all|now|prices)
    % (for|on|toward|towards|off) your (next|first)
    for the price of (one|two|three|1|2|3|a)
    (pocket|snag|bag) $
    open (a|an|your) (* |)(* |)(account|cd) (by|before|and|today|with|now|online)
    %off
    (extra|additional|another|up to|additional|take|get|enjoy|save|saving|savings of) %
    % less
    with (any|a|every|your) $ (purchase|order|spend|donation)
    when you (spend|buy|order|sign up|join|book|enroll|register|switch|subscribe|refer) (* |)(* |)(now|today|by|before|$|online|two|2|here|with us|any)
    % (discount|savings|cashback|bonus|extra free|cheaper)
    (save|saving|savings of|save up to|save over|save an extra|save an additional) ($|%|big|now|today|more|#)
    $ off
    (take|get|enjoy|claim) $ off
    half (off|price)
    (flash|clearance|summer|winter|spring|fall|holiday|blowout|warehouse|anniversary|weekend|labor day|memorial day|presidents day|mid season|end of season|sitewide|site wide|private|annual|semi annual|black friday|cyber monday|prime day|closeout|liquidation|big|huge|mega|giant|member|members|vip|sidewalk|tent|the|our|storewide|inventory|early access|boxing day|back to school|easter|christmas|valentines|valentines day|mothers day|fathers day) sale
    sale (ends|is live|starts|on now|now on|extended|alert|today|tomorrow|is on|event|begins|prices|price|items)
    on sale (now|today|this)
    (use|apply|enter|with|mention) (promo |promotion |coupon |discount |voucher |checkout |the |our |my |)code (* |)(for|to save|to get|at checkout|and get|and save|online|by|before|until|through|in app|in store|today)
    (promo|coupon|discount|voucher) code(s|)
    promocode
    code (&|*) at checkout
    use &
    with (code|coupon) &
    buy (one|1|2|two|any|#) (get|and get) (one|1|#|the second|the next|a second|another|a)
    bogo
    b1g1
    buy more save more
    bundle and save
    (2|two|3|three|#) for (1|one|the price of)
    (doorbuster|giveaway|clearance|markdown)(s|)
    (exclusive|special|limited time|limited|hot|great|amazing|best|new|secret|insider|weekly|daily|todays|holiday|incredible|unbeatable|unbelievable|crazy|huge|hottest|latest|introductory|early bird|vip|member|members only|one time|birthday|welcome|lunch|dinner) (offer|offers|deal|deals|discount|discounts|pricing|promotion|promotions|savings|coupon|coupons|price|prices|perk|perks)
    (offer|deal|deals|discount|promotion|promo|coupon|voucher) (ends|end|expires|expire|valid|is valid|for you|just for you|inside|alert|of the day|of the week|waiting|good)
    (get|try|enjoy|claim|receive|score|grab) (a |your |one |#|it |2 |two |) free
    $ (gift card|credit|bonus|voucher|reward) (when|with|for every|if|on your next)
    (earn|get|collect|score) (double|triple|2x|3x|5x|10x|bonus|extra|more|#) (points|rewards|stars|miles|cash back|cashback)
    (double|triple|2x|3x|5x) (points|rewards|stars|miles)
    (earn|get|receive|win) (up to |a |an |)$
    cash back on
    no (money|payments|interest|payment) (down|until|for)
    (zero|0|%|low) (apr|interest|financing|down)
    price(s|) (drop|drops|slashed|cut|reduced|dropped)
    lowest price(s|)
    (happy hour)
    (get|buy|and|the) (the|your|a) (3rd|2nd|third|second|4th|fourth|next|other|first|*) (one |night |)free
    (regularly|reg|normally|originally|retail|valued at|a) $ value
    (regularly|reg|reg price|normally|originally|was|worth) $
    (points|rewards|miles) (are |)worth (2x|3x|5x|double|more)
    (new|with) (customer|customers|clients|client|member|members|purchase|every order|any order|any purchase) (* |)(get|save|receive|only|special|discount|offer|over)
    refer (a friend|friends|your friends) (and|to)
    (enter|chance|text|reply|sign up|register|play|vote|spin) (now |today |* |)(to|and) win
    sweepstakes
    give $ get $
    (your|a|an) (exclusive|special) (invite|invitation|discount|offer|reward|gift|treat|access)
    (we have|weve got|here is|heres|got|have) (a |an |)(special |little |birthday |)(treat|surprise|gift|deal|offer|reward) for you
    (birthday|anniversary|welcome|loyalty) (gift|treat|reward|surprise|bonus)
    `,
  ],
  [
    'offer',
    1,
    `
    free * (with|for) (any|every|each|all|your|purchase|orders|the first)
    (dont miss|redeem|claim|grab|unlock|enjoy|activate) (out on |)(your|this|these|our|the|an|a) (exclusive |special |free |new |limited |birthday |welcome |)(offer|offers|deal|deals|discount|discounts|reward|rewards|gift|gifts|coupon|perk|perks|treat|savings|sale|bonus|prize)
    free shipping
    (try|get) (it|us|premium|pro|plus|*) (free for|free|for free)
    (first|next) (month|order|class|visit|purchase|week|box|ride|session|meal) (is |)(free|on us|for $|half off)
    # (free )(days|weeks|months|classes)
    (eat|eats|drink|stay|ride|ship|ships|play|fly|enter|get in) free
    win (a|an|big|free|tickets|your|up to|$|#|prizes|the)
    free (gift|gifts|shipping on|sample|samples|dessert|appetizer|coffee|drink|drinks|pizza|meal|month|months|week|class|classes|consultation|estimate|estimates|quote|quotes|trial|entry|upgrade|delivery on|item|tickets|bonus|ebook|webinar|workshop|inspection|demo|session|assessment|evaluation|installation|fries|burger|sub|taco|tacos|haircut|wash|oil change|cleaning|whitening|exam|side|cookie|donut|bagel|guide|month of|access to|stuff|spins|money|cash)
    bring a friend (for |)free
    free * (inspection|inspections|estimate|estimates|quote|quotes|consultation|consultations|trial|trials|sample|samples|class|classes|lesson|lessons|demo|demos|gift|gifts|session|sessions|assessment|assessments|checkup|checkups|installation|ticket|tickets)
    free (inspections|checkups|lessons|lesson|demos|sessions)
    `,
  ],
  [
    'price',
    1.2,
    `
    (only|just|from|starting at|starting from|as low as|for as little as|for just|for only|now just|now only|now|from just|from only|under|all for|prices from|priced at|rates from|fares from|flights from|rooms from|plans from|at just|at only) $
    was $ now $
    $ (tacos|drinks|beers|wings|pizza|pizzas|burgers|lunch|lunches|margaritas|cocktails|pints|oysters|dollars|tickets|cuts|haircuts|off|each|and up|or less|flights|fares|specials|special|wines|wine|apps|appetizers|coffee|coffees|shipping|deals|all day|all night|cover|entry|per month|a month|mo|per week|a week|per night|down|menu|facials|massages|massage|facial|classes|pass)
    (a month|per month|a week|a day) for (life|the first|#)
    `,
  ],
  [
    'call_to_buy',
    0.6,
    'get (certified|fit|inspired|cozy|moving|ready|glowing|outside|creative|lucky|cooking|festive|rolling|pampered|toned)',
  ],
  [
    'urgency',
    0.7,
    `
    (ends|ending|expires|expiring) (tonight|today|soon|midnight|at midnight|this weekend|tomorrow|sunday|monday|friday|saturday|in #|in # hours)
    (last|final) (chance|hours|call|few hours|days|day to (save|shop|buy|order|get|grab|claim|enter|win)|few days|minute deals|opportunity)
    (hurry|act now|act fast|act quickly|dont wait|dont delay|dont miss|dont miss out|dont miss it|hurry in|hurry up)
    (today|tonight|this weekend|this week|one day|weekend|24 hours|48 hours|this month|online|members|monday|tuesday|wednesday|thursday|friday|saturday|sunday|in store) only
    (limited time|limited time only|for a limited time|limited (quantities|quantity|stock|supply|spots|seats|edition|availability)|limited)
    (while|until) (supplies|supply|stocks|stock|they|it) last(s|)
    (almost|nearly|before its|before theyre|going|selling|before they are|before it is) (gone|sold out|out|fast|over)
    (few|# |only # |only a few |just a few |last few |)(spots|seats|tickets|places|rooms|units|items) (left|remaining|available)
    only # left
    (time is|times|time) running out
    (gone|over|ends|back|ending) (forever|in # hours|by midnight|at midnight|by|for good)
    before (midnight|its too late)
    countdown
    one day only
    (starts|starting|kicks off|begins|launches|drops) (now|today|tomorrow|tonight|friday|this friday|at midnight)
    clock is ticking
    selling out
    `,
  ],
  [
    'call_to_buy',
    1,
    `
    (shop|buy|order|pre order|preorder) (now|today|here|online now|early|it now|yours|at @|this weekend|all|the|our|new|your favorites|local|tonight|in store|more|with us)
    (shop|browse|explore|discover|see|view|check out|peep) (the|our|all|your|this|these|what is|whats) (new |latest |full |entire |spring |summer |fall |winter |holiday |)(collection|collections|sale|deals|offers|arrivals|styles|range|catalog|lookbook|menu specials|line|lineup|looks|selection|inventory|gift guide|bestsellers|best sellers|favorites|specials|new)
    (get|grab|snag|order|claim|reserve|secure|book|save) (yours|your spot|your seat|your seats|your tickets|your place|your copy|them now|it now|them before|it before|one now|your pair) (now|today|here|at|before|while|)
    (book|reserve) (now|today|online)
    (book|reserve|schedule) (now|your (stay|getaway|vacation|trip|escape|flight|cruise|table for (valentines|mothers day|fathers day|new years|easter|thanksgiving)|summer|holiday|free|spot|session|tour|massage|facial|spa day))
    (sign up|join|subscribe|enroll|register|upgrade|start|switch|call|apply|act|donate|give) (now|today|free|for free|here)
    (upgrade|switch) (to|your plan to) (premium|pro|plus|gold|unlimited|us|a|the)
    (start|begin) (your|a) (free|# day|# month|no risk) trial
    (visit|stop by|come (in|by|on in|on down|see us|visit)|swing by|head (over |)to|drop by|come on (by|over)) (us|our|the|and|for|today|this|to|tonight|before|now|@|in) (* |)(store|showroom|booth|shop|save|enjoy|try|check|see|weekend|today|saturday|sunday|friday|tonight|location|locations|taproom|dealership|and save|deals)
    (tap|click) (here |the link |below |) (to|and) (shop|buy|save|order|claim|redeem|get yours|browse|unlock|win|book|upgrade|donate|apply now)
    add (it |them |)to (your |)cart
    treat (yourself|your|mom|dad|someone)
    (stock|gear|load) up
    pick up (a|some|yours|your favorite)
    request (a|your) (free |)(quote|demo|estimate|sample)
    (get|request) (a|your) (free |no obligation |instant |personalized |)(quote|estimate|demo)
    (looking|want|ready|need|thinking|interested|hoping) (to|of|in|for) (save|sell|selling|buy|buying|lose|losing|upgrade|upgrading|refinance|refinancing|lower|cut|a new|trade|trading|better|an upgrade|more customers|extra cash|get in shape)
    (give|get) the gift of
    (reply|text) (info|deal|deals|more|join|join now|book|quote|win|shop|sale|yes for|yes to learn|yes to get|go|demo|start|vip|free|save)
    get your (table|tickets|seats|spot|fix|glow on|copy|merch|gear)
    (tickets|rsvp|order|shop|book|menu|donate|register|buy|reserve) @
    (see|ask|contact|visit) (your |a |)(dealer|store|agent|rep|associate) for details
    (switch|upgrade|move|trade) (to|up to) (* |)(* |)today
    (everything|all) (your|you) (* |)(needs|wants|loves|need|want|love|deserve|deserves|craves|crave)
    (to help you|help you) decide
    (saved|held|holding) (your|this|these|a) (cart|bag|basket|favorites|spot just)
    (picked|selected|curated|chosen|made|handpicked) (* |)(just|especially|specially) for you
    see why (* |)(* |)(customers|people|members|homeowners|families|drivers|everyone|so many|thousands)
    (customers|members|families|drivers|homeowners) (have |)(switched|saved|love|trust|choose)
    get started (at|today|now|here|for)
    (jumpstart|kick off|start|make) your (weekend|summer|year|week|day|season|mornings)
    (use it|use them) or lose (it|them)
    (under one roof|must go|and so much more|and much more|for every budget|for the whole family|for any occasion)
    (is|are|now|go|goes|went|officially) live
    (ever|always) (wanted|dreamed|wished) (to|of|for)
    (what|which) (will|would) you (order|choose|pick|wear|get|buy|try)
    (your|the) (next|new) (favorite|adventure|getaway|obsession|look|outfit|vacation|home|ride awaits|chapter starts)
    (are you|youre|get) ready (for|to) (* |)(summer|winter|spring|fall|season|game|game day|party|holidays|christmas|save|shine|glow|celebrate)
    (come|stop|swing|drop) (in |by |on |)(and |to |)(try|see|check|shop|save|enjoy|taste|celebrate|explore|test drive|hang|party)
    (order|skip) (ahead|online|from the app) (on|with|in|and|at|today|for)
    (lease|finance|own|drive) (a|the|your) (* |)(* |)(* |)(for|from|at) $
    (perfect|great|ideal) (gift|gifts|for gifting|stocking stuffer)
    (see|view|check out|browse|find|get) (our|the|all|more) (deals|offers|specials|discounts|savings|sale|promotions)
    (are you|youre|you are|you may be|you might be) (paying too much|overpaying)
    (lower|cut|reduce|slash) your (bill|bills|rate|rates|payment|payments|premium|energy|electric|insurance|monthly)
    (we buy|sell us|cash offer|trade in your|top dollar)
    `,
  ],
  [
    'promotion',
    1,
    `
    new (arrival|arrivals|collection|collections|styles|drop|drops|season|release|releases|menu|flavor|flavors|lineup|line|looks|launch|items|products|product|in store|products alert|colors|colorways|merch|scents|brews|classes|locations|location)
    (just|has|have) (dropped|landed|launched|restocked|arrived in store|hit the shelves|hit stores)
    (now|is now|are now|finally) (available|in stock|open for booking|live|on shelves|streaming) (in|at|for|online|everywhere|to|on|with|@|now)
    (back|now) in stock
    restock(ed|)
    (introducing|announcing|say hello to|presenting|unveiling) (our|the|new|a|your)
    meet (our|the new|your new)
    (introducing|unveiling)
    (we miss|weve missed|we missed|miss) you
    (its been a while|long time no see|havent seen you|come back|we want you back|well be seeing you|win you back)
    (you left|left) (something|items|an item|these|this|some things|# items) (behind|in your (cart|bag|basket)|waiting)
    (your|items in your|item in your) (cart|bag|basket|favorites) (is|are|misses|miss|will|wont|s) (waiting|about|still|you|expire|going|selling|almost|saved|last)
    (still|are you still) (thinking|interested|shopping|looking)
    (finish|complete) (your )(purchase|checkout|order) (now|today|before|and|here|at|to get|for)
    (forget|forgot) something
    (grand opening|grand reopening|re opening|ribbon cutting|open house)
    (you are|youre|your|you have been|youve been) (invited|personally invited|cordially invited|vip) (to|for|)
    (join us|come join us|see you there|party with us|celebrate with us) (for|this|on|at|tonight|tomorrow|today|in|live|saturday|sunday|friday|next|as|and)
    (live music|dj set|dj|ladies night|trivia night|taco tuesday|wing wednesday|karaoke|bottomless|brunch|all you can eat|happy hour|open bar|prix fixe|tasting menu|food trucks) (this|tonight|at|every|on|from|is|and|with|specials|starts|for|saturday|sunday|friday)
    (early|vip|exclusive|priority|first|member|members) (access|look|dibs|bird|presale|invite)
    (presale|pre sale)
    (tickets|registration|enrollment) (are |is |)(on sale|now on sale|going fast|selling|available now|now open|open now)
    (tickets|doors) (on sale|go on sale|from)
    (must have|must haves|bestseller|bestsellers|best seller|best sellers|best selling|hottest|trending|gift guide|wishlist|wish list)
    (gift ideas|gift idea|date night|girls night|spa day|self care)
    (spring|summer|fall|autumn|winter|holiday|back to school|valentines day|mothers day|fathers day) (is here|styles|looks|essentials|favorites|faves|gifts|collection|vibes|ready|wardrobe|special|specials|getaway|brunch|menu|cleaning special|tune up special|line|drop)
    (this weeks|todays|tonights|weekend|chefs|daily|lunch|dinner|drink) (special|specials|feature|features|lineup)
    (check out|dont forget about|learn about|hear about|ask about|ask us about) (our|the|what is|whats|this|all) (new|newest|latest|brand new|upcoming|summer|spring|fall|winter|holiday|amazing|website|blog|menu|podcast|event|events|collection|special|specials|financing|rewards|loyalty|referral)
    whats new
    (our|the) (newest|latest|hottest|biggest|most popular|best ever|brand new)
    brand new
    (you may|you might|you could|may) (be eligible|qualify|be qualified|save|be owed|be entitled)
    (youve|you have|you are|youre|have) (been |)(pre approved|preapproved|pre qualified|prequalified|selected|chosen|pre selected|qualified)
    (pre approved|preapproved|prequalified|pre qualified) (for|offer)
    (limited|special) edition
    (no|zero) (contract|contracts|commitment|obligation|credit check|hidden fees|strings)
    (satisfaction|money back|results|price match) guarantee(d|)
    risk free
    (lose|drop|shed) (weight|# pounds|# lbs|#lbs|pounds|inches|up to)
    (transform|elevate|refresh|spice up|upgrade|level up|boost|supercharge|revamp) your
    (loyalty|rewards) (program|club|member exclusive)
    (vip|insider) (club|list|members)
    (our friends at|in partnership with|brought to you by|sponsored by)
    (free|live|upcoming) (webinar|masterclass|workshop)
    (new|just) (listing|listed|price improvement)
    (home values|market update|interest rates are|homes in your)
    (meet|greet) and greet
    (leave|give|write|post) (us |)(a |an |your |)(5 star|five star|review|google review|yelp review) (and|for|to) (get|a|win|enter|earn|receive)
    (follow us|like us|find us|tag us) on
    sneak peek
    `,
  ],
  [
    'offer',
    0.5,
    `
    (sale|sales|offer|offers|discount|discounts|discounted|deal|deals|coupon|coupons|promo|promotion|promotions|voucher|vouchers|bargain|bargains|savings|rebate|bonus|reward|rewards|prize|prizes|freebie|freebies|perk|perks|steal|steals|special|specials|bundle)
    (free|complimentary|cashback|exclusive|giveaway|trial|cheap|affordable|unbeatable|lowest|markdowns)
    (gift card|gift cards|loyalty points|bonus points|points)
    black friday
    cyber monday
    early bird
    save
    (win|winner|winners)
    prime day
    half
    `,
  ],
  ['offer', 0.6, '# for $\n% more\n2x\n3x'],
  [
    'call_to_buy',
    0.4,
    `
    (info|details) @
    (shop|shopping|buy|purchase|order|book|reserve|subscribe|upgrade|donate|rsvp|browse|explore|discover|enjoy|grab|treat|unlock|redeem|sign up|join us|join|claim|stop by|come in|swing by|visit us|pre order|learn more|check out|check it out|get yours|tap to|see more|try|try it|register|enroll|call now|call today|text us back|reply yes|come see)
    `,
  ],
  [
    'promotion',
    0.4,
    `
    (new|styles|style|looks|outfit|outfits|edit|cravings|craving|hungry|thirsty|toys|treats|snacks|more for|and more|everything|unlimited|vibes|obsessed|officially|season|savings|favorite|faves|chef|flavors|sweet|iconic|handcrafted|artisan|organic|natural|collection|menu|launch|launching|drop|drops|event|event|party|celebrate|celebration|concert|festival|show|gift|gifts|members|vip|insider|exclusive|premium|luxury|favorites|favorite|fresh|delicious|amazing|awesome|stunning|gorgeous|ultimate|trendy|cozy|yummy|tasty|fun|excited|exciting|live|big news|guess what|tickets|brunch|cocktails|weekend|holiday|summer|spring|season|fans|webinar|masterclass|workshop|financing|quote|consultation|estimate|guaranteed|results|popular|inspired|inspiration|perfect|love|loved|dream|new year|tgif|hey girl|hey there|psst|ready to|ready for)
    `,
  ],
  ['urgency', 0.3, '(now|today only|tonight|this weekend|soon|fast|quick|hot|before|ends|last|final)'],
];
