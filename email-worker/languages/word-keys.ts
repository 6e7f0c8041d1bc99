/** The keys of every language file, by group. en.txt describes them. */
// biome-ignore format: a list
const KEYS = {
  language: ['frequentWords'],
  calendar: [
    'months', 'weekdays', 'numerals', 'ordinalNumerals', 'to', 'ordinals', 'yearSigns', 'monthSigns', 'daySigns', 'eras',
    'firstYear', 'monthWords', 'yearWords', 'dayWords', 'weekdaySigns', 'weekdayLeads', 'weekdayEnds',
    'weekdayPhrases',
  ],
  subject: [
    'autoReply', 'bounce', 'reviewRequest', 'receipt', 'parcel', 'hold', 'priceFrom', 'promotion',
    'newsletter', 'cancelled', 'free', 'cancellation', 'notCancelled', 'changed', 'rebooked',
    'reminder', 'confirmed', 'firm', 'invoice', 'ticket', 'priceOnly',
  ],
  body: [
    'hold', 'refused', 'recall', 'receipt', 'reviewRequest', 'parcel', 'promotion', 'rateUs',
    'cancelled', 'changed', 'unsubscribe', 'departs', 'orders',
  ],
  proof: [
    'nouns', 'numberWords', 'statements', 'auxiliaries', 'participles', 'verbs', 'possessives',
    'objects', 'phrases', 'hereby', 'subjectNouns',
  ],
  topics: [
    'lodging', 'table', 'activity', 'service', 'flight', 'train', 'bus', 'ferry', 'car', 'ride',
    'rideOnly', 'otherTravel', 'reserved', 'people', 'ship',
  ],
  topicBeginnings: ['lodging', 'table', 'activity', 'service', 'flight', 'train', 'bus', 'ferry', 'car', 'ride'],
  stays: ['ready', 'from', 'left', 'nights', 'nightSigns'],
  agenda: ['journey', 'hotel', 'taxi', 'restaurant', 'car'],
  changes: ['your', 'oldHeading', 'newHeading', 'oldLabel', 'newLabel', 'oldWord', 'newWord', 'movedTo'],
  deadlines: [
    'cancel', 'limited', 'free', 'done', 'book', 'until', 'fee', 'since', 'on', 'untilAfter', 'means',
    'unspaced',
  ],
  labels: [
    'checkin', 'checkout', 'pickup', 'dropoff', 'depart', 'arrive', 'start', 'end', 'when', 'place',
    'from', 'to', 'stop', 'hotel', 'restaurant', 'event', 'person', 'booker', 'party', 'confirmation',
    'flight', 'train', 'company', 'seat', 'coach', 'room', 'vehicle', 'terminal', 'platform', 'nights',
    'section', 'note', 'noMoment',
  ],
  moments: [
    'doors', 'checkInLimit', 'deadline', 'payment', 'issue', 'validity', 'former', 'history', 'hours',
    'duration',
  ],
  labelParts: ['common', 'beforeTime', 'date', 'time', 'place', 'joining', 'tickets', 'prefixes'],
  cells: ['leads', 'lead', 'confirmed', 'names', 'meals', 'visits', 'closed'],
  clock: [
    'hour', 'before', 'each', 'until', 'partsOfDay', 'late', 'half', 'hours', 'noon', 'midnight', 'am',
    'pm', 'meridiem', 'noonNames', 'midnightNames', 'earlyBefore', 'lateBefore', 'noonBefore',
    'earlyAfter', 'lateAfter', 'hourSigns', 'countSigns', 'minuteSigns', 'halfSigns', 'spanSigns',
    'spans', 'days', 'nextDay', 'saidAfter', 'saidBefore', 'saidTo', 'from', 'fromTime',
  ],
  addresses: [
    'smallPrint', 'legal', 'streets', 'streetEndings', 'location', 'sentence', 'seats', 'clauseEnds',
    'companies', 'phones', 'regions', 'towns', 'roads', 'houseNumbers', 'ofCountry',
  ],
  places: [
    'sentence', 'tracks', 'from', 'to', 'before', 'after', 'breaks', 'routeWords', 'change',
    'changeAt', 'asides', 'at', 'meetingPoint', 'meetAt', 'venue', 'address', 'same', 'leaves',
    'arrives', 'returns', 'operatedBy', 'smallWords', 'localTime', 'pairs', 'noVenue',
  ],
  titles: [
    'sections', 'vagueLabels', 'ends', 'hotelAt', 'hotelLead', 'restaurantAt', 'restaurantLead',
    'activityLead', 'activityFor', 'activityPhrase', 'common', 'houses', 'housesAfter', 'houseSmall',
    'namedHouses', 'personOf', 'via', 'dull', 'dullCounts', 'reader',
  ],
  names: [
    'greetingStems', 'noise', 'notNames', 'first', 'last', 'inTheNameOf', 'titles', 'greetings',
    'anybody', 'particles', 'lists', 'and', 'forms', 'ages', 'honorifics',
  ],
  quoting: ['on', 'wrote', 'fields', 'subject', 'replies'],
  labelStems: ['depart', 'arrive', 'checkin', 'checkout', 'pickup', 'dropoff', 'start', 'when'],
  labelEndings: ['date', 'time', 'place'],
  plan: [
    'day', 'today', 'yesterday', 'tomorrow', 'dayAfterTomorrow', 'next', 'weekdays', 'holidays', 'morning', 'afternoon',
    'evening', 'morningEvents', 'eveningEvents', 'to', 'around', 'maybe', 'canceled', 'changed',
    'notEvents', 'closings', 'asides', 'done', 'hours', 'minutes', 'bookings', 'before', 'timeLeads',
    'timeEnds', 'then', 'numbered', 'counted', 'flights', 'stays', 'leftovers', 'openers',
    'peopleLeads', 'hourLeads', 'hourEnds', 'prompt', 'eventWords', 'placeParticles', 'placeSuffixes', 'durationLeads', 'durationUnits', 'oneHour', 'halfHour', 'hourAndHalf', 'hourUnits',
    'andQuarter', 'andHalf', 'lessQuarter', 'quarterTo', 'quarterPast', 'corrections', 'meeting', 'meets', 'everyone',
    'except', 'exceptAfter', 'notComing', 'without', 'comesLater', 'comeLater', 'secrets', 'secretsAfter', 'openEnds', 'venues', 'venueEndings',
    'placeLeads', 'contractedLeads', 'articles', 'clauseStarts', 'placeEnds', 'again', 'samePlace', 'meetingPlaces', 'negations', 'moves', 'first', 'me', 'arrivals', 'arrival', 'departure', 'homes', 'requests',
    'ditto', 'yes', 'chatAt', 'rangeUnits', 'unitsAfter', 'longHours', 'rangeTo',
    'rangeArticles', 'rangeLeads', 'clockTo', 'letters', 'hungarianHours', 'dayItems', 'countedBefore',
    'countedAfter', 'beforeMorning', 'nextBefore', 'ordinaryDays', 'durationBefore', 'aroundAfter',
    'particles', 'particlesAfter', 'timeFor', 'only', 'onlyAfter', 'persons', 'personsAfter', 'pronouns', 'noonWords', 'midnightWords', 'wordHalf', 'hourWords', 'minuteWords', 'minutesPast', 'minutesTo', 'minutesAhead', 'minutesLess', 'wordClockLeads', 'wordHourLeads', 'partOfDayAfter', 'ahead', 'shortWords', 'dayBefore', 'dayAfter', 'mainDay', 'placeForAll', 'reactions', 'unless', 'isPlace',
    'clockLeads', 'halfPast', 'dueTimes', 'deadlineEvents', 'endsBehind', 'chatNotes', 'chatWords', 'skips', 'titleEnds', 'sentenceWords', 'starting', 'namedByPlace', 'departures', 'departsFrom',
    'localTimes', 'postscripts', 'weekendOf', 'easternTime', 'centralTime', 'mountainTime', 'pacificTime',
  ],
  planLabels: [
    'title', 'date', 'time', 'start', 'end', 'startTime', 'endDate', 'endTime', 'duration', 'place',
    'address', 'description', 'people', 'allDay', 'zone',
  ],
  forwarded: ['from', 'date', 'subject', 'to', 'other', 'phrases', 'prefixes'],
  kindWords: ['flight', 'car', 'taxi', 'ferry', 'train', 'bus', 'hotel', 'restaurant'],
  kindStems: ['flight', 'car', 'taxi', 'ferry', 'train', 'bus', 'hotel', 'restaurant', 'endings'],
  ticketLabels: ['confirmation', 'number', 'seat', 'from', 'to', 'people'],
  passFields: [
    'seat', 'number', 'passenger', 'venue', 'confirmation', 'noConfirmation', 'stop', 'departure', 'boarding',
  ],
  routes: ['from', 'to', 'noStop', 'departs', 'arrives', 'stay', 'canceled'],
  stops: ['leading', 'ports', 'prepositions', 'after'],
  prices: ['units'],
  trips: ['trains', 'buses', 'numberSigns'],
} as const;

type Keys = typeof KEYS;
type Group = keyof Keys;

/** The keys of a group, without its name. */
export type KeyOf<G extends Group> = Keys[G][number];

/** The key of a list of words, such as `topics.lodging`. */
export type WordKey = { [G in Group]: `${G}.${KeyOf<G>}` }[Group];

/** The keys of a group, such as `topics`. */
export const listKeys = <G extends Group>(group: G): readonly KeyOf<G>[] => KEYS[group];

export const WORD_KEYS = Object.entries(KEYS).flatMap(([group, keys]) =>
  keys.map((key) => `${group}.${key}`),
) as WordKey[];
