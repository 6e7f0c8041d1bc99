/**
 * Words or phrases separated by `|`, each a regular expression without groups that capture, compared without accents and
 * case.
 */
type Words = string;

/** Names of the columns of a table, and of labels such as `Where:`. Compared as a whole. */
export interface PlanLabels {
  title: Words;
  /** Date, or date and time. */
  date: Words;
  /** Time, or start and end. */
  time: Words;
  start: Words;
  end: Words;
  startTime: Words;
  endDate: Words;
  endTime: Words;
  duration: Words;
  place: Words;
  address: Words;
  description: Words;
  people: Words;
  allDay: Words;
  zone: Words;
}

/** The words of one language that plans use besides those of the lexicon for emails. */
export interface PlanWords {
  /** ISO 639-1. */
  language: string;
  /** `Day` in `Day 2`. */
  day: Words;
  today: Words;
  tomorrow: Words;
  dayAfterTomorrow: Words;
  /** Before or behind a weekday. */
  next: Words;
  /** Forms of weekdays in sentences, Sunday first, separated by spaces; empty if they have one form. */
  weekdays: string;
  morning: Words;
  afternoon: Words;
  evening: Words;
  /** What happens in the morning or evening: breakfast, dinner. */
  morningEvents: Words;
  eveningEvents: Words;
  /** Between the ends of a range: `7 to 9 pm`. */
  to: Words;
  /** Before an approximate time. */
  around: Words;
  /** Not decided. */
  maybe: Words;
  canceled: Words;
  /** Replaces what an earlier message said. */
  changed: Words;
  /** Deadlines, opening hours, and dates of writing. */
  notEvents: Words;
  /** The line above the name at the end of an email. */
  closings: Words;
  /** First words of tips, reminders and headings above them. */
  asides: Words;
  /** A booking or task that is done. */
  done: Words;
  hours: Words;
  minutes: Words;
  labels: PlanLabels;
}
