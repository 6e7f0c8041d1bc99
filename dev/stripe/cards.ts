import { StripeFailure } from './failure.ts';
import { isLuhn } from './luhn.ts';

/** How a payment with a card goes; a `challenge` first asks the card's holder. */
type Decline = { code: string; declineCode?: string; message: string };
export type Card = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  challenge: boolean;
  /** Stays `processing` for a while before it ends. */
  slow: boolean;
  decline: Decline | null;
};
type Behaviour = { brand?: string; challenge?: boolean; slow?: boolean; decline?: Decline };

const declined = (declineCode: string, message = 'Your card was declined.'): Behaviour => ({
  decline: { code: 'card_declined', declineCode, message },
});

/** Stripe's own test numbers; the last two are ours, since no card of theirs stays `processing`. */
const CARDS: Record<string, Behaviour> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000000069': { decline: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000002500003155': { challenge: true },
  '4000000000003220': { challenge: true },
  '4000008400001629': { challenge: true, ...declined('generic_decline') },
  '4000000000001000': { slow: true },
  '4000000000001018': { slow: true, ...declined('generic_decline') },
};

const TOKENS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_threeDSecure2Required: '4000000000003220',
};

type Typed = { number: string; exp_month: number; exp_year: number; cvc?: string };

/** The card somebody typed. Throws the 402 of a number, date or code that cannot be. `year` is the present one. */
export function readCard({ number, exp_month, exp_year, cvc }: Typed, now = new Date()): Card {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits)) {
    throw wrongCard('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const year = exp_year < 100 ? 2000 + exp_year : exp_year;
  if (exp_month < 1 || exp_month > 12) {
    throw wrongCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (Date.UTC(year, exp_month) <= now.getTime()) {
    throw wrongCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw wrongCard('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return toCard(digits, exp_month, year);
}

/** The card behind one of Stripe's test tokens, `pm_card_visa` for one; undefined for every other name. */
export function findToken(name: string): Card | undefined {
  const number = TOKENS[name];
  return number ? toCard(number, 12, new Date().getUTCFullYear() + 4) : undefined;
}

/** What a number does. One that is on no list may be somebody's real card, which a test never charges. */
function toCard(number: string, expMonth: number, expYear: number): Card {
  const stranger = declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  );
  const { brand = 'visa', challenge = false, slow = false, decline = null } = CARDS[number] ?? stranger;
  return { brand, last4: number.slice(-4), expMonth, expYear, challenge, slow, decline };
}

function wrongCard(code: string, message: string, param: string): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', code, message, param });
}
