/** The ranges of latin-ext without those of latin. */
const RANGES = [
  '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u02ba\\u02bd-\\u02c5\\u02c7-\\u02cc\\u02ce-\\u02d7\\u02dd-\\u02ff',
  '\\u1d00-\\u1dbf\\u1e00-\\u1e9f\\u1ef2-\\u1eff\\u20a0-\\u20ab\\u20ad-\\u20c0\\u2113\\u2c60-\\u2c7f\\ua720-\\ua7ff',
];
/** A letter that is in the second file of a title font only. */
const SECOND_FILE = new RegExp(`[${RANGES.join('')}]`);
/** An element in the font of titles. */
const TITLE = /<(\w+)[^>]*\sclass="(?:[^"]*\s)?title(?:\s[^"]*)?"[^>]*>(.*?)<\/\1>/gs;

/** Whether a title in this HTML has letters of the second file of its font, such as those of Polish, Czech and Turkish. */
export const needsSecondTitleFile = (html: string): boolean =>
  SECOND_FILE.test(html) &&
  Array.from(html.matchAll(TITLE)).some(([, , text = '']) => SECOND_FILE.test(text));
