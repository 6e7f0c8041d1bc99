type Decline = { code: string; declineCode?: string; message: string };

/** What happens when a card is charged. */
export type TestCard = {
  brand: string;
  last4: string;
  /** Requires authentication by the card holder first. */
  challenge: boolean;
  /** Stays `processing` for a while. */
  slow: boolean;
  decline: Decline | null;
};
type Behavior = Partial<Omit<TestCard, 'last4'>>;

const declined = (declineCode: string, message = 'Your card was declined.'): Behavior => ({
  decline: { code: 'card_declined', declineCode, message },
});

/** Stripe's test cards (docs.stripe.com/testing). The last two are ours: no card of Stripe's stays `processing`. */
const CARDS: Record<string, Behavior> = {
  '4242424242424242': {},
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': { decline: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000002500003155': { challenge: true },
  '4000008400001629': { challenge: true, ...declined('generic_decline') },
  '4000000000001000': { slow: true },
  '4000000000001018': { slow: true, ...declined('generic_decline') },
};

const NOT_A_TEST_CARD = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

export function findTestCard(number: string): TestCard {
  const digits = number.replace(/\D/g, '');
  const {
    brand = 'visa',
    challenge = false,
    slow = false,
    decline = null,
  } = CARDS[digits] ?? NOT_A_TEST_CARD;
  return { brand, last4: digits.slice(-4), challenge, slow, decline };
}
