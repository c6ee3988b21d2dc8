import type { Vocabulary } from './vocabulary.ts';

/** English messages about something that exists between the sender and the recipient. */
export const transactionalEn: Vocabulary = [
  [
    'transactional',
    1,
    `
    reply (yes|y|1) to (book|take|claim|grab) (it|this|the|that) (slot|spot|time|)
    check in (for|to) your (stay|flight|visit|appointment|room|trip)
    (spot|slot|time|place|opening) (just |has |)opened up
    please assign (a |)(driver|technician|agent|courier|rider)
    (sorry |)we missed your call
    (photo|picture|pic|photos|pictures|video) of (the|your) (* |)(issue|problem|damage|leak|area|part|item|error|label)
    (account |)balance is low
    (funds|money|proceeds|payment) (was|were|has been|have been|will be) (wired|sent|transferred|released|deposited)
    (is|are) (now |)in your (wallet|wallet app|app|account|email|inbox|portal|mailbox|locker)
    (in line|in the queue|on the waitlist|in queue) (at|for|with|now|behind)
    (spot|place|position|number) in (line|the queue)
    (moved|added|promoted) (you |)(from|to|off) the (waitlist|wait list|list|queue)
    (arrives|arriving|arrive|arrived|delivers|delivering|ships|shipping|lands at|leaves|departs) (between|by|before|on|at|around|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|in # (min|mins|minutes|days|hours))
    (reply|text|press|respond) (yes|no|ok|y|n|1|2) (to|if|or|and) (* |)(proceed|approve|accept|decline|continue|confirm|keep|authorize|cancel|reschedule|return|that works|not|dispute)
    (repair|estimate|total|fee|copay|balance|fare|bill|visit|service|tow|install|installation|refill|rent|deposit|cost|charge) (is|comes to|came to|will be|was) $
    (is|are) (running|#) (# |)(late|minutes late|min late|behind)
    (was|were|has been) (attempted|added to|removed from|linked|lifted|restored|repaired|inspected|forwarded|shared|uploaded|found|left)
    (being processed|in transit|in progress|under review|waitlisted|on file|on hold until)
    (moved|postponed|relocated|pushed) (to|until|from|back to|up to) (#|jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec|mar|apr|jun|jul|sep|room|field|gate|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next)
    you have (tickets|a ticket|a table|seats|booked|scheduled|an order|a delivery)
    your (ticket|tickets|seat|seats|pass|badge|voucher|entry|spot|coat|order|box|kit|proof|part|tire|tires|prints|photos|glasses|lenses|contacts|suit|dress|alterations|watch|phone|laptop|bike|tires) (is|are|stay|stays|was|were|will|has|have|came|shipped|arrived|remain|for)
    was placed
    (is|are) # (min|mins|minutes|stops|miles|blocks|hours) (away|out|late|early|behind|ahead)
    (trash|recycling|garbage|yard waste) (pickup|pick up|collection)
    (recall|public|legal|maintenance|closure|evacuation|boil water|service) notice
    (server|system|cpu|disk|traffic|bus|train|road|street|transit|power|water) (alert|usage|closure|maintenance|outage|sweeping|work)
    (you are|youre) registered for
    (is|was) (this|it|that) you
    did you (just |) (try|attempt|make|spend|use|authorize|request|sign|log|transfer|send|buy)
    (are|were) you (just |) (trying|attempting|making|signing|logging)
    (session|meter|parking|hold|ride|wash|cycle|charge|charging) (* |)(ends|expires) in # (min|mins|minutes|hours)
    (tornado|flood|flash flood|storm|winter storm|heat|wind|fire|air quality|boil water|severe weather|hurricane|freeze|frost|earthquake|tsunami|evacuation) (warning|watch|advisory|notice|alert|order)
    could not be
    (did|was) (the|your) (technician|driver|agent|issue|problem|order|repair|visit|stay|delivery) (* )
    (your|the|this) (order|orders|package|packages|parcel|delivery|shipment|item|items|prescription|prescriptions|rx|refill|appointment|appt|reservation|booking|table|payment|invoice|bill|statement|account|balance|refund|return|exchange|claim|ticket|case|request|application|subscription|membership|plan|policy|deposit|transfer|withdrawal|transaction|card|password|passcode|pin|code|login|profile|visit|test results|results|lab results|report|car|vehicle|repair|driver|courier|technician|flight|gate|boarding pass|room|ride|trip|session|class|lesson|enrollment|registration|document|documents|contract|lease|rent|service|meter|usage|data usage|autopay|auto pay|direct deposit|paycheck|paystub|timesheet|shift|interview|pet|child|student|grade|homework|library|hold|loan payment|mortgage payment|premium|copay|tax return|passport|visa|license|certificate|warranty|device|equipment|luggage|bag was|locker|pickup|pick up|quote|feedback|survey|complaint|inquiry|message|voicemail|email address|phone number|address|verification|confirmation|receipt|purchase of|purchase at|laundry|dry cleaning|food|meal|groceries|takeout|trial|free trial|gift card order|wait|place in line|turn|key|keys|reward balance|points balance|doctor|dentist|provider|therapist|stylist)
    (order|booking|reservation|confirmation|tracking|reference|ref|invoice|case|ticket|claim|account|policy|rx|flight|room|locker|gate) (no|number|num|id|code|is|#|&)
    to reschedule (your|it|the|this|an)
    (reschedule|confirm|cancel|modify) your
    your (* |)(* |)order is (in|here|back|back ordered|being|almost)
    you (bought|purchased|paid|sent|transferred|withdrew|deposited|returned|reserved|rented|donated)
    (posted|cleared|settled|debited|credited|deducted|deposited) (on|to|in|from|today|at)
    (show|present|scan) (this|the|your) (qr|qr code|code|barcode|ticket|tickets|pass)
    (summary|recap|breakdown) (for|of|is)
    (spend|spending|usage|activity|account|trip|order|visit) (summary|recap|report)
    order (confirmed|received|shipped|placed|update|ready|delayed|canceled|cancelled|complete|is|was|has|from|of)
    (has|have|was|were|been|is|are|is now|has now) (shipped|delivered|dispatched|confirmed|received|canceled|cancelled|rescheduled|scheduled|processed|approved|declined|completed|updated|changed|delayed|returned|refunded|charged|paid|posted|reset|locked|activated|deactivated|renewed|ready|ready for pickup|ready for pick up|out for delivery|on its way|on the way|on time|due|overdue|past due|arriving|expected|assigned|submitted|reopened|resolved|closed|picked up|dropped off|booked|verified|enrolled|issued|deposited|debited|credited|scheduled for|set for|boarding)
    out for delivery
    (will be|should) (delivered|arrive|arriving|charged|billed|there|with you|shipped|open|closed|debited|processed|refunded|posted|sent)
    (track|tracking|track it|track your|track here)
    (reminder|friendly reminder|appointment reminder|payment reminder|reminder from)
    (appointment|appt|visit|checkup|consultation|session|lesson|reservation|meeting|interview) (with|on|at|for|is|tomorrow|today|reminder|scheduled|confirmed|has been)
    (reply|text|respond|press|send) (c|y|yes|no|n|1|2|r|confirm|cancel|#) (to|if|or) (confirm|cancel|reschedule|verify|approve|decline|dispute|accept|keep)
    to (confirm|reschedule|cancel|dispute)
    (verification|security|access|login|sign in|one time|authentication|confirmation|activation|auth|pickup|door|entry|reset) (code|passcode|password|pin)
    (otp|passcode|2fa)
    (do not|dont|never) share (it|this|your|the|with)
    (expires|valid|good) (in|for) # (min|mins|minutes|seconds|hours)
    (if this|if you) (wasnt|was not|didnt|did not|dont|do not) (you|request|make|recognize|place|authorize|initiate)
    (fraud|security|account|low balance|balance|deposit|transaction|purchase|weather|school|flight|service|outage|travel|delivery|usage|data) (alert|alerts|notice|notification|update|advisory)
    (payment|deposit|transfer|withdrawal|purchase|charge|transaction|bill|balance|debit|credit|autopay) (of|for|is|was|has|due|received|posted|failed|declined|scheduled|successful)
    (due|overdue|past due) (on|by|date|today|tomorrow|in|amount|#|$|and)
    (amount|balance|payment|total|minimum) (due|owed|is|of|paid)
    (receipt|invoice|statement|paid|refund|refunded|renews|renewal|renewed|auto renew|automatically renew|charged|billed|withdrawn|debited|deposited|credited|dispatch|courier|eta|arriving|en route|boarding|departs|departure|landed|delayed|rescheduled|check in|checkin|checkout is at|check out time)
    (thank you|thanks) for (your|the) (order|payment|purchase|booking|reservation|visit|patience|application|registration|appointment|deposit|call|message|return|inquiry|feedback|letting)
    (thank you|thanks) for (ordering|booking|registering|scheduling|applying|contacting|calling|choosing|signing up|checking in|shopping)
    (is|are) ready (for|to be|at|now)
    ready for (pickup|pick up|collection|you to)
    (is|are|will be) (closed|canceled|cancelled|delayed|on hold|unavailable|down|restored|back up)
    (we|weve|we have) (received|processed|shipped|canceled|cancelled|updated|scheduled|rescheduled|issued|refunded|confirmed|charged|sent you|attempted|tried to deliver|noticed|detected|booked|opened your|resolved)
    (you have|youve) (an appointment|been charged|been enrolled|been added|been assigned|a new message|a new voicemail|a package|used|checked in|a reservation|a balance|a payment|a bill|a meeting|a session|successfully|a new statement|an upcoming|a prescription|# unread)
    (new|unusual|suspicious) (sign in|signin|login|log in|device|message from|voicemail|statement|activity)
    (password|pin|email|phone number|address|profile|settings|username) (was|has been|changed|reset|updated)
    (your) (* |)(expires|expiring|will expire|is expiring|renews|will renew)
    (please|kindly) (bring|arrive|call us|call the office|confirm|reply|review|sign|complete|return|note|update|contact|remember|fast|have your|allow|be advised|use the|pick up)
    (school|classes|practice|game|trash|pickup|water|power|road|office) (is|are|will|has|was|closed|canceled|cancelled|closure|dismissal|delayed)
    (parent teacher|early dismissal|snow day|field trip|permission slip|bus route|report cards|jury duty)
    (wait time|estimated wait|next in line|table for|party of)
    (license plate|confirmation|record locator|seat #|seat &|terminal|gate)
    (dose|medication|refills|pharmacy|vaccine|lab|blood work|copay|patient|dr|clinic)
    (w2|w 2|1099|tax form|paystub|pay stub|payroll|direct deposit|timesheet|shift)
    you (requested|asked|ordered|booked|scheduled|signed up|checked in|placed|opted)
    $ (is|has|have|due)
    (as|per) (requested|your request|you requested)
    `,
  ],
  [
    'transactional',
    0.5,
    `
    (because of|due to) (the|a|rain|snow|wind|weather|ice|storm|heat|high|low|illness|repairs|maintenance|traffic|an|technical)
    (was|went|came) (back |)(well|normal|clear|negative|fine)
    (accepted|rejected|countered) your offer
    can(not|t) make it
    its time to schedule your
    (shipped|delivered|dispatched)
    (meeting|class|practice|game|shift|rehearsal|conference|service) (today|tomorrow|tonight|at|is|moved|starts|canceled|cancelled|has|location)
    $ (at|from|to) (#|*) (on|ending|card)
    your (* |)(* |)(was|were|has been|have been|had been)
    `,
  ],
  [
    'record',
    1,
    `
    (credit |available |available credit |spending |)(limit|credit|balance) is now $
    (using|used) (your |)(* |)(* |)card (& |# |)(* |)for $
    (reward |bonus |)(points|miles|stars|rewards) (earned|credited|posted) (#|on|for|to)
    you (used|redeemed|applied|spent) (a|your|the|# ) (* |)(coupon|discount|voucher|code|credit|reward|points)
    you (used|redeemed|applied|spent) (a|your|the|) $ (* |)(coupon|discount|voucher|code|credit|reward|)
    (refund|refunded|credit|credited|reimbursement|adjustment) (of|for|was|has|will|in the amount)
    (has been|was|were|is|have been) (applied|refunded|credited|charged|processed|paid|received|posted|added to your (account|order|card)|deducted|debited|billed|authorized|declined|approved|returned|adjusted|removed)
    (order|payment|purchase|deposit|charge|transaction|invoice|bill|receipt|withdrawal|transfer|refund|total|subtotal|amount|balance|fee|tip|fare|tax|deductible|premium|copay|rent) (of|for|is|was|total|total is|totaling|due|received|in the amount of|came to) $
    (withdrawal|atm|debit|bal|total|paid|charged|charge|refund|refunded|received|balance|amount|due|owe|billed|spent|received|sent you|sent|deposited|fee|subtotal|order|purchase|payment) $
    $ (was|were|has been|will be|due|paid|received|charged|deposited|credited|refunded|for your|payment|charge|transaction|deposit|minimum|copay|refund|withdrawal|transfer|balance|fee)
    (renews|renewed|will renew|auto renews|automatically renews|renewal) (on|for|at|in|tomorrow|today|date|automatically|price|notice)
    (you saved|you have saved|you earned|youve earned|you received|you redeemed|you used|you spent) ($|%|#)
    (you earned|youve earned|you have|you now have|earned|balance of|balance is|balance) # (points|stars|miles|reward points|rewards)
    (refund|discount|deposit|interest rate|tax|vat|apr|battery|usage|data|humidity|attendance|grade|score|completed|storage|tip|fee|humidity|used|reached|scored) (of |is |at |was |by |reached |)%
    (discount|coupon|promo|voucher|promotion|code|offer|points|credit) (was|has been|were|could not be|cannot be|is no longer|is invalid|not|has|have been) (applied|accepted|redeemed|used|expired|removed|rejected|valid|been applied|been used)
    % (more|less|higher|lower) than (last|the|your|average|usual)
    % (of your|of the|used|full|complete|charged|refund|tip|deposit|fee|tax|vat|chance of|humidity|remaining|battery|was|were|is due|restocking|down payment is|has been|interest rate|apr on your|on your)
    `,
  ],
  [
    'neutral',
    0,
    `
    the drawing is on
    (sale price|limit|stop) order
    (seller|buyer|owner|landlord) accepted your
    (at|on|to|for|with) your next (visit|order|purchase|stay|trip|box|meal|ride|booking|session)
    (the|your|our|this) (sale|purchase) of (your|the|a|my|this) (home|house|car|vehicle|property|shares|business|condo|boat)
    (wired|sent|transferred) to your
    book (fair|club|clubs|report|reports|drop|return|bag|bags)
    enjoy the (show|game|movie|film|concert|ride|match|performance|play|music|flight|weekend|event|party)
    quick (cuts|lube|care|pay|mart|stop|clinic)
    (free|complimentary) (delivery|shipping|return|pickup|replacement|checked bag|cancellation|rescheduling) (order|was|has|label|is on|arrives|for order|applied)
    (free|complimentary) (delivery|shipping) order (* )
    (youll|you will|you) (get|receive|got|received) $ (back|refund|refunded)
    (promo|coupon|discount|voucher|promotion|offer) (code |)(could|cannot|can not|was|were|is|has|did) (not |no |)(be |been |)(applied|valid|accepted|expired|added|eligible|work|longer|removed|redeemed|used)
    # (days|hours|minutes) left (in|on|to (pay|return|respond|complete|submit|sign|check|renew)) (* )
    (buy|sell|limit|stop|market|sale price|trade|stop loss) order (to|of|for|was|filled|executed|at|#|expired)
    (sale|purchase|sell|buy) of # (shares|units)
    (free|released|cleared) of charge
    (feel|are|are you|be|time is|if youre|if you are) free
    free (to|from|parking|at|up|until|after|between|on (monday|tuesday|wednesday|thursday|friday)|space|time|throw|lunch program|wifi|wi fi|clinic|of)
    (toll|hands|gluten|sugar|dairy|fat|smoke|duty|drug|nut|hassle|fee|no) free
    (point|bill|terms|date|proof|conditions) of sale
    sale of (your|the|a|my|property)
    (job|employment|counter|purchase|your|the|an) offer (letter|was|has|is|of employment|for the|on|accepted|expires on)
    (offer letter|great deal of|good deal of|deal with|dealt with|big deal|no deal|not a deal|deal breaker)
    (save|saved) (the date|this number|this message|this code|your|a copy|our number|us|it|time)
    (special|limited) (needs|instructions|assembly|attention|education|delivery|requests|request|meeting|handling|session|weather|service|access|mobility|liability|company|to #|hours|parking|visibility|capacity|number of)
    (store|shop|business|office|special|holiday|summer|winter) hours
    (early|late) (morning|afternoon|evening|pickup|checkout|check in|dismissal)
    (new|your new) (code|password|pin|card|device|time|date|appointment|message|messages|phone|number|login|sign in|address|location is|delivery date|delivery time|delivery window|account|patient|patients|hire|employee|statement|bill|voicemail|comment|request|lead|assignment|test result|results|document|schedule|shift|policy number|insurance card|balance|payment method|eta|arrival time|form|case|ticket|order|invoice|booking|provider|doctor|office|year|month|semester|student|update|gate|driver)
    (in|of) (order to|the order of|order)
    (out of|in) order
    to (order|purchase) (refills|checks|a replacement|a copy)
    (order|purchase|book|invoice|reservation) (#|&|number|no|confirmation|history|status|details|summary|id|total)
    (last|final) (name|day of (school|class|work)|# digits|four|4|digits|payment|bill|exam|exams|grade|grades|score|login|visit|night|week|month|year|name|inspection|walkthrough|notice|step|destination|boarding|four digits)
    (final|last) (call for|boarding call|meter)
    (show|shows|showing|showings) (this|your|at|up|id|the|a|on|confirmed|scheduled|request|time|instructions)
    (join|rejoin) (the (call|meeting|zoom|video|visit|room|session|queue|line|waiting room)|your (call|meeting|visit|video|appointment|session)|zoom|here at|by phone)
    (try|trying) (again|to (deliver|reach|call|contact|restart|log)|your|later|another|a different)
    (visit|stop by|come (to|by)) (the|our|your) (office|clinic|school|front desk|pharmacy|doctor|provider|leasing office|branch|portal|website to (view|pay|manage|update|complete))
    (before|by|until|after) (#|your|you|we|the|noon|leaving|arrival|arriving|entering|then|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
    (as|very|too) soon
    soon as
    see you (soon|then|tomorrow|today|there|at)
    (show id|bring id|claim (#|number|id|check|&|adjuster|status|form|was|has|is|update|for))
    (insurance|warranty|baggage|damage|dental|medical|your) claim
    (check out|checkout) (is|time|by|at|of|from|date|desk|line)
    (check in|check out) (is|opens|at|by|starts|time|now|online|on|#)
    (register|registered|registration) (#|number|your device|mail|nurse|is complete|confirmed|was|has|to vote|at the (front|desk))
    library (hold|holds|loan|loans|card|request|reservation)
    (hold|holds) (* |)(* |)(* |)(* |)(is|are) (available|ready|waiting) (until|for|at)
    (book|books|library book|library books) (is|are|you|due|on hold|was|were|returned|that|will be)
    (drop|drops|dropped) (off|your|of|it|box|in|by the office|below|to)
    (live|lives) (agent|in|at|chat|person|representative|with|near)
    (fresh|clean) (water|linen|start|air)
    (event|events) (of|id|is canceled|was canceled|has been|detected|log|code|is cancelled)
    (reward|rewards|bonus|points) (balance|summary|statement|were|was|posted|expire on|account|has been)
    (gift) (card (balance|order|number|was|is|has|purchase|ending|you|from)|receipt|was|has|message)
    (collection|collections) (day|date|point|is|was|time|of (samples|your|waste|trash)|agency)
    (season|seasons) (pass|ticket|tickets|is over|greetings|schedule|starts|practice)
    (holiday|weekend|summer|spring) (schedule|closure|pickup|break|camp|school|term|collection|on|route)
    (love|we love|loved one|loved ones|perfect attendance)
    (free trial) (ends|ending|will end|expires|is ending|has ended|period)
    (trial) (ends|ending|will end|expires|has ended|date|period|court|is over)
    (now|is now|are now|has now) (ready|closed|open|complete|boarding|active|online|due|confirmed|available for pickup|enrolled|at|verified|locked|ready for|in effect|arriving|being|on|scheduled|#|in transit|your|overdue)
    available (for pickup|for pick up|to view|at|from|balance|credit|appointment|appointments|in your (portal|account|inbox|app))
    (is now|are now|now) available (to view|in your|for pickup|for pick up|for download|in the (portal|app))
    (party|parties) (of|size|to)
    (menu|main menu) (option|for options)
    (hot|cold) (water|line|weather|meal|lunch|day)
    (fast|fasting) (for|before|#|blood|pass|lab)
    (quick|fun) (reminder|question|survey|update|note|fact|run)
    (half) (day|an|hour|of|# )
    (win|wins) (by|over|against)
    (estimate|estimated) (for|of|is|time|arrival|wait|delivery|repair|cost|restoration|completion|approval|#|was|ready|your)
    (consultation|estimate|quote) (is|on|at|with|tomorrow|today|scheduled|reminder|for your|request|confirmed|you requested|#)
    (workshop|webinar|concert|show|festival|party|event|tickets|ticket) (starts|is|are|confirmation|confirmed|reminder|you registered|begins|link|tomorrow at|moved|postponed|canceled|cancelled|rescheduled|attached|for your|purchase|purchased|order|have been|has been|were|are attached)
    (tickets|ticket) (#|&|number|for (* |)(tonight|tomorrow))
    (premium) (of|due|payment|is|for|was|bill|notice|amount)
    (financing) (application|agreement|request|was|has)
    (results) (are|is|in|from|available|ready|for|may|will)
    (members|member) (id|services|portal|since|meeting|of the|number|card)
    (upgrade|upgraded) (is complete|complete|was|scheduled|maintenance|request|to your|has been|tonight|your (app|software|browser|system))
    (dont|do not) (reply|forget your (appointment|appt|mask|id|homework|lunch|keys|meds|medication)|forget to (bring|take|sign|return|submit|turn|pay|pick|log|complete|refill|wear|upload|set|clock)|forget (that|about your|we have|practice|our meeting))
    (pick up|pickup) (your (order|child|student|prescription|rx|car|vehicle|package|kids|items|food|pet|meds|medication)|time|is|at|window|location|from|by)
    (order|buy|shop) (is|was|has|from|by phone)
    (enjoy) (your (meal|food|stay|day|trip|flight|ride|order|weekend|evening|purchase|visit|movie|show)|the)
    (hope you) (enjoy|enjoyed|like|love|had)
    (live) (in|at|update|updates|tracking|status|agent|map|location|eta)
    (save|reserve) your spot in line
    (discover|chase|visa|mastercard|amex|capital one) (card|ending|account)
    (special) (thanks|thank you|note|day|board|election|olympics)
    `,
  ],
];
