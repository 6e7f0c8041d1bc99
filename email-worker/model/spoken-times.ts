/** One to twelve in languages that name the half hour before: German, Dutch, Danish, Norwegian, Swedish. */
const NUMERALS = [
  'eins|ein|een|et|ett',
  'zwei|twee|to|två|tva',
  'drei|drie|tre',
  'vier|fire|fyra',
  'fünf|funf|vijf|fem',
  'sechs|zes|seks|sex',
  'sieben|zeven|syv|sju',
  'acht|otte|åtte|atte|åtta|atta',
  'neun|negen|ni|nio',
  'zehn|tien|ti|tio',
  'elf|elleve|elva',
  'zwölf|zwolf|twaalf|tolv',
].map((words) => words.split('|'));

const HALF = new RegExp(`(?<!\\p{L})(?:halb|half|halv) (${NUMERALS.flat().join('|')})(?!\\p{L})`, 'giu');
/** `20270626T193000`, as in calendars and wallet passes. */
const PACKED = /(?<!\d)(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(?:\d\d)?Z?(?!\d)/g;
const GERMAN = /(?<!\d)(\d{1,2}) ?Uhr ?(\d\d)(?!\d)/gi;
const KOREAN = /(오전|오후)? ?(\d{1,2})시(?: ?(\d{1,2})분)?/g;
const NOON = /(?<!\p{L})(?:midi|middag|mittag|południe|mediodía|meio-dia)(?!\p{L})/giu;
const MIDNIGHT = /(?<!\p{L})(?:minuit|middernacht|midnatt|mezzanotte|medianoche|meia-noite)(?!\p{L})/giu;

/** Replaces `halb acht` and `19 Uhr 30` by digits. */
export const writeHalfHours = (text: string): string =>
  text.replace(GERMAN, '$1:$2').replace(HALF, (_, word: string) => toClock(findNumeral(word) - 1 || 12, 30));

/** Replaces times in words, of languages in which a model may quote them, by digits. */
export function writeTimesInDigits(text: string): string {
  return writeHalfHours(text.replace(PACKED, '$1-$2-$3 $4:$5'))
    .replace(KOREAN, (_, part: string | undefined, hour: string, minute = '0') =>
      toClock(part === '오후' ? (Number(hour) % 12) + 12 : Number(hour), Number(minute)),
    )
    .replace(NOON, '12:00')
    .replace(MIDNIGHT, '00:00');
}

const findNumeral = (word: string): number =>
  NUMERALS.findIndex((words) => words.includes(word.toLowerCase())) + 1;

const toClock = (hour: number, minute: number): string => ` ${hour}:${String(minute).padStart(2, '0')} `;
