/** Text with U+FFFD in place of lone surrogates, like the method of this name, which Firefox has since version 119. */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
