import type { AsideRole, BookingLabelKey } from './label-keys.ts';
import type { LabelCompounds, LabelParts } from './label-words.ts';
import type { BodyWords, SubjectWords, Words } from './words.ts';

/** Names used in dates. Names of one month or day are separated by `|`, months and days by spaces. */
export interface Calendar {
  /** January first. */
  months: string;
  /** Sunday first. */
  weekdays: string;
  /** One to seven. */
  numerals: string;
  /** Between two dates: `12 to 14 June`. */
  to: Words;
}

/** What proves that something is booked. */
interface ProofWords {
  /** `booking` in `booking number`. */
  nouns: Words;
  numberWords: Words;
  /** Complete statements: `we are pleased to confirm`. */
  statements: Words;
  /** `is` and `booked` in `is booked`. */
  auxiliaries: Words;
  participles: Words;
  /** `confirm`, `your` and `booking` in `we confirm your booking`. */
  verbs: Words;
  possessives: Words;
  objects: Words;
  phrases: Words;
}

export type Topic =
  | 'lodging'
  | 'table'
  | 'activity'
  | 'service'
  | 'flight'
  | 'train'
  | 'bus'
  | 'ferry'
  | 'car'
  | 'ride';

/** Words of a topic, matched as a whole. Services, such as classes and rentals, are no proof of a booking. */
interface TopicWords extends Record<Topic, Words> {
  /** Words for rides that never mean a rental car. */
  rideOnly: Words;
  /** Other bookings in an email about a ride. */
  otherTravel: Words;
  /** `reserv…` in a subject. */
  reserved: Words;
  /** `people` behind a number. */
  people: Words;
}

/** Words for the old and the new state in an email about a change. */
interface ChangeWords {
  your: Words;
  oldHeading: Words;
  newHeading: Words;
  oldLabel: Words;
  newLabel: Words;
  oldWord: Words;
  newWord: Words;
  /** Between the old and the new date: `has been moved to`. */
  movedTo: Words;
}

/** Words next to dates that are not those of the booking. */
interface DeadlineWords {
  cancel: Words;
  /** Changes, payments, answers, validity: other things with a deadline. */
  limited: Words;
  free: Words;
  /** Paid, issued, bought. */
  done: Words;
  book: Words;
  until: Words;
  /** Fee for a cancellation. */
  fee: Words;
  /** Before the first day with a fee. */
  since: Words;
  /** Between `paid` and its date. */
  on: Words;
  /** `until` behind a date, from the end of the date. */
  untilBehind: Words;
}

interface CellWords {
  /** Words before a time that are no label: `from 15:00`. */
  leads: Words;
  /** Before a date or time at the start of a value, as printed. */
  lead: Words;
  confirmed: Words;
  /** Labels that are often the first word of a name: `Hotel Rosa`. */
  names: Words;
  meals: Words;
  visits: Words;
}

interface ClockWords {
  /** `Uhr` behind a number. */
  hour: Words;
  /** `at` before a number. */
  before: Words;
  /** `every` in `every session starts at 6`. */
  each: Words;
  /** Between two times, besides the words between two dates: `dalle 9 alle 12`. */
  until: Words;
  partsOfDay: Words;
  /** Afternoon, evening and night behind a time of twelve hours. */
  late: Words;
}

interface AddressWords {
  /** Small print, whose dates are not about the booking. */
  smallPrint: Words;
  /** Lines with the address of the sender's company. */
  legal: Words;
  streets: Words;
  /** `strasse` in `Hauptstrasse`. */
  streetEndings: Words;
  /** Phrases that an address follows in a sentence. */
  location: Words;
  /** Words of sentences that do not occur in addresses. */
  sentence: Words;
  seats: Words;
  /** Words that end a place in a sentence, as printed. */
  clauseEnds: Words;
}

interface PlaceWords {
  /** Words of sentences and forms that do not occur in names of stops. */
  sentence: Words;
  /** Platforms, halls, bays. */
  tracks: Words;
  /** `from` and `to` before a place. */
  from: Words;
  to: Words;
  /** Words to remove before and behind a place, as printed. */
  before: Words;
  behind: Words;
  /** Words between two places, as printed. */
  breaks: Words;
  routeWords: Words;
  /** `Change at`. */
  change: Words;
  changeAt: Words;
  /** Notes in brackets behind a place. */
  asides: Words;
  /** Before the name of a place, as printed. */
  at: Words;
  /** Words in labels of a place. */
  meetingPoint: Words;
  meetAt: Words;
  venue: Words;
  address: Words;
  /** The drop-off is at the same place as the pick-up. */
  same: Words;
  /** `leave` and `arrive at` before the ends of a journey in a sentence. */
  leaves: Words;
  arrives: Words;
  /** `returning`, before the way back in a sentence. */
  returns: Words;
  operatedBy: Words;
}

/** Words around the name of what was booked, as printed. */
interface TitleWords {
  /** Last words of headings: `Hotel overview`. Folded. */
  sections: Words;
  /** Labels that fares and cabins share with tickets. */
  vagueLabels: Words;
  /** Words that end a name. */
  ends: Words;
  hotelAt: Words;
  hotelLead: Words;
  restaurantAt: Words;
  restaurantLead: Words;
  activityLead: Words;
  activityFor: Words;
  activityPhrase: Words;
}

/** Words around the names of people. */
interface NameWords {
  greetingStems: Words;
  /** Values that are not names. */
  noise: Words;
  /** Words that do not occur in names. */
  notNames: Words;
  first: Words;
  last: Words;
  /** As printed, as are titles and greetings. */
  inTheNameOf: Words;
  titles: Words;
  greetings: Words;
  /** Generic greetings. */
  anybody: Words;
  particles: Words;
  /** Labels of several names. */
  lists: Words;
  and: Words;
}

/** The words of one language that are used for reading emails. A key without words is an empty string. */
export interface Lexicon {
  /** ISO 639-1. */
  language: string;
  /** Frequent words in booking emails that few other languages have. */
  frequentWords: Words;
  calendar: Calendar;
  subject: SubjectWords;
  body: BodyWords;
  proof: ProofWords;
  topics: TopicWords;
  /** Beginnings of words, for languages whose words have endings or no spaces between them. */
  topicBeginnings: Record<Topic, Words>;
  /** `ready` and `from` in `your room is ready from 15:00`; before the time of leaving; `nights` behind a number. */
  stays: { ready: Words; from: Words; left: Words; nights: Words };
  /** First words of an agenda line, by what it is about. */
  agenda: { journey: Words; hotel: Words; taxi: Words; restaurant: Words; car: Words };
  changes: ChangeWords;
  deadlines: DeadlineWords;
  labels: Record<BookingLabelKey, Words>;
  /** Labels of moments beside the booking, by what they are. */
  moments: Record<AsideRole, Words>;
  labelParts: LabelParts;
  cells: CellWords;
  clock: ClockWords;
  addresses: AddressWords;
  places: PlaceWords;
  titles: TitleWords;
  names: NameWords;
  /** Words of quoted emails: `On Monday Jane wrote`, header fields. */
  quoting: { on: Words; wrote: Words; fields: Words; subject: Words };
  labelCompounds: LabelCompounds;
}
