import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { findMonthNumber, findWeekdays } from '../../../languages/date-names.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { findDates } from '../../scan/dates.ts';

/** Words that houses have in their names. */
export const HOUSE_WORDS = {
  before: matchPrinted('titles.houses'),
  after: matchPrinted('titles.housesAfter'),
};

/** Words that start a phrase, not a name. */
const DULL = new RegExp(`^(?:\\d+ ?${matchAny('titles.dullCounts')}|${matchAny('titles.dull')})\\b.{0,12}$`);

const HOUSE_BEHIND = "(?:The )?(?:\\p{Lu}[\\p{L}'’&-]+ ){1,4}";
/** `The Alder Hotel`, `Restaurant Zur Mühle`. */
const HOUSE = new RegExp(
  `^${HOUSE_BEHIND}${HOUSE_WORDS.after}$|^${matchPrinted('titles.namedHouses')} \\p{Lu}`,
  'u',
);

/** `115 euro`, after `3 nights at`. */
const AMOUNT = /^\d[\d.,]* ?(?:€|\$|£|(?:euros?|eur|usd|gbp|chf|kr|zl|kc|pounds?|dollars?|per|pp|each)\b)/;

/** Whether a text can be the name of what is booked. */
export function isBookingName(name: string): boolean {
  const folded = foldEmailText(name);
  return (
    name.length >= 3 &&
    (!DULL.test(folded) || HOUSE.test(name)) &&
    !/^\d+$/.test(name) &&
    !AMOUNT.test(folded) &&
    findMonthNumber(folded) === undefined &&
    findWeekdays(folded) === undefined &&
    findDates(folded).length === 0 &&
    !/\b20\d\d\b|\d{1,2}:\d\d|^\d{4,5} /.test(name) &&
    !/^#?[A-Z]{0,4}-?\d{4,}/.test(name) &&
    // `SLP-6T904`.
    !/^(?=.*\d.*\d)(?=.*[-/])[A-Z\d/-]{5,}$/.test(name)
  );
}
