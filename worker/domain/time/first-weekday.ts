type Week = { firstDay: number };
/** Not in TypeScript's library. Older browsers have a property in place of the method, Firefox has neither. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week };

// Unicode CLDR, weekData: regions whose weeks do not begin on Monday.
const SUNDAY = [
  ...'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP'.split(
    ' ',
  ),
  ...'PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(' '),
];
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');

/** The weekday with which weeks begin in a locale, 0 for Sunday: that of its region, or of where its language is at home. */
export function findFirstWeekday(locale: string): number {
  const known: WithWeek = new Intl.Locale(locale);
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay;
  return firstDay === undefined ? findByRegion(known) : firstDay % 7;
}

/** The first day of the week from our table of regions, for browsers that do not know it. */
export function findByRegion(locale: Intl.Locale): number {
  const region = locale.maximize().region ?? '';
  if (SUNDAY.includes(region)) return 0;
  return SATURDAY.includes(region) ? 6 : 1;
}
