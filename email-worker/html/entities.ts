const NAMED: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', ndash: '–', mdash: '—', hellip: '…', middot: '·',
  bull: '•', rarr: '→', larr: '←', laquo: '«', raquo: '»', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', sbquo: '‚', bdquo: '„',
  euro: '€', pound: '£', yen: '¥', copy: '©', reg: '®', trade: '™', deg: '°', shy: '', zwnj: '', zwj: '', iexcl: '¡', iquest: '¿',
  auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è', ecirc: 'ê', euml: 'ë',
  Eacute: 'É', Egrave: 'È', aacute: 'á', agrave: 'à', acirc: 'â', atilde: 'ã', aring: 'å', Aring: 'Å', aelig: 'æ', AElig: 'Æ',
  iacute: 'í', igrave: 'ì', icirc: 'î', iuml: 'ï', oacute: 'ó', ograve: 'ò', ocirc: 'ô', otilde: 'õ', oslash: 'ø', Oslash: 'Ø',
  uacute: 'ú', ugrave: 'ù', ucirc: 'û', ccedil: 'ç', Ccedil: 'Ç', ntilde: 'ñ', Ntilde: 'Ñ', yacute: 'ý', oelig: 'œ', thinsp: '\u2009',
  ensp: '\u2002', emsp: '\u2003', rsaquo: '›', lsaquo: '‹', times: '×', ordm: 'º', ordf: 'ª', Aacute: 'Á', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú',
}; // biome-ignore format: a table

/** Decodes numeric character references and the named ones that emails use. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
