import type { Lexicon } from './lexicon.ts';

export const ENGLISH: Lexicon = {
  language: 'en',
  frequentWords:
    'the|your|you|and|with|for|from|this|have|thank|please|our|we|are|is|will|booking|date|time|guest|passenger|arrival|departure|check|address|name|confirmation|number|pick|up|return|day|location|to|flight|party',
  calendar: {
    months:
      'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep october|oct november|nov december|dec',
    weekdays:
      'sunday|sun monday|mon tuesday|tue|tues wednesday|wed thursday|thu|thur|thurs friday|fri saturday|sat',
    numerals: 'one two three four five six seven',
    to: 'to|till|until',
  },
  // biome-ignore format: lists of words
  subject: {
    autoReply: 'automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office',
    bounce: 'undeliver|delivery status notification|delivery (?:has )?fail|mail delivery|returned mail|failure notice',
    reviewRequest: 'how was (?:your|the)|how did (?:we|it|you)|rate (?:your|us)|review (?:your|us)|leave a review|share your (?:experience|feedback)|tell us (?:about|what|how)|your (?:feedback|opinion)|thanks? (?:you )?for (?:staying|visiting|dining|flying|riding|travell?ing|your stay|your visit)|survey',
    receipt: '\\brefund|insurance|gift (?:card|voucher|certificate)',
    parcel: 'parcel|package|shipment|shipped|out for delivery|your delivery|delivery (?:today|tomorrow|update|scheduled)|has been delivered|tracking|^arriving (?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow)',
    hold: '\\bquot(?:e|ation)\\b|not a booking|\\bestimate\\b|\\bon hold\\b|\\bhold(?:ing)? (?:your|this|the) (?:fare|price|seats?|room|table|booking)|hold (?:expires|confirm)|wait ?-?list|waiting list|request (?:received|sent|pending)|pending (?:request|confirmation|approval)|awaiting|enquiry|inquiry|proposal|provisional|unconfirmed',
    priceFrom: 'from',
    promotion: "announced|(?:now|tickets?) on sale|near you\\b|price (?:drop|alert|change|watch)|prices? (?:have )?(?:dropped|dropping)|fare (?:alert|drop|sale)|% (?:off|rabatt|de (?:reduction|descuento)|di sconto|korting)|\\bsale\\b|\\bdeals?\\b|save (?:up|\\$|€|£|\\d)|\\bdiscount|from (?:just |only )?[$€£] ?\\d|[$€£] ?\\d+ (?:one way|each way|return)|last (?:chance|minute)|don'?t miss|non perdere|limited time|ends (?:soon|tonight|today|tomorrow)|still (?:thinking|interested|available|looking|dreaming)|left (?:something|it) behind|complete your (?:booking|reservation|purchase|order)|finish (?:your )?booking|in your (?:cart|basket)|forgot something|your (?:search|saved|wish)|(?:flight|hotel|fare|train|car) search|based on your (?:recent )?search|search results|inspir|explore|discover|book (?:now|by|early|before)|early bird|black friday|cyber|special offer|exclusive|coupon|promo|bonus (?:miles|points)|double (?:miles|points)|get (?:\\d+|up to)|win a|upgrade (?:from|for)|\\bpre-?sale|is waiting|waiting for you",
    newsletter: "what'?s on\\b|season (?:brochure|guide|announcement|launch)|(?:new|our|the) (?:\\w+ )?season(?: is| at| of|$)|passwor[dt]|security (?:alert|code|notice)|verif(?:y|ication) (?:code|your|email)|sign[- ]?in (?:code|attempt|from|alert)|new (?:login|sign[- ]in)|one-time|welcome to|newsletter|\\bdigest\\b|weekly|monthly|round-?up|this week|points? balance|miles balance|account statement|your (?:\\w+ )?statement|loyalty|rewards? (?:update|summary|statement)|you(?:'ve| have)? earned|(?:miles|points|meilen|punkte) (?:earned|credited|gutgeschrieben)|tier status|status (?:update|match)|(?:points|miles) statement|(?:points|miles) (?:are )?(?:about to )?expir",
    cancelled: 'cancell?ed\\b|cancell?ation (?:confirm|notice|of|for|-)|cancell?ation$|confirm\\w* (?:of )?(?:your )?cancell?ation|has been cancell?ed',
    free: 'free',
    cancellation: 'cancell?ation',
    notCancelled: 'cancell?ation (?:policy|protection|insurance)',
    changed: 'schedule change|\\bdelay(?:ed|:| )|^delay|(?:time|itinerary|flight|booking|reservation|gate|date) (?:has )?(?:changed?|update)|has (?:been )?(?:changed|updated|modified|moved|rescheduled|amended)|rescheduled|(?:change|modification|amendment|update) (?:to|of|confirm)|\\b(?:changed|updated|modified|amended|revised)\\b|new (?:departure )?(?:time|date|flight|schedule)|rebook|\\bexchanged\\b|(?:^|ticket |seat |booking |itinerary |your )exchange\\b(?! (?:rate|building|hall))|\\bexchange (?:confirm|complete|request|receipt)',
    rebooked: 'rebook|new flight',
    reminder: 'remind|upcoming|coming up|is (?:tomorrow|today|near|almost)|see you|days? (?:to go|until)|get ready|time to check|check[- ]?in (?:now|is|for|open)|pamint',
    confirmed: "confirm(?:ed|ation)|\\bbooked\\b|e-?tickets?|itinerary|your (?:booking|reservation|tickets?|order|trip|flight|stay|rental|appointment|table|ride|transfer|boarding)|reservation|booking|tickets?|you'?re (?:all set|going|in)|voucher|rental|\\bhire\\b",
    firm: 'confirmed|booked',
    invoice: '\\breceipt\\b|\\binvoice\\b',
    ticket: '\\bpnr\\b|locator|confirm|itinerary|e-?ticket|booking|reservation|boarding|passenger receipt',
  },
  // biome-ignore format: lists of words
  body: {
    hold: "not (?:a|yet a) (?:confirmed )?(?:booking|reservation)|nothing is (?:booked|reserved|confirmed)|no (?:booking|reservation) has been made|not (?:yet |been )?(?:been )?(?:confirmed|booked)(?! yet\\?)|(?:is|are) not (?:yet )?(?:confirmed|guaranteed|booked)|(?:are|we'?re|is|currently) holding|first come,? first served|just opened up|(?:may be|is now|became) available|act fast|(?:held|on hold) (?:for you )?(?:until|till)|(?:is|are) (?:now |currently )?on hold|pay by [^.!?]{0,40} to (?:book|confirm|keep|secure)|will be released|on the wait ?-?list|added to (?:the|our) wait|pending (?:approval|confirmation)|awaiting (?:confirmation|approval|payment)|subject to (?:availability|confirmation)|pay (?:now )?to confirm|to confirm (?:your|this) (?:booking|reservation), (?:please )?(?:pay|complete|reply)|until you (?:reply|pay|confirm)|this is (?:only )?(?:a|an) (?:quote|estimate|proposal|offer|option)|quote (?:is )?valid|quoted (?:price|fare)|haven'?t paid|not reserved until|(?:until|once) (?:the )?payment is (?:complete|received|made)|(?:booking|reservation|order|purchase) (?:was|has|is|could) ?(?:not|n't) (?:been |be )?(?:completed?|processed|made|successful|finali[sz]ed|placed)\\b|(?<!if (?:your |the |full )?)payment (?:(?:could not be|was not|has not been) (?:processed|completed|accepted|authori[sz]ed)|(?:was |has been |has )?(?:declined|rejected|failed|unsuccessful))|no (?:space|seats?|rooms?|tables?|places?|tickets?) (?:has|have) been (?:reserved|booked|issued)|is not a (?:booking |reservation )?confirmation\\b|payment (?:for|of) [^.!?]{1,50}(?:was|has|did) ?(?:not|n.t) (?:been |go )?(?:through|successful|completed|processed|accepted)|tickets (?:have not been|were not) issued(?! yet)|(?:your|this) order (?:is (?:still )?unpaid|has not (?:yet )?been paid)|unpaid (?:orders?|bookings?|reservations?) (?:will be|are|is) (?:automatically )?cancell?ed|(?:provisionally|tentatively) (?:held|reserved|blocked)|(?:the|your|our|this) option (?:expires|lapses|runs out|is valid until)",
    refused: "(?:unfortunately|sadly|regret(?:fully)?|sorry|afraid)[^.!?\\n]{0,60}(?:can't|can ?not|unable to|not able to|isn't able to|aren't able to|won't be able to) (?:host|accommodate|seat|have you|take (?:you|your|the (?:booking|reservation))|fit you|accept|confirm (?:your|the|this)|fulfil|offer you (?:an?|any|the) (?:table|room|place|seat|slot|date|space))|(?:unfortunately|sadly|sorry|afraid)[^.!?\\n]{0,60}(?:fully booked|booked (?:up|out|solid)|sold out|already (?:taken|booked|let)|no (?:tables?|rooms?|places?|spaces?|seats?|availability|vacanc\\w*)\\b)|(?:request|enquiry|inquiry|application|booking|reservation) (?:was|has been|is) (?:declined|rejected|denied|refused|turned down|not (?:been )?(?:accepted|approved))|(?:declined|rejected|turned down) your (?:request|booking|reservation)",
    recall: "you(?:'re| are) (?:now |over)*due (?:for|again)|last (?:[\\w-]+ ){0,3}(?:visit|appointment|check-?up|service|examination|eye test|clean(?:ing)?) (?:with us )?was\\b|(?:it's|it is|it has|it's been) (?:\\w+ ){0,5}(?:since your last|time for your next|time to (?:book|schedule|arrange|make) (?:your|an?) (?:next |\\w+ )?(?:visit|appointment|check-?up|service))",
    receipt: "thanks? (?:you )?for (?:riding|travell?ing with us|your ride|choosing us for your ride)|your (?:trip|ride) (?:receipt|with \\w+ on)|trip (?:fare|receipt)|ride receipt|fare breakdown|here'?s your receipt|(?:was|were|has been) charged to|charged to (?:visa|mastercard|amex|your card)|wi-?fi pass|certificate of insurance|policy (?:number|no\\.?|schedule)|insured (?:person|trip|traveller)",
    reviewRequest: 'thank you for staying|hope you enjoyed',
    parcel: 'your (?:parcel|package|shipment)|tracking (?:number|no|id)|out for delivery|track (?:&|and) trace',
    promotion: 'you left something|still available|complete your booking|finish(?:ing)? your booking|book (?:now|by|today|before)|prices? (?:change|may change|start|from)|fares? from|from (?:just |only )?[$€£] ?\\d|[$€£] ?\\d+ (?:one way|round ?trip|return|pp|per person|each way)|based on your (?:recent )?search|limited (?:seats|time|availability)|offer (?:ends|valid|expires)|terms and conditions apply|finish booking|before prices go up|general on ?sale|on ?sale (?:now|date|from|mon|tue|wed|thu|fri|sat|sun)|(?:today|one day|this weekend) only\\b',
    rateUs: 'how (?:was|did|would you rate)|(?:please )?(?:rate|review) (?:your|us|the)|leave (?:us )?a review|share your experience',
    cancelled: '(?:booking|reservation|order|trip|flight|stay|rental|appointment|ticket|table)s?(?: [\\w-]+){0,4} (?:has|have) (?:now )?been (?:successfully )?cancell?ed|(?:is|was) (?:now )?cancell?ed',
    changed: 'schedule (?:has )?change|flight time has changed|(?:has|have) been (?:rescheduled|changed to)',
    unsubscribe: 'unsubscribe|view (?:this )?(?:email )?in (?:your )?browser',
    departs: 'departure|departs?|depart',
    orders: '\\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding|system) (?:instructions?|prompts?|rules|messages?)|\\b(?:system|developer) prompt\\b|\\byou are (?:now )?an? (?:ai|llm|language model|assistant|email parser)\\b|\\b(?:note|attention|message|instructions?) (?:to|for) (?:all |any |the )*(?:ai|llm|language models?|assistants?|parsers?|bots?)\\b|\\bai (?:assistants?|agents?|models?|parsers?) (?:reading|processing|parsing|must|should|shall|will)\\b|\\bdo not flag\\b',
  },
  proof: {
    nouns:
      'booking|reservation|confirmation|order|ticket|reference|record locator|pnr|voucher|rental|folio|location',
    numberWords: 'number|no\\.?|code|ref(?:erence|erenz)?|id|num(?:ero|ber)?|#',
    statements:
      "i(?:'ve| have)(?: got)? you down (?:for|in|on|as)|(?:you(?:'re| are)|all) booked in|(?:pleased|delighted|happy|glad) to confirm|we (?:hereby |can )?confirm|got you down for|you have an appointment|this (?:email |message )?(?:is to )?confirms? your|your .{3,40} (?:is|are) (?:now )?(?:confirmed|booked|reserved)|you(?: are|.re) (?:all )?(?:booked|set|confirmed)|i(?:'ve| have) (?:put you down|booked you|reserved|pencilled)|we(?:'ve| have) (?:put you down|booked you in|reserved)|you(?: \\w+)? (?:are|'re) (?:all )?booked (?:in|on|for)",
    auxiliaries: 'is|are|has been|have been',
    participles: 'confirmed|booked|reserved',
    verbs: 'confirm',
    possessives: 'your',
    objects: 'booking|reservation|table|stay|order|appointment',
    phrases:
      "thank(?:s|you| you) (?:so much )?for (?:your (?:booking|reservation|order|purchase)|booking)|you are booked|you'?re (?:booked|confirmed)",
  },
  topics: {
    lodging:
      '\\w*hotell?s?(?:et|let)?|hostels?|motel|inn|lodge|resort|nights?|stay|room|rooms|suite|apartment|villa|cottage|cabin|b&b|bed and breakfast|guest ?house|check-?in|property|hotel',
    table:
      'restaurants?|table (?:for|is|at|reserv)|your table|dinner|lunch|brunch|dining|party (?:of|size)|covers|diners|bistro|gedeck|tasting menu|tables|supper|high ?chair|pub|gastropub|roasts?|pre-?order',
    activity:
      'tickets?|tours?|show|concert|theat(?:re|er)|museum|admission|entry|gallery|exhibition|experience|excursion|cruise|boat|kayak|workshop|class|lesson|spa|massage|treatment|facial|sauna|wellness|match|game|festival|opera|ballet|musical|cinema|movie|film|escape room|tasting|zoo|aquarium|park|ski|surf|diving|snorkel\\w*|hike|safari|balloon|zipline|guide|participants?|meeting point|appointment|theater|yoga|pilates|fitness|training|lecture|talk|meetup|event|arena|stadium|stalls|bowling|curling|tennis|padel|squash|badminton|minigolf|karting|climbing',
    service:
      'walks?|hammam|rides|ghost|segway|archery|sailing lesson|bouldering|hair|lash(?:es)?|spin|barre|zumba|dance|dancing|creche|grooming|physiotherapy|acupuncture|reiki|hire|classes|lessons|sessions?|scuba|divers?|dives?|reef|snorkell?ing|trekking|treks?|hikes?|horse ?riding|riding lesson|cooking|pottery|ceramics|life drawing|winery|vineyard|distillery|photo ?shoot|photography|photographer|portraits?|studio|salon|haircut|hairdresser|barber|beauty|make-?up|manicure|pedicure|nails|tattoo|physio|osteopath|dentist|dental|clinic|veterinary|check-?up|consultation|fitting|co-?working|workspace|hot desk|meeting room|lounge|luggage|left luggage|lockers?|bikes?|bicycles?|e-?bikes?|canoe|rafting|paddle ?board\\w*|snowboard|instructor|ski pass|lift pass|swim|swimming|hot springs|quiz|comedy|choir|circus|planetarium|whale|dolphin|fishing|paintball|laser tag|trampoline|reformer|meditation|retreat|playroom|rehearsal|recital',
    flight:
      'flights?|airlines?|airways|airport|aircraft|fly|boarding|cabin|gate|baggage|bag drop|hold bags?|hand luggage|cabin bags?',
    train: 'trains?|\\w*rail|railway|coach|carriage|platform|eurostar|intercity|railcard',
    bus: 'bus|buses|coach service|bus stop|bus station|busstation|bussterminal',
    ferry: 'ferry|ferries|crossing|sailing|vessel|port|harbour|pier',
    car: 'rental|rent a car|car hire|hire car|vehicle|minivan|suv|sedan|compact|economy car',
    ride: 'taxi|cab|transfer(?:s|best\\w*|buch\\w*|fahrt\\w*|service|dienst|voucher)?|shuttle|chauffeur|driver|ride|limo(?:usine)?|minicab|private car',
    rideOnly:
      'taxi|cab|transfer(?:s|best\\w*|buch\\w*|fahrt\\w*|service|dienst|voucher)?|shuttle|chauffeur|limo(?:usine)?|minicab',
    otherTravel: 'flight|hotel|package',
    reserved: 'reserv',
    people: 'people|guests',
  },
  // biome-ignore format: lists of words
  topicBeginnings: { lodging: '', table: '', activity: 'festival', service: '', flight: '', train: '', bus: '', ferry: '', car: '', ride: '' },
  stays: {
    ready: 'check-?in|rooms?|arrivals?|pitch(?:es)?|cabin',
    from: 'from|after|after|begins at|starts at|opens at|is at|time is|at',
    left: 'be out|departure|check out|vacate|leave (?:the|your)|check-?out|be clear|be empty|be vacated|departures?|leave by|guests to leave',
    nights: 'nights?',
  },
  agenda: {
    journey:
      'fly|flight|train|ferry|bus |coach|check.?out|checkout|depart|return|drop|free (?:day|time|afternoon|morning|evening)|breakfast|arrive|leave',
    hotel: 'check.?in|checkin|arrive at hotel|hotel|overnight|stay',
    taxi: 'taxi|shuttle|chauffeur|driver|pick.?up|pick(?:ing)? (?:you|us|everyone) up',
    restaurant: 'dinner|lunch|brunch|supper|table (?:at|for)',
    car: '^(?:collect|pick up|pick-up|collection of)[^.]{0,20}(?:car|vehicle|rental|camper|motorhome|van)',
  },
  changes: {
    your: 'your',
    oldHeading: 'old|previous|previously|original|originally|former',
    newHeading:
      'new(?! (?:york|orleans|delhi|jersey|zealand|haven|plymouth|mexico))|updated|revised|current|rebooked',
    oldLabel: 'old|previous|original|originally|former',
    newLabel: 'new|now|current',
    oldWord: 'previous(?:ly)?|old|original(?:ly)?|scheduled|was|before',
    newWord: 'new|now',
    movedTo:
      'moved to|rescheduled (?:to|for)|changed to|postponed (?:to|until)|brought forward to|now (?:on|takes place on)',
  },
  deadlines: {
    cancel: 'cancel|refund',
    limited:
      'change|amend|valid|pay|paid|balance|remainder|deposit|pre-?order|rsvp|reply|respond|confirm by|offer|promo',
    free: 'free',
    done: 'placed|submitted|paid|received|issued|printed|purchased|ordered|bought|charged|sent|created|made|due|purchase|payment|transaction|order',
    book: 'book',
    until: 'until|by|before|up to|no later than|not later than|on or before',
    fee: 'fee|charge|penalt',
    since: 'after|as of|from',
    on: 'on|at|via|with|by card',
    untilBehind: '',
  },
  labels: {
    checkin:
      'check in|checkin|check in from|check in after|in|check in date|check in time|check in day|arrival to hotel|key collection',
    checkout:
      'check out|checkout|check out by|check out before|out|check out date|check out time|check out day|data check out',
    pickup:
      'pick up|pickup|picking up|collection|collect|collect from|begin rental|rental start|rental begins|start of rental|pick up date|pick up time|pick up point|pick up location|pickup from|collection date|collection time|collection point|rental from|hire start|start of hire',
    dropoff:
      'drop off|dropoff|dropping off|return|vehicle return|car return|rental end|rental ends|end of rental|drop off date|drop off time|drop off location|return date|return time|return location|rental until|hire end|end of hire',
    depart:
      'departure|departs|depart|departing|leaves|leaving|leave|dep|dept|outbound departure|dep.|departure from|departs from|departure station|departure airport|departure port|departure point|departing at|leaves from|start station|sails|sails from|sailing from|lv',
    arrive:
      'arrival|arrives|arriving|arrive|arr|arr.|arrival at|arrives at|lands|arrival station|arrival airport|arrival port|arrival point|arriving in|destination station',
    start:
      'starts|start|begins|show|showtime|show time|show starts|event starts|performance|curtain|curtain up|kick off|kickoff|class time|session time|session|performance time|concert starts|film starts|tour starts|departure of tour|appointment time|filmbeginn|tee time|tee off|tee off time|start of tour|tour departs|entry from|car park entry|parking entry|parking start|parking starts|parking from|drive in|arrive at car park|arrival at car park|meet and greet drop off|we start|we begin|we will start|we ll start|we kick off',
    end: 'ends|end|finishes|until|end time|disembarkation|disembark|table returned by|please vacate|curfew|car park exit|parking exit|parking end|parking ends|parking until|exit|drive out',
    when: 'when|date|day|time|appointment|slot|time slot|reserved for|booked for|reservation for|sailing date|sailing|crossing date|crossing|travel date|date of travel|tour date|event date|visit date|date of visit|reservation date|date and time|rental period|hire period|dates|your dates|stay dates|dates of stay|date of stay|your stay|arrival and departure|period|time of entry|entry time|entry date|admission time|arrival slot|your appointment|your appointment is|your table|reservation date and time|reserved time|reserved date|booked time|booked date|embarkation|embark',
    place:
      'where|location|place|venue|address|meeting point|meet at|meet us at|meeting place|hotel address|property address|where to go|how to find us|studio|theatre|theater|museum|depot|counter|desk|rental desk|rental office|address of venue|address line|where is it|school|clinic|practice|surgery|salon|branch|shop|store|office|campus|building|car park|parking|where we are|our address|entrance|cinema|stadium|arena|hall|club|gym|embarkation port|departure point address|event venue|event location|venue address|venue name|tour start|start location|starting location|tour meeting point|check in location',
    from: 'from|origin|origine|departing from|flying from|travelling from|departure city|start point|pick up from|depart from|starting point|starting from|starting place',
    to: 'to|destination|arriving at|flying to|travelling to|going to|destination city|heading to|ending point|end point|drop off at',
    stop: 'station|stop|stations|stops|from to',
    hotel:
      'hotel|hostel|property|accommodation|accomodation|your hotel|hotel name|property name|name of property|hotell|lodging|listing|apartment|booked house|your booked house|resort|residence|guesthouse|name of hotel|name of the property|your property|your accommodation|your apartment|your room|guest house|holiday home|cottage|villa|lodge|cabin name|hut|refuge',
    restaurant: 'restaurant|your restaurant|dining at|bistro|restaurant name|name of restaurant|pub|bar|cafe',
    event:
      'event|tour|activity|experience|show name|excursion|your event|ticket for|tickets for|treatment|service|class|product|title|film|movie|workshop|concert name|artist|game|match|what|activity name|tour name|event name|name of event|name of tour|course|course name|lesson|exhibition|play|musical|opera|movie title|film title|admission|piece',
    person:
      'name|guest|guests name|guest name|main guest|lead guest|lead guest name|lead traveller|lead traveler|lead passenger|passenger|passengers|passenger name|passenger s|traveller|traveler|travellers|travelers|traveller name|traveler name|driver|driver name|main driver|renter|ticket holder|ticket holders|participants|participant|attendee|attendees|visitor|under the name|in the name of|reservation name|name on reservation|booking name|adult|adults name|full name|ticket holder name|booked under|reserved under|reservation under|under name|in name of|name of guest|names|guest names|traveller names|passenger names|passenger details|lead name|main contact name|patient|patient name|student|student name|client name|customer|customer name|attendee name',
    booker:
      'booked by|reserved by|host|your host|contact|contact name|organizer|ordered by|billed to|bill to|payer|guide|your guide|chauffeur|your driver|first name|last name|company name|practitioner|doctor|dentist|therapist|stylist|hairdresser|instructor|teacher|trainer|guide name',
    party:
      'party|party size|guests|number of guests|people|covers|persons|adults|passengers count|tickets|quantity|party of|number of people|number of passengers|travellers count|how many|how many people|how many guests|number in party|number of participants|number of tickets|no of guests|no of people|students|group size',
    confirmation:
      'confirmation|confirmation number|confirmation no|confirmation code|confirmation id|booking|booking number|booking no|booking reference|booking ref|booking code|booking id|reservation|reservation number|reservation no|reservation code|reservation id|reservation ref|reference|reference number|ref|ref no|pnr|record locator|locator|order|order number|order no|order id|order ref|itinerary number|itinerary no|trip id|ticket number|ticket no|voucher|voucher number|rental agreement|confirmation #|booking #|reservation #|order #|airline booking reference|flight booking ref|confirmation no.|ticket code|ticket id|pass number|reservation reference|your reference|our reference|your booking reference|booking confirmation number|reservation confirmation number|agreement number|file number|itinerary|voucher no|ticket nr',
    flight: 'flight|flight number|flight no|fly|flight #',
    train: 'train|train number|train no|bus number|bus|coach service|line|ferry|vessel|ship|train service',
    company: 'operated by|operator|airline|carrier|rental company|supplier|provider|opere par',
    seat: 'seat|seats|seat number|seat no|row',
    coach: 'coach|carriage|car no',
    room: 'room|room type|rooms|suite',
    vehicle:
      'vehicle|car|car type|car class|vehicle type|category|vehicle reg|registration|number plate|licence plate|license plate|plate|car model',
    terminal: 'terminal|gate|departure terminal|arrival terminal',
    platform: 'platform|bay|stop no',
    nights: 'nights|night|number of nights|length of stay|details|night of|night from',
    section:
      'route|outbound|inbound|back|there|way out|way back|homebound|return flight|outbound flight|inbound flight|outbound journey|return journey|return trip|outward|outward journey|segment|leg|going out|coming back|going|coming home|way home|way there|journey out|journey back|leg 1|leg 2|leg 3|flight 1|flight 2|train 1|train 2',
    note: 'note|notes|please note|attention|important|important information|special requests|special request|requests|comments|policy|policies|conditions|email|e mail|website|web|map|directions',
    noMoment:
      'call us|call|phone|tel|telephone|mobile|fax|hotline|customer service|support|iban|vat|vat no|vat number|tax id|tax|price|total|total price|total cost|cost|amount|subtotal|fare|rate|fee|fees|points|miles|account|id|passport|merchant id|distance|time zone|timezone|local time|luggage|baggage',
  },
  // biome-ignore format: lists of words
  moments: {
    doors: 'doors|doors open|doors at|door time|doors open at|gates open|admission from|doors opening|box office opens|admittance from|venue opens',
    checkInLimit: 'check in opens|check in closes|check in open|check in close|check in opens at|check in closes at|check in deadline|check in available|check in starts|check in online|check in online from|online check in|online check in opens|online check in from|web check in|web check in opens|mobile check in|check in desk|check in counter|latest check in|last check in|late check in|late check in after|check in time limit|checked in|bag drop|bag drop closes|bag drop shuts|baggage drop|baggage drop closes|boarding|boarding time|boarding starts|boarding begins|boarding at|boarding closes|boarding ends|boards|board by|boarding pass|gate closes|gate closing|gate opens|gates close|doors close|be there by|be at|arrive by|arrive before|arrive at least|please arrive|please arrive by|please be|last entry|latest arrival|last admission|get there by|check in by|check in at least|meet at gate|show up|all aboard|all aboard by|back on board|report by|report time|reporting time|registration opens|registration closes|bag drop opens|security closes|pre boarding|be at the gate by|at the gate by|boarding deadline|check in cut off|latest check in time|last call',
    deadline: 'cancel by|cancel before|cancel until|cancel for free until|free cancellation|free cancellation until|free cancellation before|free until|cancellation|cancellation deadline|cancellation policy|cancellations|cancel|cancellable until|can cancel until|refundable until|non refundable after|cancelled on|modify by|modify until|change until|change by|changes|changes until|change or cancel|change or cancel by|amend|amend by|deadline|respond by|reply by|confirm by|register by|rsvp by|rsvp|ticketing deadline|book by|book before|cut off|last day|table held until|refund deadline|order by|reservation expires|hold expires|held until|menu choices by|pre order by|reply before|respond before|cancellation cut off|free changes until|cancel free of charge until',
    payment: 'payment|payment date|payment due|payment received|paid|paid on|due|due by|due on|due date|balance due|balance|remaining balance|final payment|deposit due|amount due|charged|charged on|will be charged|to be paid|pay by|transaction date|prepaid on|prepayment|pre payment|deposit|security deposit|deposit paid|total paid|amount paid|balance due on|payment deadline|card|credit card|visa|mastercard|final balance due|remaining payment|next payment|refunded on|refund issued',
    issue: 'booking received|order received|received on|received|was made on|was placed on|booked on|booked|booking date|booking made on|booking made|date booked|date of booking|reserved on|reservation made on|reservation made|reservation created|created|created on|made on|ordered|ordered on|order date|order placed|placed on|purchased|purchased on|purchase date|date of purchase|date of issue|issued|issued on|issue date|issuing date|issue|ticketed|invoice date|date of invoice|invoice|billing date|receipt date|sent|sent on|date sent|printed|printed on|last updated|updated|updated on|as of|order placed on|registered|order time|date ordered|booking time|last modified|modified on|statement date|submitted on|generated on|printed at',
    validity: 'valid|valid from|valid until|valid till|valid through|valid thru|valid to|validity|expires|expires on|expiry|expiry date|expiration|expiration date|exp|exp date|offer|offer ends|sale ends|offer valid until|on sale|sale starts|use by|redeem by|good through|good until|offer expires|resale opens|presale starts|sale opens|points expire|miles expire|points expire on|miles expire on|expiring points|expiring miles',
    former: 'original|originally|original date|original time|previous|previously|old|old time|was|was scheduled|former|instead of|formerly|original departure|original arrival|original start|previous date|previous time|old date',
    history: 'date of birth|birth date|dob|born|birthday|member since|since|copyright|customer since',
    hours: 'opening hours|open|hours|reception|reception hours|front desk|mon fri|breakfast|shuts|closes|closing time|last orders|kitchen closes|kitchen hours|box office hours|pool hours|quiet hours|desk hours|open daily|open from|open until|lines open|kitchen|kitchen open|the kitchen is open|the shop is open|the cellar is open|we are open|we re open|our hours|shop hours|studio hours',
    duration: 'duration|travel time|flight time|journey time|flying time|layover|connection time|stopover|transfer time|estimated travel time|total time|length|how long|treatment time|lasts|running time|run time|approximate duration|trip duration|drive time|estimated duration|total duration|total travel time|total journey time|approx duration',
  },
  labelParts: {
    common:
      'exit|entrata|in|out|dep|arr|start|end|show|was|old|id|card|call|phone|price|total|amount|cost|rate|fee|fees|account|offer|registered|issue|open|hours|line|due|stand|leave|leaving|return|collect|collection|visa|support|points|miles|sent|changes|cancel|tel|mobile|fax|tax|vat|paid|payment|created|made|on|entry|issued|distance|details|invoice|service|doors|passport|booked|reserved|ordered|purchased|received|placed|charged|printed|updated|modified|cancellation|cancellations|balance|deadline|validity|reminder|boards|print|depart|returns|boarding',
    beforeTime: 'dep|arr|depart|leave|leaving|return|show|doors|boarding|start|was|ends|finishes|curfew',
    date: 'date|dates|day',
    time: 'time|times',
    place:
      'location|locations|place|station|address|airport|office|branch|point|port|city|counter|depot|store',
    joining: 'and|of|the|your|new|scheduled|estimated|planned|actual|updated|at|on|in|amp|&|+|/',
    tickets: 'ticket|order|voucher|invoice',
    prefixes: '',
  },
  cells: {
    leads: 'from|to|until|by|after|before|at|in|on',
    lead: 'from|to|until|by|after|before|at|on|between',
    confirmed: 'confirm',
    names:
      'hotel|hostel|hotell|motel|resort|bistro|theatre|theater|teatr|museum|gallery|studio|salon|clinic|school|villa|lodge|cottage|pub|bar|cafe|opera|musical|parking|car park|apartment|residence|guesthouse|station|cinema|stadium|arena|hall|club|gym|spa|hut|refuge',
    meals: 'dinner|lunch|brunch|supper',
    visits: 'excursions?|day trip|outing|activity|concert|museum|show|theat(?:re|er)|guided tour',
  },
  clock: {
    hour: "o'clock",
    before: 'at',
    each: 'every|each|all',
    until: '',
    partsOfDay: '',
    late: 'in the afternoon|in the evening|this evening|at night|afternoon|evening',
  },
  addresses: {
    smallPrint:
      '©|\\(c\\) ?20\\d\\d|copyright|all rights reserved|registered (?:office|in|no|at|company|\\d)|company (?:no|number|reg)|ust-?id|unsubscribe|privacy policy',
    legal:
      'copyright|©|all rights|unsubscribe|registered|\\bltd\\b|\\binc\\.|\\bllc\\b|vat\\b|company number|privacy|you (?:are )?receiv',
    streets:
      'street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|way|court|ct|square|sq|highway|hwy|parkway|pkwy|terrace|place|pl|plaza|quay|wharf|pier|dock|row|circle|crescent|mews|via|gate|trail|trl|loop|pike|turnpike|route|freeway|expressway|broadway|alley|cove|ridge|walk|green|hill|close|gardens|grove|rise|yard|strand|embankment|esplanade|parade|bypass|mall|wynd|bridge',
    streetEndings: '',
    location:
      "(?:stay|booking|reservation|table|room|appointment|party) (?:at|with|in)|we are(?: located| based| situated)? (?:at|on|in)|you(?:'|’)?ll find us (?:at|on|in)|find us (?:at|on|in)|our address is|the address is|(?:is|are) located (?:at|on|in)",
    sentence: 'is|are|was|you|your|we|our|please|will|have|has|this|that|dear|hello|hi|hey',
    seats: 'seats?|section|rows?|coach',
    clauseEnds: 'is|are|has been|have been|for|on|from',
  },
  places: {
    sentence:
      'is|are|your|you|the|please|thank|we|our|will|has|have|confirmation|confirmed|ticket|details|itinerary|total|status|class|economy|seat|flight|passengers?|duration|nonstop|non stop|direct|stops?|trip|journey|reservation|adults?|operated|baggage|meal|terminal|gate|train|coach|second|first|standard|dear|hello|hi|regards|team|www|http|com|vehicle|cars?|rooms?|price|order|number|view|browser|offers|email|customer|service|help',
    tracks: 'platform|plat\\.?|pl\\.|track|bay|stand|via|terminal|term\\.|pier|dock|gate|sector|zone|level',
    from: 'from',
    to: 'to',
    before: 'at|on|from|in',
    behind: 'at|on',
    breaks: 'to|from|at',
    routeWords: 'to',
    change: 'change|connection',
    changeAt: 'at|in',
    asides: 'one.way|round.trip|single|return|platform|pier|berth|dock',
    at: 'at|in the|at our .{3,20},',
    meetingPoint: 'meet',
    meetAt:
      "meet (?:me|us|your guide|the (?:guide|group|instructor|crew|team)|everyone|up)?,? ?(?:at|on|in|by|outside|in front of|beside|near)|we(?:'|’)?(?:ll| will)? meet (?:you )?(?:at|on|in|by|outside|in front of|beside|near)|(?:walk |tour )?(?:starts|begins|we start|we begin) (?:at|in front of|outside|by)",
    venue: 'venue|where|location|theat',
    address: 'address',
    same: 'same|identical',
    leaves: 'leave|leaving|depart(?:s|ing)?(?: from)?|fly from|flies from|return(?:s|ing)? from',
    arrives: 'arriv(?:e|es|ing)(?: at| in| into)?|land(?:s|ing)?(?: at| in)?|gets? in(?:to)?',
    returns: 'return(?:s|ing)?',
    operatedBy: 'operated by|opere par|op\\. by|marketed as|codeshare|for (?:your )?flight',
  },
  titles: {
    sections: 'overview|details|summary|info(?:rmation)?|polic(?:y|ies)|(?:need|good) to know',
    vagueLabels: 'class|service|product|title|ticket',
    ends: 'is|are|was|has|have|on|from|for|in|at|with',
    hotelAt: 'at',
    hotelLead: 'stay (?:at|in|with)|welcome to|booking (?:at|for|with)|reservation (?:at|for|with)',
    restaurantAt: 'at|in',
    restaurantLead: 'reservation (?:at|for|with)|table at',
    activityLead:
      'order confirmed|booking confirmed|booking confirmation|order confirmation|confirmed|confirmation|your tickets?|tickets?|e-?tickets?|tickets',
    activityFor: 'for|to',
    activityPhrase: 'tickets? (?:for|to)|your order for|booked on|you.re going to|see you at',
  },
  names: {
    greetingStems: 'dear|hello|hi|hey|good (?:morning|afternoon|evening)',
    noise: 'mr|mrs|ms|miss|dr|adults?|child(?:ren)?|guests?|passengers?|\\d+|none|n\\/a|same|you|me',
    notNames:
      'adults?|people|persons?|nights?|rooms?|pax|booking|reservation|tickets?|years|license|licence|email|please|your|seat|confirm|ltd|inc|agency|street|hotel|thank|thanks',
    first: 'first name|given name',
    last: 'last name|surname',
    inTheNameOf: 'in the name of|under the name(?: of)?',
    titles: 'mr|mrs|ms|miss|mx|dr|prof|sir|madam',
    greetings: 'dear|hello|hi|hey|good (?:morning|afternoon|evening)|greetings|welcome|thanks|thank you',
    anybody:
      'all|guest|guests|customer|customers|traveller|traveler|passenger|passengers|friend|friends|sir|madam|team|member|visitor|there|everyone|valued|again|back|host',
    particles: '',
    lists: '',
    and: 'and',
  },
  quoting: { on: 'on', wrote: 'wrote', fields: 'from|sent|date|to|subject|cc|reply-to', subject: 'subject' },
  labelCompounds: { stems: {}, date: '', time: '', place: '' },
};
