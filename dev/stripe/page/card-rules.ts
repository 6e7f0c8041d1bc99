import { isLuhn } from '../luhn.ts';

export type FieldName = 'number' | 'expiry' | 'cvc';
/** What is wrong with a field, with the code and the words that Stripe's form has for it. */
export type CardFieldError = { code: string; message: string };

const BRANDS = [
  { name: 'American Express', begins: /^3[47]/, digits: 15, cvc: 4, groups: [4, 6, 5] },
  { name: 'Mastercard', begins: /^(5[1-5]|2[2-7])/, digits: 16, cvc: 3, groups: [4, 4, 4, 4] },
  { name: 'Visa', begins: /^4/, digits: 16, cvc: 3, groups: [4, 4, 4, 4] },
];
const UNKNOWN = { name: '', digits: 16, cvc: 3, groups: [4, 4, 4, 4] };

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The brand that a number begins like, with how long its number and its code are. */
export function findBrand(number: string) {
  return BRANDS.find(({ begins }) => begins.test(digitsOf(number))) ?? UNKNOWN;
}

/** What was typed, grouped as on the card and cut where it ends. */
export function formatField(name: FieldName, text: string, number: string): string {
  const digits = digitsOf(text);
  if (name === 'cvc') return digits.slice(0, findBrand(number).cvc);
  if (name === 'expiry') return formatExpiry(digits);
  let rest = digits.slice(0, findBrand(digits).digits);
  const groups: string[] = [];
  for (const length of findBrand(digits).groups) {
    if (rest) groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return groups.join(' ');
}

function formatExpiry(digits: string): string {
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits; // no month begins so
  return whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2, 4)}` : whole;
}

/** What is wrong with a field, if anything; `number` since the code's length hangs on the brand. */
export function checkField(
  name: FieldName,
  text: string,
  number: string,
  now: Date,
): CardFieldError | undefined {
  const digits = digitsOf(text);
  if (name === 'number') return checkNumber(digits);
  if (name === 'expiry') return checkExpiry(digits, now);
  if (digits.length === findBrand(number).cvc) return undefined;
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

function checkNumber(digits: string): CardFieldError | undefined {
  if (digits.length < findBrand(digits).digits) {
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  if (isLuhn(digits)) return undefined;
  return { code: 'invalid_number', message: 'Your card number is invalid.' };
}

function checkExpiry(digits: string, now: Date): CardFieldError | undefined {
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (digits.length < 4 || month < 1 || month > 12) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  if (year < now.getFullYear()) {
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
  }
  if (year > now.getFullYear() || month > now.getMonth()) return undefined;
  return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
}
