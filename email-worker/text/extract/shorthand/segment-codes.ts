/** Rental companies by the codes that reservation systems use. */
export const CAR_COMPANIES: Record<string, string> = {
  AD: 'Advantage',
  AL: 'Alamo',
  EP: 'Europcar',
  ET: 'Enterprise',
  FX: 'Fox',
  SX: 'Sixt',
  ZA: 'Payless',
  ZD: 'Budget',
  ZE: 'Hertz',
  ZI: 'Avis',
  ZL: 'National',
  ZR: 'Dollar',
  ZT: 'Thrifty',
};

/** Hotel chains by their codes, for segments that do not name the hotel. */
export const HOTEL_CHAINS: Record<string, string> = {
  BW: 'Best Western',
  CP: 'Crowne Plaza',
  CY: 'Courtyard',
  FS: 'Four Seasons',
  HH: 'Hilton',
  HI: 'Holiday Inn',
  HY: 'Hyatt',
  IC: 'InterContinental',
  MC: 'Marriott',
  NH: 'NH Hotels',
  RC: 'Ritz-Carlton',
  RD: 'Radisson',
  RT: 'Accor',
  SI: 'Sheraton',
  WI: 'Westin',
};

/** Railways that sell their trains like flights. */
export const RAILWAYS: Record<string, string> = {
  '2A': 'Deutsche Bahn',
  '2C': 'SNCF',
  '2R': 'VIA Rail',
  '2V': 'Amtrak',
  '9F': 'Eurostar',
};

const UNCONFIRMED = new Set('HL HN HX LL NN NO PN UC UN US UU WL XK XX XL'.split(' '));

/** Whether a status such as `HK1` confirms a segment. Waiting lists, requests and cancellations do not. */
export const isConfirmed = (status: string | undefined): boolean =>
  status === undefined || !UNCONFIRMED.has(status.slice(0, 2));

/** A day such as `17APR` or `05APR27`, as a part of a pattern. */
export const DAY = '\\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:20\\d\\d|\\d\\d(?!\\d))?';
/** The number in front of a segment. */
export const NUMBER = '^\\s*(?:\\d{1,2}[. ]\\s*)?';
