import type { Vocabulary } from './vocabulary.ts';

/**
 * English marketing as trades write it that have no "sale": restaurants, schools, fitness, real
 * estate, home services, insurance, employers, charities. Weights as in `marketing-en.ts`.
 */
export const tradesEn: Vocabulary = [
  [
    'offer',
    1.2,
    `
    (no charge|no cost|on the house|its free|free of charge) (for (you|either|your|both|the first|new|first time|members|kids|veterans|seniors)|to (try|join|attend|enter))
    free (in home|at home|no obligation|on site|same day|virtual|in store|online|design) (* |)(estimate|estimates|consultation|consultations|quote|quotes|demo|assessment|inspection|measure|trial|fitting|class|event)
    (double|triple) your (points|rewards|stars|miles|impact|gift|entries|money)
    (pocket|bank|score|earn|collect) $ for (each|every) (friend|referral|person)
    (referral|invite) (link|code) is (inside|here|ready|waiting|below|live)
    free * with (any|every|a|your) (purchase|order|entree|$|# |$ (order|purchase))
    well each get
    youll (each|both) (get|receive|earn)
    you (each|both) (get|earn|receive|save)
    (get|earn|collect|receive|grab|score) # (bonus|free|extra) (* )
    (could|can) (win|take home|score) (a|an|the|up to|$|#|one|your|big|free)
    (zero|no) (dollars|cost to you|money down|sign up fee|commitments|strings attached)
    (# |)(free|bonus|complimentary) (cold brew|latte|smoothie|wings|fries|refills for|tote|swag|gift bag|goodie bag|goody bag|bottle|mug|hat|shirt|t shirt|tasting|tastings|lunch with|dinner with|add on|treatment|grooming|nights|night|parking with|wash with|rotation|battery|topping|toppings|pass|passes|ride|rides|round|bucket|game|games|ice cream|cone|taste)
    (combo|package|bundle|value|date night|family) (deal|meal|pack|price) (for |from |only |just |)$
    (heres|here is|take|enjoy|get|with|for) (a |an |your |)%
    % to (use|spend|put|enjoy)
    (our|a|as our) gift (to|for|from|of|with|when|is)
    (as a thank you|to say thanks|as a token|to thank you) (* |)(* |)(* |)(* |)(%|$|enjoy|take|get|save|free)
    (well|we will) (text|send|give|email|mail|gift|add|throw in|waive|match|pay|cover|double|credit) (* |)(* |)(* |)(%|$|coupon|gift|voucher|discount|fee|free|deposit)
    $ (* |)(coupon|coupons|rebate|discount|perk|store credit|gift) (for|on|when|if|with|off|inside|next|toward|towards|waiting|is waiting|just for)
    (your |the |)(first|next|second|third|1st|2nd|3rd) (* |)(* |)(is|are|comes|ships|on|for) (free|on us|on the house|half|complimentary|$ off|our treat)
    (your|a|for a|with a) free (* |)(* |)(is waiting|with (any|your next|every|purchase)|when|waiting|awaits|inside|today|on your)
    (every|each) (dollar|gift|donation|purchase|order|dollar you give|dollar you donate) (* |)(* |)(will be|is|gets|earns|enters|counts|goes|helps|feeds|provides) (doubled|tripled|matched|you|a|twice|toward|#|to)
    (donation|donations|gift|gifts|gift today|donate) (will be|is|are|being|gets) (doubled|tripled|matched|tax deductible|needed)
    (pay|paying) % less
    (dine|eat|stay|play|train|drink|ride|fly|skate|swim|bowl|jump|bounce|climb|park and ride) (for |)free (with|on|this|all|when|every|tonight|today|for)
    (double|doubles|triple|match|matches|boost|%) (of |)your (first |next |)deposit
    (waive|waived|waiving) (the|your|all) (* |)(* |)(fee|fees|deposit|enrollment|initiation)
    no (enrollment|joining|initiation|sign up|activation|cover|annual|setup) (fee|fees|charge)
    (no cover|free entry|free admission|complimentary admission)
    (sign on|signing|welcome|new member|new customer|deposit|referral) bonus
    (that is|thats|youre|you are|just|only) (enough for|# points away|# away from|one away from|points away from|a few points away) (* )
    (points|rewards|stars|miles|credits|perks|cash) (expire|are expiring|are about to expire|waiting|are waiting|to spend|to burn|to use) (* |)(* |)(use|spend|redeem|shop|treat|come|book)
    (early bird|earlybird|early|founding member|student|teacher|military|senior|group|preseason|pre season|intro|introductory|off season) (pricing|price|prices|rate|rates|discount|registration|discounts|special|specials)
    (lock in|beat) (todays|this|your|the|low|our|last years|2026|2027|current) (* |)(price|prices|rate|rates|pricing|savings|increase|hike|rush)
    (price|prices|rates|tuition|fares) (go|goes|going|rise|rises|increase|jump) up (* |)(after|on|at|in|by|tomorrow|tonight|soon|sunday|monday|friday|$)
    $ (activation|enrollment|joining|initiation|down|moves you in|gets you)
    `,
  ],
  [
    'price',
    1,
    `
    (combo|carryout|takeout|take out|oil change|haircut|manicure|pedicure|facial|massage|buffet|brunch|lunch|dinner|special|specials|package|packages|tune up|carwash|car wash|grooming|blowout|all you can eat|cleaning|tour|tours|bundle|unlimited|entree|entrees|pitchers|rolls|dozen|bouquets|pies|trees|rounds|lines|line|memberships|classes|lessons) (* |)$ (at|each|this|until|only|all|when|with|on|carryout|per|today|tonight|through|every)
    (large|medium|any|two|small|family size|everything|select|selected) (* |)(* |)(* |)$ (carryout|each|only|today|tonight|this|all|or less|and up|with)
    $ (carryout|takeout|dine in|pickup special|for two|for 2|for a family|each or|a line|per line|a lesson|a seat|a dozen|a person|per person|a bottle|a glass|a pitcher|a plate)
    (tickets|seats|rooms|plans|memberships|classes|courses|lessons|rates|fares|leases|packages|menus|sessions|trips|cruises|homes|condos|apartments|lots|suites|starting|starts|start|prices|visits|cuts|fills|cleanings|detailing|sets|units) (from|at|are|start at|starting at|begin at|for|starting from|under|as low as|in the low|from the) (just |only |the |)$
    for (just|only|as little as) $
    $ (through|until|till|thru) (* )
    (aerate|clean|wash|detail|inspect|paint|seal|mow|treat|service|tune|trim|fix|refresh|haul|pump) (* |)(* |)for $
    $ (an hour|hr|hourly|per hour) (plus|and|to start|starting|with)
    (two|three|2|3|4|#) for $
    (homes|condos|houses|gifts|finds|styles|everything|looks|picks|outfits|dinners|meals|rooms|flights|getaways|toys|faves) (under|below) $
    `,
  ],
  [
    'urgency',
    0.7,
    `
    only # (hours|days|minutes) (left|remaining|to go)
    (selling|sell|going) (out |)fast
    (lands|arrives|launches|debuts|releases|opens|drops|premieres) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|today|tomorrow|at midnight|this|next)
    last call (for|on|to)
    (registration|sign up|signups|enrollment|rsvps|reservations|booking) (* |)(* |)(* |)(* |)(closes|ends|close) (at|on|in|tonight|today|tomorrow|soon|monday|friday|sunday|saturday)
    (points|stars|rewards|miles|credits|perks|coupon|offer|gift|discount) (is |are |)(about to expire|expiring|expire soon|expires soon|expire tomorrow|expires tomorrow|expire tonight|expires tonight)
    (prices|price|rates|fees) (jump|jumps|climb|climbs|increase|increases|go up|goes up|rise|rises) (on|after|at|in|soon|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
    (registration|enrollment|voting|entries|nominations|cart|doors|presale|pre orders) (closes|close|ends|end|closing) (on |at |)(friday|saturday|sunday|monday|tuesday|wednesday|thursday|tonight|tomorrow|soon|today|midnight|#)
    (in|within) the next (hour|# hours|# minutes|# days|24 hours) (and|to get|for)
    (only|just) (here|available|around|on the menu|open|in stores|in store|on tap) (until|till|through|for|this)
    (spots|seats|sizes|slots|openings|tables|tickets|classes|dates|rooms|appointments|cabins|sites|chairs) (are |)(running low|going fast|filling|filling fast|filling up|filling quickly|fill up|fill fast|almost gone|limited|disappearing|selling fast|going quickly|still open|opening up|just opened)
    (sold out|sell out|sells out) (in # minutes|last|fast|every|again|soon|quickly|in hours)
    before (they are|theyre|its|it is|shes|hes|supplies|tickets|prices) (gone|all gone|run out|sell out|go up|sold)
    (while|before) (you can|you still can)
    `,
  ],
  [
    'call_to_buy',
    1,
    `
    (get|request|download|grab) (the|our|a|your) (* |)(syllabus|brochure|lookbook|catalog|ebook|info kit|prospectus|course guide|course catalog|buyers guide|sellers guide)
    set (a|your) (reminder|alarm|alert) (@|at|for the (drop|sale|launch))
    (join|enter|share) (it |now |)(and|to) (pocket|win|earn|save|get)
    (order|shop|book|buy|browse|reserve) (from|on|in|through|via|with|using) (our|the) (* |)app
    (compare|check|get|see) (rates|quotes|prices|plans|quote|rate) (in # min|in # minutes|now|today|@|at @|free|online|from|for free)
    compare (in|now|today|@|and save)
    (associates|drivers|nurses|cooks|servers|cashiers|workers|teachers|caregivers|technicians|electricians|cleaners|welders|baristas|models|participants|hosts|line cooks|cdl drivers|rns|cnas|stylists|instructors|movers|painters|helpers|pickers|packers|tutors|guards) (* |)(needed|wanted)
    (reply|text) (job|jobs|apply|hire|work|career|careers|interested|yes to apply)
    (bring|grab) (the|your) (kids|family|crew|whole|girls|friends|squad|team|gang|pup|dog) (* |)(for|to|and|out|along|over|down|in|by)
    (try|test|taste|sample|experience|discover) (* |)(* |)before you (buy|commit|decide|join|pay|subscribe)
    (are you|if youre|for|attention|calling all|hey|dear) (the |)(a |)(homeowner|homeowners|business owner|business owners|renters|seniors|veterans|parents|drivers|foodies|coffee lovers|runners|students|moms|dads|teachers|shoppers|wine lovers|beer lovers|bookworms|gamers|golfers|brides)
    let (us|our (* |)(* |)(team|cpas|experts|pros|crew|stylists|chefs|agents|advisors)) (handle|take care|do the|help|cook|cater|clean|show you|plan|make|find|design|treat)
    (watch|stream|listen|read|play) (with|on|now|free|it|today|for) (a |)(# day|free|us|@|for free|today|trial|now)
    (invite|bring|tag|send) (a friend|your friends|friends|them your|your bestie|a pal|a buddy)
    (book|reserve|schedule|grab|claim|save|hold|secure|snag|get) (your|a|my|the) (table|spot|seat|seats|stay|tour|chair|room|place|date|cabin|tickets|ticket|visit|appointment|class|session|free * |trial|lane|court|tee time) (now|today|at @|@|online|this week|before|early|while|here|by (calling|texting)|for (the holidays|christmas|thanksgiving|new years|valentines|easter|this weekend|the weekend|winter|summer|fall|spring|prom))
    (book|reserve|enroll|apply|register|order|sign up|join|buy|commit|donate|give|rsvp|subscribe) (by|before) (* |)(* |)(for|to get|and|to save|to lock|to receive|to earn|to claim|& |to beat)
    (want|wanna|would you like|interested in|care for|up for|fancy|how about|ready for) (a|to|an|one|some) (tour|look|quote|estimate|see|come|private|showing|slice|taste|test drive|free|demo|know (how|more)|learn|speak|make|get|join|try|walk|peek|consult|one|schedule a|book|work)
    (text|reply|respond with) (book|enter|tour|quote|yes|interested|quote|save|y|go|sign|apply|jobs|hire|home|house|ride|lease|rent|menu|gym|pass|fit|join|me) (to|and|for) (grab|get|learn|see|claim|schedule|hear|book|start|reserve|enter|apply|lock|save|win|find|receive|join|a|more)
    (find out|see|check) (what|if|how much|whether|how) you (qualify|can save|could save|can get|could get|are eligible|can earn|could earn|can borrow|pre qualify|prequalify)
    get (your|a|my) (* |)(quote|rate|estimate|offer|number|price) (in|within|at|today|now|@|here|online|free|at @)
    (download|get|install|open|try) (the|our|my) (* |)(* |)(* |)app (and|to|for|today|now|free|@)
    (apply|donate|give|enroll|register|rsvp|volunteer|sign up|subscribe|join|order|shop|book|reserve|get yours|tickets) (at |now at |online at |here )@
    (come|stop|drop|swing) (sweat|train|play|dine|dance|taste|eat|cook|ride|celebrate|drink|see us|say hi|join|hang|grab|get|try|visit|by for|in for|out for|on down|meet|worship)
    (cook|train|ride|fly|travel|shop|stay|dine|workout|work out|run|dance|learn|sail|camp) with us
    (restart|unpause|reactivate|resume|rejoin|come back to) (your|us|the|and|for|today|now)
    (treat|reward|pamper|spoil) (yourself|yourselves|your (mom|dad|pup|dog|cat|pet|skin|team|family|kids|feet|self))
    (stock|restock) up
    restock (with|on|now|your|before|and)
    (help|to help) (us |)(feed|save|protect|rescue|shelter|reach|raise|build|provide|fund|end|fight|support|keep) (a|the|our|#|$|families|animals|children|kids|more|their|one|pets|this|hunger|wild|every|hungry)
    (make|give|send|rush) (a|your|an) (* |)(* |)(gift|donation|contribution|impact|difference) (now|today|before|by|at|of|to|here|this|@)
    (give|donate|contribute) (by|before|now|today|what you can|$|at|monthly|this giving)
    (earn|make) $ (hr|an hour|per hour|hourly|#|a week|weekly|per week|per mile|plus)
    (were|we are|now|is) hiring
    (hiring|recruiting) (drivers|nurses|cooks|servers|cashiers|event|immediately|now|this|for|all|warehouse|part time|full time|seasonal|associates|techs|technicians|teachers|in|near)
    (job fair|hiring event|open interviews|walk in interviews|now accepting applications|apply in (minutes|person|store)|apply today)
    (now|were|we are) (enrolling|accepting|registering|leasing|booking|serving|pouring|showing|open for|offering|selling|boarding new|taking (orders|reservations|bookings|pre orders|new))
    (schedule|book|arrange|request) (a|your) (private |virtual |free |no obligation |)(tour|showing|demo|test drive|consult|estimate|walkthrough) (today|now|this|@|at|before|with|here)
    `,
  ],
  [
    'promotion',
    1,
    `
    bring a (buddy|friend|guest|date|plus one|coworker|neighbor) (to|for|and|free|along|this|on|any)
    (registration|enrollment|admission|admissions|voting|sign up|signups|booking|bookings|reservations|auditions|applications|nominations|tryouts) (is|are) (now |officially |finally |)open
    (chance|forecast) of (tacos|pizza|wings|fun|savings|margaritas|sunshine and|deals|donuts|brews|burgers|smiles)
    (your|a new|a) (future|career|journey|adventure|dream job) (in * |)(starts|begins|awaits)
    (bootcamp|academy|cohort|masterclass|course|courses|training|workshop|workshops|retreat|camp|classes|semester) (begins|starts|forming|now open|is open|opens|kicks off) (* |)(* |)(enroll|apply|register|get|spots|seats|join|save)
    (did you |)(forget|forgot|forgotten) about us
    (items|item|things|something|goodies|picks|faves) in your (bag|cart|basket|wishlist) (is|are|sell|selling|wont|still|almost|going)
    (new|on|onto) (on |)the market
    (costing|costs|charging|charges|paying|spending|overcharged) (you |)(way |far |)too much
    know (someone|anyone|a friend|somebody) (who|that|whod|looking|interested|in|thinking|selling|buying)
    (our|the) (* |)(* |)(are|is) (ripe|fresh|hot|ready for you|calling|waiting for you|here for|blooming|in bloom|stocked|fully stocked|overflowing|loaded|packed)
    (fun for|open to) (the whole family|all ages|the family|everyone|kids)
    open daily
    (hayrides|corn maze|petting zoo|face painting|bounce house|fireworks|raffles|door prizes|live entertainment|food trucks|craft beer|silent auction|vendors)
    only the (best|finest) (for|in)
    best (* |)in (town|the city|the state|the area|class|the neighborhood)
    (limited|short) run
    (edit|lookbook|capsule|collab|collaboration) is (here|ready|live)
    (just|freshly|finally|newly) (landed|baked|in stock|picked|roasted|launched|unboxed)
    (will be|would be|makes|make) (the |a |)(perfect|great|ideal|best|lovely|thoughtful) (gift|present|treat|date)
    (beach|summer|party|holiday|wedding|winter|picture|prom|game day|camera) ready
    (lower|cut|reduce|slash|shrink|eliminate) (your|the) (* |)(* |)(bill|bills|costs|cost|premium|payments|rate|rates|taxes)
    $ (feeds|provides|buys|saves|helps|gives|protects|covers|shelters|sponsors|plants|can feed|can help|can save|vaccinates)
    (can you|will you|could you|wont you|please) (help (* |)(feed|save|us|them|today|a|by|with a gift)|give|donate|chip in|pitch in|make a gift|spare|sponsor)
    (wishing|wish) you (* |)(* |)(* )(celebrate|enjoy|save|% off)
    (just |)(hit|hits|hitting) the (market|shelves|racks|menu|store|floor)
    (just|coming|new|newly) (listed|to market|to the market|on the market|soon to|reduced)
    (# bed|# bedroom|# br|studio|# beds|# bd) (* |)(* |)(* |)(* |)(* |)(under|from|starting|for|asking|listed|in|near|available|home|condo|apartment)
    (homes|houses|condos|listings|properties|buyers) (like yours|in your (area|neighborhood|zip)|near you|under $|sold|are selling|for sale|looking)
    (were|we are|ill be|i am|im|well be|our (crew|team|trucks) (is|are|will be)) (in|working in|servicing) your (area|neighborhood|street|block)
    (drivers|customers|homeowners|members|people|families|businesses|clients|shoppers|seniors|renters|veterans|residents) (* |)(* |)(* |)(* |)(save|saved|saving|are saving|are getting|are switching|who switch|who switched|earn|love|rave)
    (live|acoustic) (music|jazz|band|bands|dj|comedy|entertainment|blues|tunes)
    (prime rib|crawfish|lobster|steak|pasta|sushi|burger|wing|wings|oyster|oysters|tapas|fish fry|bbq|ramen|pizza) (night|nights|special|specials|tonight|is back|are back|season|every|this)
    (now|new|back) (serving|on the menu|on tap|in season|at our|pouring|playing|in theaters|showing)
    (is|are) back (and|on|for|by|at|in|@|this|with|tomorrow|today|better)
    (returns|is coming|are coming|comes) (to|back to) (the|our|town|@|your)
    (we just|weve|we have|just) (added|launched|opened|dropped|released|unveiled|stocked|rolled out|expanded|unlocked|got in) (# |a |an |our |some |new |more |the |fresh |early )
    (miss|missed|misses|missing) (you|us|your face|seeing you|having you)
    (its been|it has been|been) (a while|too long|# (days|weeks|months)|a minute|forever|ages|months|weeks)
    (nearly|running|getting) low (on|again)
    running low
    (gift|holiday|christmas|hanukkah|thanksgiving|easter|valentines|mothers day|fathers day|halloween|new year|new years|super bowl|summer|memorial day|labor day) (guide|shopping|menu|bundle|box|boxes|sets|set|basket|baskets|catering|gala|feast|dinner|pies|buffet|cards and|weekend deals|raffle|market|bazaar|concert|show|spectacular)
    (pre order|preorder) (yours|your|our|a|the|by|now|today)
    (raffle|contest|drawing|sweeps|giveaway) (for|to|entry|is on|starts|ends|tickets)
    (enter|entered) (our|to win|the|for a chance|now|today|by|here) (* )
    (chance|chances) (to win|at (a|an|the|one|winning)|of winning)
    no purchase necessary
    (round|batch|drop|part|season|volume) (two|2|three|3) (lands|drops|is here|is live|starts|hits|arrives)
    (members|vips|subscribers|insiders|app users|you) (get|gets) (in|first|early|it|access|dibs|exclusive|a head start)
    (speak|learn|master|study|play) (italian|spanish|french|english|german|coding|guitar|piano|to code|japanese|a new language|excel|how to) (by|in|with|from|before|today|fast)
    (become|be) (a|an|our|your) (certified|licensed|member|vip|volunteer|sponsor|hero|monthly|founding|sustaining|brand ambassador|nurse|better)
    (see|hear|find out) what (all |)(the |)(fuss|buzz|hype|everyone|people|customers|youre missing|you are missing|were)
    (why|when) (pay|rent|wait|settle) (more|when|for|full|retail)
    (are |is )your (home|car|roof|skin|gutters|furnace|ac|lawn|dog|pet|family|business|smile|hvac|chimney|website|kids|yard|deck|windows) (ready|protected|covered|prepared|safe|due for|losing|worth|looking)
    (what|how much) (is|could|can) your (home|house|car) (worth|sell)
    (do you|you) (deserve|deserves|earned it)
    `,
  ],
  ['price', 0.5, '(for|ea|each) $\n$ (each|ea|plus|menu|total value)\n(dollar|dollars) menu'],
  [
    'call_to_buy',
    0.5,
    `
    in stock
    (bring|take) home (a|an|your)
    since (your|you) last (visit|visited|order|ordered|purchase|booked|stay)
    (invest|play|apply|bet|enroll|borrow) (now|today)
    (sublime|scrumptious|mouthwatering|crave|craveable|catch of the day|tonights catch|a few tables|tables still open)
    $ (hr|an hour)
    book (this week|this month|a|an|my|with us|before|by)
    (text|reply) (book|enter|tour|menu|quote|info|fit|gym|apply|jobs|vip|interested)
    (call|text) (us |me |) (for|about) (a|your|an|details|pricing|more)
    (find out|see|learn) (how|why|what)
    (come|stop|swing|drop) (by|in|on|out|see)
    `,
  ],
  [
    'neutral',
    0,
    `
    (seller|buyer|they|landlord|owner|lender|bank|employer) (has |have |)(accepted|received|countered|rejected|reviewed) your offer
    (accepted|received|submitted|reviewed|countered) (your|the|an) offer
    (we|weve) missed you (today|this morning|yesterday|at your|for your|at the|when)
    missed you at (your|the)
    (can|could|will|should) you (come|stop|drop|swing) by
    (come|stop|drop|swing) (by|in) (for|to) (the install|your|pick up|install|sign|drop|get your|collect|a (fitting|signature|refill|recheck))
    (changes|changed|change|increases|increased|increase|decreases|decreased|goes|went|go|rises|moves|adjusted|updated|moved) from $ to $
    (price|rate|fee|rent|premium|bill|payment|plan) (* |)(* |)(* |)from $ to $
    (is|has been|was) waived
    (under|below|over|above) $ (limit|balance|threshold|minimum|you set)
    (balance|account) (* |)(* |)(is|fell|dropped|went|has fallen) (under|below) (your |)$
    running low on (battery|fuel|funds|balance|data)
    (battery|balance|funds|data|ink|toner|insulin|supply|tank) (* |)(is|are) running low
    (book|books) (a|an) (follow up|followup|retest|callback)
    `,
  ],
];
