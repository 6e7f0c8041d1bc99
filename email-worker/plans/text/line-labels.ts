import { findPlanField, matchWholeWords } from '../../languages/compile.ts';
import { findMonthNumber, findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { LANGUAGES } from '../../languages/languages.ts';

const EVENT = matchWholeWords('plan.eventWords');
const CODES = LANGUAGES.map(({ code }) => code);

/** Whether most of these names are labels, such as `Where:`, `Friday:` and `Dinner:`, and not senders of messages. */
export const areLabels = (names: Iterable<string>): boolean => {
  const all = [...names];
  return all.filter(isLabel).length * 2 > all.length;
};

function isLabel(name: string): boolean {
  const folded = foldEmailText(name);
  return (
    findPlanField(folded, CODES) !== undefined ||
    findWeekdays(folded) !== undefined ||
    findMonthNumber(folded) !== undefined ||
    EVENT.test(folded)
  );
}
