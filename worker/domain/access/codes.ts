import {
  ACCESS_CODE_LENGTH,
  ADMIN_CODE_LENGTH,
  CODE_ALPHABET,
  PROJECT_ID_LENGTH,
} from '../../contract/codes.ts';
import { foldText } from '../text/fold-text.ts';

/** A random code. The 32 characters divide 256 evenly, so all are equally likely. */
export function generateCode(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
}

/** A random id that begins with `slotCode`, which says where the itinerary lies. */
export const generateProjectId = (slotCode: string) =>
  slotCode + generateCode(PROJECT_ID_LENGTH - slotCode.length);
export const generateAdminCode = () => generateCode(ADMIN_CODE_LENGTH);

/** A random access code that is not weak for this project. */
export function generateAccessCode(name: string, projectId: string): string {
  for (;;) {
    const code = generateCode(ACCESS_CODE_LENGTH);
    if (!isWeakCode(code, name, projectId)) return code;
  }
}

/** Common guesses. */
const COMMON = new Set([
  'ABC123', '123ABC', 'QWERTY', 'ASDFGH', 'ZXCVBN', 'QAZWSX', 'LETMEI', 'ACCESS', 'SECRET', 'GUESTS',
  'GUEST1', 'PARTY1', 'SUMMER', 'WINTER', 'SPRING', 'AUTUMN', 'FAMILY', 'FRIEND', 'PASSWO', 'PASS12',
  'MASTER', 'MONKEY', 'DRAGON', 'WELCOM', 'HELLO1', 'ILOVEU', 'FOLDOU', 'A1B2C3', '1Q2W3E', 'ABCABC',
  '121212', '112233', '123123', '123321', '246810', '696969', '101010', '2026AB', 'WEDDIN', 'HENPAR',
]); // biome-ignore format: a list to scan, not to scroll

/** True for runs, repetitions, common codes, and codes taken from the project's name or id. */
export function isWeakCode(code: string, name: string, projectId: string): boolean {
  const start = foldText(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, code.length);
  return (
    isRun(code) ||
    COMMON.has(code) ||
    projectId.startsWith(code) ||
    // A name of four or more characters that the code starts with gives most of it away.
    (start.length >= Math.min(4, code.length) && code.startsWith(start))
  );
}

/** Equal or consecutive characters (`AAAAAA`, `ABCDEF`, `654321`). */
function isRun(code: string): boolean {
  const steps = new Set<number>();
  for (let i = 1; i < code.length; i++) steps.add(code.charCodeAt(i) - code.charCodeAt(i - 1));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 0);
}
