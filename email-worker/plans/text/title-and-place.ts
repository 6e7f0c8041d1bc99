import { matchAny, matchPrinted } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isStreet } from '../../text/scan/street.ts';

export interface TitleAndPlace {
  title: string;
  location: string;
  /** What belongs to neither. */
  rest: string;
}

const MAX_TITLE = 80;
const EDGE = /^[\s\-–—:|•·,;.~>→)\]\u2063]+|[\s\-–—:|•·,;~<→([\u2063]+$/g;
const EMPTY = /\(\s*[,;:–-]*\s*\)|\[\s*\]|（\s*）/g;
/** Words that are left over where a time or day was cut out. */
const LEFT =
  'at|on|by|from|after|before|nach|vor|um|am|ab|gegen|von|bis|le|la|a partir de|de|des|vers|el|los|a las?|alle|alle ore|dalle|il|om|op|vanaf|kl|klo|klockan|klokken|v|ve|od|do|o|w|we|dne|as|das|no|na|em|la ora|ora|ore|saat|στισ|την|pa|den|i|og|and|und|et|y|e|en|until|till|circa|ca|around|about|uhr|clock|h|starts?|start|beginn|debut|hs|hrs|uur|的|から|より|に|は|、|の';
const LEFT_BEHIND = new RegExp(`(?:^|[\\s,;:(–-])(?:${LEFT}|@)\\.?$`, 'iu');
const LEFT_BEFORE = new RegExp(`^(?:${LEFT})(?=[\\s,;:.–-]|$)\\.?`, 'iu');
const EASTERN_EDGE = /^[、。にはのからより〜~・：]+|[、にのは〜~・：]+$/g;

/** The text of an event without what is left of its day and time. */
export function cleanTitle(text: string): string {
  let title = text
    .replace(/\u2063/g, '')
    .replace(EMPTY, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;!?](?:\s|$))/g, '');
  for (let i = 0; i < 4; i++) {
    const next = title
      .replace(EDGE, '')
      .replace(LEFT_BEHIND, '')
      .replace(LEFT_BEFORE, '')
      .replace(EASTERN_EDGE, '')
      .replace(/^\)|\($/g, '')
      .trim();
    if (next === title) break;
    title = next;
  }
  return balance(title);
}

/** Removes a bracket that lost its other half. */
function balance(title: string): string {
  const [open, close] = [title.split('(').length, title.split(')').length];
  return open === close
    ? title
    : title
        .replace(open > close ? /\((?=[^()]*$)/ : /\)/, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}

const SIGN = /\s?(?:@|📍|🗺️?)\s?(?=\S)/u;
const PLACE_LABEL = new RegExp(`(?:^|[\\s(,;|–-])${matchAny('labels.place')}\\s?:\\s`);
const AT_WORDS = 'chez|bei|beim|im|in der|en el|en la|presso|bij|nel|nella|no|na|hos';
const ARTICLES = 'the|der|die|das|la|le|el|il|o|a|de|het';
const AT = new RegExp(
  `(?<!\\p{L})(?:${matchPrinted('places.at', 'titles.restaurantAt', 'titles.hotelAt')}|${AT_WORDS}) (?:(?:${ARTICLES}) )?(?=[\\p{Lu}"“«„])`,
  'u',
);
/** What ends a place in a sentence. */
const CLAUSE_STARTS = 'with|mit|avec|con|met|for|then|and then|um|ab|until|till|bis|hasta|tot';
const PLACE_END = new RegExp(`\\s[–—|]\\s|[;(]|\\.\\s|,\\s(?=\\p{Ll})|\\s(?:${CLAUSE_STARTS})\\s`, 'u');
const DIVIDER = /\s+[–—|·•]\s+|\s+-\s+|\s*\|\s*/;

/** Splits the text of an event into its title and place. The place stays in the title where a sentence names it. */
export function splitTitleAndPlace(text: string): TitleAndPlace {
  const sign = SIGN.exec(text);
  if (sign && sign.index > 0) {
    const [place, rest] = cutPlace(text.slice(sign.index + sign[0].length));
    return finish(text.slice(0, sign.index), place, rest);
  }
  const label = PLACE_LABEL.exec(foldEmailText(text));
  if (label && label.index > 0) {
    const [place, rest] = cutPlace(text.slice(label.index + label[0].length));
    return finish(text.slice(0, label.index), place, rest);
  }
  const [first = '', ...others] = text.split(DIVIDER).map(cleanTitle).filter(Boolean);
  if (others.length > 0) {
    const street = others.find((part) => isStreet(part));
    const place = street ?? findPlaceInSentence(first);
    return finish(first, place, others.filter((part) => part !== street).join(', '));
  }
  return finish(text, findPlaceInSentence(text), '');
}

function cutPlace(text: string): [string, string] {
  const end = /\s[–—|]\s|\s-\s|[;(]|\.\s/.exec(text)?.index ?? text.length;
  return [text.slice(0, end), text.slice(end)];
}

function findPlaceInSentence(text: string): string {
  const at = AT.exec(text);
  if (!at) return '';
  const place = text.slice(at.index + at[0].length);
  return place.slice(0, PLACE_END.exec(place)?.index ?? place.length);
}

function finish(title: string, place: string, rest: string): TitleAndPlace {
  const cleaned = cleanTitle(title);
  const [head, tail] = cutLong(cleaned);
  return {
    title: head,
    location: cleanTitle(place).slice(0, 300),
    rest: [tail, cleanTitle(rest)].filter(Boolean).join('\n'),
  };
}

/** A long text is a title and its description. */
function cutLong(title: string): [string, string] {
  if (title.length <= MAX_TITLE) return [title, ''];
  const end = /[.!?;]\s|\s[–—-]\s|,\s|:\s/.exec(title.slice(12))?.index;
  if (end !== undefined && end + 12 <= MAX_TITLE) {
    return [title.slice(0, end + 12), cleanTitle(title.slice(end + 12))];
  }
  const space = title.lastIndexOf(' ', MAX_TITLE);
  return [`${title.slice(0, space > 20 ? space : MAX_TITLE)}…`, title];
}

/** A place in the address of a link to a map. */
export function findMapPlace(links: string[]): string {
  for (const link of links) {
    const url = URL.parse(/^www/i.test(link) ? `https://${link}` : link);
    if (!url || !MAP_HOST.test(`${url.hostname}${url.pathname}`)) continue;
    const named = /\/(?:place|search)\/([^/@]+)/.exec(url.pathname)?.[1];
    const query =
      url.searchParams.get('q') ?? url.searchParams.get('query') ?? url.searchParams.get('address');
    const place = (query ?? decodeSafely(named ?? '')).replaceAll('+', ' ').trim();
    if (/\p{L}{2}/u.test(place)) return place.slice(0, 300);
  }
  return '';
}

const MAP_HOSTS = [
  '(?:www\\.)?google\\.[a-z.]{2,6}/maps',
  'maps\\.google\\.[a-z.]{2,6}',
  'maps\\.apple\\.com',
  '(?:www\\.)?openstreetmap\\.org',
];
const MAP_HOST = new RegExp(`^(?:${MAP_HOSTS.join('|')})`);

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
