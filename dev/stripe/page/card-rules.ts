export type FieldName = 'number' | 'expiry' | 'cvc';
/** With the code and message of Stripe's form. */
export type CardFieldError = { code: string; message: string };

const BRANDS = [
  { name: 'American Express', prefix: /^3[47]/, digits: 15, cvc: 4, groups: [4, 6, 5] },
  { name: 'Mastercard', prefix: /^(5[1-5]|2[2-7])/, digits: 16, cvc: 3, groups: [4, 4, 4, 4] },
  { name: 'Visa', prefix: /^4/, digits: 16, cvc: 3, groups: [4, 4, 4, 4] },
];
const UNKNOWN = { name: '', digits: 16, cvc: 3, groups: [4, 4, 4, 4] };

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The brand of a number or its first digits, with the lengths of number and security code. */
export function findBrand(number: string) {
  return BRANDS.find(({ prefix }) => prefix.test(digitsOf(number))) ?? UNKNOWN;
}

/** The typed text, grouped as on a card and cut to its length. `number` determines the length of the code. */
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
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits; // no month starts with these
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
}

/** The error of a field, if any. `number` determines the length of the code. */
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
  if (hasValidCheckDigit(digits)) return undefined;
  return { code: 'invalid_number', message: 'Your card number is invalid.' };
}

/** Luhn algorithm (ISO/IEC 7812-1). */
function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
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
