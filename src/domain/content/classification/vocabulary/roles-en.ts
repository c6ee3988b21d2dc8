import type { Roles } from './roles.ts';

/** The roles of English words. */
export const rolesEn: Roles = {
  possessive: 'your ur',
  our: 'our',
  record: `
    order orders package packages parcel parcels shipment shipments delivery deliveries prescription prescriptions rx
    refill appointment appointments appt reservation reservations booking bookings payment payments invoice invoices
    bill bills statement statements account accounts balance refund refunds return returns exchange claim request
    requests application applications subscription subscriptions policy deposit transfer withdrawal transaction
    password passcode passwords pin code codes login profile results report repair driver courier technician flight
    registration document documents contract lease rent autopay paycheck paystub timesheet shift interview mortgage
    copay warranty pickup receipt purchase bid bib portal settings form forms paperwork loan installment dues fee fees
    fine fines tax taxes chart records lab labs vaccine vaccination xray referral checking debit meter boarding
    recall verification security waitlist inspection tracking driveway tenant unit zoom conference call voicemail
    message recital homework job shipment rental
  `,
  thing: `
    son sons daughter daughters vote coverage
    number certificate id phone email address exam exams seat seats ticket tickets itinerary license test session
    membership visit locker luggage credit credits points plan visa savings club enrollment grade grades meeting gate
    label usage hold quote card
  `,
  future: 'next first upcoming another new',
  benefit: `
    discount coupon promo voucher offer reward rewards credit credits bonus gift points rate perk rebate cashback
    promotion
  `,
  auxiliary: 'is are was were has have had been be being will cannot can not ',
  participle: `
    damaged returned fixed boxed blocked locked suspended shut stuck tested graded glazed fired split placed approved taken
    activated scanned debited transferred
    canceled cancelled moved rescheduled postponed refunded charged deducted processed shipped delivered declined
    received credited debited billed posted mailed emailed deposited paid redeemed relocated restored closed delayed
    applied disconnected withdrawn confirmed scheduled outbid substituted uploaded attached filed recorded
    reported found dismissed packed installed repaired fixed finished dismissed reported found voided reversed authorized
  `,
  own_participle: `
    added updated verified approved changed reset locked expired returned renewed removed assigned set due ready complete
    completed upgraded paused resumed transferred reviewed accepted denied used issued signed linked expected enrolled
    registered rejected submitted waived released available valid overdue adjusted reactivated missing incomplete
    late parked towed early
  `,
  finite: `
    plays meets
    cant cannot didnt doesnt wont begins ends runs
    arrived arrives shipped ships renews renewed departs departed posted cleared moved changed expired closed left
    stays starts restarts resets needs requires failed passed remains leaves comes goes
  `,
  invitation: `
    freshen spruce energize nourish hydrate strengthen conquer crush tackle unleash salute feel witness marvel chill gear
    cozy wow dazzle impress entertain relish rejoice rev sing laugh hear ace tailor surprise create
    mingle snap unite protect discover explore enjoy savor indulge unwind unwrap unlock celebrate upgrade join donate subscribe preorder refer
    invite win earn ditch elevate transform pamper refresh revamp recharge rejuvenate escape dine feast meet imagine
    become adopt volunteer sponsor hurry snag redeem browse try taste sip devour munch catch dress learn grow turn
    protect treat spoil host swap turbocharge boost tour visit rsvp reconnect rediscover reimagine relive experience
    embrace embark ignite splurge flaunt rock sparkle glow shine gather bundle layer lace trade switch enroll skip
    beat kickstart jumpstart soak stretch breathe bid wander roam getaway swing pop saddle cozy snuggle
    mingle network sharpen master brighten lighten reinvent restyle redecorate declutter
  `,
  invitation_or_noun: `
    deck seal fix steam boost fuel dig dash rush spend hang settle wind kick raise toast cheer step freeze fill
    add
    shop party gift dance stream score grab save sample scoop spin play ride race cruise camp hike swim surf ski sail
    fly travel cook bake brew toast plant build craft paint style match mix pair snack lunch brunch stock step drive
    sell lease rent flip page peek vote support celebrate cheer book reserve
    picture stay relax rest sleep dream escape fuel train sweat lock warm cool round wrap
      kick hire design fight feed rescue share spread hop head swipe tap
      raise bite fall slide jump dive wake mark
`,
  request: `
    come
    bring take make find get give help say start pick come drop run walk read watch listen pack secure own
    see check view order buy schedule claim apply register sign tell ask browse download reorder compare switch
         click explore request
`,
  object_start: `
    about till
    by before until like while
    the our your yours a an for with up in at on to into us now today tonight yourself it them this these those all more
    and some every any my one two three half early free new fresh hello goodbye home away out off over by from big less
    great better local live how why what where hundreds thousands moving ready online here there inside
    members friends kids mom dad dinner double
  `,
  joiner: 'and or then plus but lets',
  opening:
    'just now today tonight also so simply only always oh psst yes well tip go come hi hey hello hiya dear yo howdy morning afternoon evening',
  product: `
    baker bakers bun buns biscuits balm duvets mower peonies umbrellas denim
    backpack backpacks trilogy films bowling kayak belt belts
    guitar piano drums violin strumming singing halibut prawns crab donuts mop reviews checkups circus bookworms plants bunks
    smores kitchen robotics oyster oysters tower socks ebike scooters sourdough bakery bouquets mat ring rings pair pairs
    shop donate preorder subscribe tune tuneup openings podcasts cookout potluck
    sale sales collection collections styles style fashion dress dresses jeans denim shirt shirts tee tees sweater
    sweaters jacket jackets coat coats boots boot shoes sneakers sandals slides heels socks hats bags handbags jewelry
    earrings necklace rings watches sunglasses frames eyewear swimwear swim bikini lingerie pajamas activewear leggings
    hoodie hoodies parka parkas beanies linen wool cashmere silk velvet satin leather wardrobe closet outfit outfits
    looks lookbook runway skincare serum serums moisturizer makeup lipstick mascara fragrance perfume scent scents
    candles candle soap lotion facial facials hydrafacial massage massages manicure pedicure nails lashes brows waxing
    laser botox blowout highlights haircut haircuts cut cuts color stylist stylists barber salon spa sauna whitening
    invisalign veneers yoga pilates barre spin bootcamp gym workout workouts fitness trainer trainers reformer zumba boxing class
    classes lessons course courses workshop workshops webinar seminar mba degree   bootcamps camp camps
    coffee latte lattes espresso brew brews tea cocoa smoothie smoothies juice boba cider donut donuts pastry pastries
    croissant croissants bagel bagels muffin muffins cookies cookie cake cakes cupcakes pie pies churros gelato
    scone scones bread loaf pizza pizzas burger burgers fries taco tacos burrito burritos nachos wings ribs bbq brisket
    steak sushi ramen noodles pho curry pasta lasagna salad salads sandwich sandwiches sub subs soup soups bowl bowls
    lobster oysters shrimp salmon seafood brunch lunch dinner dinners supper buffet breakfast menu menus appetizer
    appetizers dessert desserts snacks platter platters catering chef courses meals meal kit kits recipe recipes flavor
    flavors cocktails mocktails drinks drink drafts pints bottles champagne bubbles mimosas bar rooftop patio lounge
    trivia karaoke bingo concert concerts gig band bands dj djs jazz bluegrass  comedy comedian show shows cinema
    movie movies film festival fest fair carnival parade market markets expo gala fundraiser raffle auction exhibit
    exhibition gallery museum opening premiere screening matinee performance  musical ballet opera theater tickets
    race marathon scramble tournament league game games season playoffs opener courtside
    cabin cabins cottage resort hotel hotels suite suites villa villas beach beaches cruise cruises flights fares
    vacation vacations getaway getaways safari tour tours zipline ski lift slopes kayak sunset island trip trips
    escape adventure adventures honeymoon staycation camping campsite rv glamping
    mattress mattresses pillow pillows bedding sheets blanket blankets throws rug rugs lamp lamps chandelier chandeliers
    sconces sofa sofas couch chairs recliner furniture decor cookware knives knife grill grills appliances fridge washer
    dryer tv tvs laptop laptops  earbuds headphones speaker speakers camera cameras tablet tablets gadget gadgets
    console stroller strollers toys toy lego puzzles vinyl records books book paperback novel novels audiobook podcast
    episode newsletter stories story tips guide recipes issue horoscope blog article playlist catalog circular edition
    gardening plants plant tulips roses flowers bouquet bouquets seeds garden lawn mulch gutters roof roofing siding
    windows solar hvac furnace plumbing pest termite carpet cleaning detail detailing washes carwash tires
    brakes alignment suv truck trucks sedan foresters lease apr bike bikes bicycles cycles scooter motorcycles kayaks
    puppy kibble dog dogs cat cats grooming daycare boarding treats pup pups leash
    internet fiber broadband gig wifi streaming  box boxes
    insurance premium premiums coverage medicare rates mortgage homeowners homes home condo condos townhomes listings
    listing floorplans apartment apartments lofts
    gifts gift stocking monogramming engraving giveaway prizes prize deals deal discount discounts offers savings bargain
    bargains rollbacks specials special clearance markdowns coupons rewards perks stamp stamps
    peaches apples berries pumpkins strawberries orchard hayrides cornmaze wine wines
     rescue donation fundraiser charity  adoption pony rides petting pie
    honey tomato tomatoes seedlings ravioli rolls quilting knitting sewing crochet pottery ceramics encore stools egg
    hunt balayage extensions keratin gel acrylics bath bombs bubbly bites ribeyes brats trays wigs capes fangs stoves
    tents shucks clams crab crabs scallops tuna poke falafel gyro kebab hummus shawarma dumplings dim sum bao tempura
    curries naan samosas paella tapas risotto gnocchi calzone calzones stromboli focaccia pretzel pretzels popcorn
    candy chocolate chocolates truffles macarons brownies pancakes waffles omelet omelets bacon cheeseburger
    cheeseburgers milkshake milkshakes shake shakes slush slushies lemonade kombucha matcha chai mocha cappuccino
    roast roastery tasting tastings pairing brewery seltzers spritzers sangria margs margaritas martini tequila
    whiskey bourbon beers beer ales lager taps entree entrees takeout feast feasts picnic barbecue luau crawl pubcrawl
    quilt quilts towels robe robes slippers vases vase mugs mug tumbler tumblers dishes plates glassware linens
    curtains blinds drapes wallpaper flooring tiles hardwood cabinets countertops remodel remodeling renovation
    kitchens bathrooms patios decks pergola spas hottub sheds fencing fence landscaping sod fertilizer aeration
    pruning pressure washing junk hauling movers bracelets bracelet pendant pendants diamonds diamond engagement
    bridal gown gowns tux tuxedo suits blazers blazer chinos shorts skirts skirt blouse blouses cardigan cardigans
    flannel fleece vests gloves scarves scarf caps belts loafers cleats runners footwear apparel gear merch outerwear
    loungewear athleisure swimsuits trunks toner cleanser retinol sunscreen spf peels microneedling dermaplaning
    filler fillers lipo sculpting tan tanning spraytan beard shave shaves fades braids curls blowdry crossfit hiit
    kickboxing judo karate taekwondo tango salsa swimming tennis pickleball golf bowling climbing skating snowboard
    skis kayaking surfing rafting fishing hunting archery paintball lasertag arcade trampoline passes waterpark zoo
    aquarium planetarium circus rodeo derby wrestling ufc nascar hockey basketball baseball football soccer volleyball
    lacrosse fixtures album albums mixtape setlist symphony orchestra choir recital poetry author signing bookclub
    magazine digest roundup zine charters yacht sailing ferry railpass airfare airfares layover electric hybrid suvs
    hatchback convertible wheels rims tint cpu gpu keyboard charger chargers drones drone printer printers smartwatch
    smartphone smartphones wearable wearables gaming controller software kitten kittens puppies collar collars vet
    aquariums catnip litter nursery crib cribs diapers onesies playdates tutoring tutor tutors preschool church
    worship easter christmas halloween thanksgiving hanukkah valentine valentines diwali mardi gras sweepstakes
    scratchers retirement investing annuity annuities refinance heloc cashback apy shampoo conditioner vitamins
    vitamin supplements supplement protein creatine collagen probiotics gummies sculpture prints posters poster
    photography portraits portrait photoshoot headshots
  `,
  praise: `
    better best bright sweet sweeter big great super cheap perfectly pretty pink
    handsome bold strong lower lowest lighter half special cute sparkle unlimited permanent confident confidence
    free complimentary
    best perfect softest cozy delicious gorgeous stunning irresistible amazing incredible fabulous luxurious luxury
    exclusive handmade handcrafted artisan artisanal iconic legendary dreamy decadent tasty yummy crispy
    juicy fresh freshest freshly hottest coolest lightest brightest favorite favorites magical magic unforgettable
    memorable effortless stylish chic vibrant signature handpicked curated organic homemade limited
    bestselling soft crave dreaming craving hungry curious tired dream dreams happiness joy love lovely beautiful
    smoother whiter healthier happier easier cheaper bigger brilliant epic ultimate wow yum killer famous rated
`,
  lure: `
    got get
    deserves deserve awaits await calling calls misses miss craves wants qualifies qualify 
    thank thanks closer missing sparkle loves waiting
  `,
  we: 'we were weve wed well',
  we_do: `
    tailored designed created crafted built saw
    think heard love giving celebrating celebrate turning launching opening extended throwing hosting offer offering
    serving cover picked made miss missed saved setting dropped dropping teamed partnered bringing brought cooked
    baked brewed waive treat hired hiring looking buy pouring slashing slashed marked added invite stocked restocked
    expanded believe
  `,
  no: 'no zero without',
  barrier: `
    cover commitment commitments obligation contract contracts appointment experience strings reservations excuses
    entry annual hidden gimmicks hassle interest
  `,
  arrival: 'revived reopens back here arrived landed returns return live ripe',
  appetite: `
    ready tired want wants looking need thinking curious sick craving hungry bored dreaming missing interested
    hosting planning searching feeling love wondering struggling stuck thirsty
  `,
  instruction: 'please kindly',
  linker: 'with from at for on in to a an by and or of as is are was',
  clock: 'at after before by until from between',
  service_question: `
    questions question spend spent charge charged attempt authorize this recognize help wrong reschedule cancel change dispute update modify move problem authorize
    confirm unsubscribe
  `,
};
