const POSTCODES = {
  digits: '\\b\\d{4,6}\\b',
  british: '\\b[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}\\b',
  canadian: '\\b[A-Z]\\d[A-Z] ?\\d[A-Z]\\d\\b',
  dutch: '\\b\\d{4} ?[A-Z]{2}\\b',
  polish: '\\b\\d{2}-\\d{3}\\b',
  czech: '\\b\\d{3} \\d{2}\\b',
};
/** A postal code of any of the countries above. */
export const POSTCODE = new RegExp(Object.values(POSTCODES).join('|'));

/** Whether text contains what may be a postcode. */
export const hasPostcode = (text: string): boolean => POSTCODE.test(text);

/** `電話 0460-00-0000`. */
const PHONE = /^(?:\p{L}{1,8}[.:]? ?)?[+(]?\d[\d ()/-]{7,}$/u;

/** Whether a line is that of a city: a postal code with a name, and no phone number. */
export const isCity = (text: string): boolean =>
  text.length <= 60 &&
  !PHONE.test(text) &&
  (POSTCODE.test(text) || /^\p{Lu}[\p{L} .'’-]{1,30}(?:, \p{Lu}[\p{L} .'’-]{1,30})?$/u.test(text)) &&
  !/[:!?]/.test(text);
