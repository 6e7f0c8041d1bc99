export type IntakeRecipient = { kind: 'shared' } | { kind: 'personal'; token: string } | { kind: 'unknown' };

/** Itineraries have addresses of their own at the same domain: `plan+token@…`. */
const ITINERARY = 'plan';

/** 16 characters of Crockford's base 32 carry 80 bits. */
export const TOKEN_LENGTH = 16;
const TOKEN = new RegExp(`^[0-9a-hjkmnp-tv-z]{${TOKEN_LENGTH}}$`);

/**
 * Parses the address that an email was delivered to. `shared`: those without a token, `trips@…`. A token alone says whose it
 * is, an account's or an itinerary's: what stands around it was different if the shared address has changed.
 */
export function parseIntakeRecipient(to: string, shared: string[]): IntakeRecipient {
  const [name, host] = splitAddress(to);
  if (shared.some((each) => splitAddress(each).join('@') === `${name}@${host}`)) return { kind: 'shared' };
  const token = name.slice(name.indexOf('+') + 1);
  return host !== '' && name.includes('+') && TOKEN.test(token)
    ? { kind: 'personal', token }
    : { kind: 'unknown' };
}

/** The personal address of a token: `trips+token@…`. */
export function formatPersonalAddress(token: string, intake: string): string {
  const at = intake.lastIndexOf('@');
  return `${intake.slice(0, at)}+${token}${intake.slice(at)}`;
}

/** The address of an itinerary: `plan+token@…`. */
export const formatItineraryAddress = (token: string, intake: string): string =>
  formatPersonalAddress(token, toItineraryIntake(intake));

/** The address before the token of an itinerary: `plan@…`. */
export const toItineraryIntake = (intake: string): string =>
  `${ITINERARY}${intake.slice(intake.lastIndexOf('@'))}`;

function splitAddress(address: string): [string, string] {
  const bare = address.trim().replace(/^<|>$/g, '').toLowerCase();
  const at = bare.lastIndexOf('@');
  return at < 1 ? ['', ''] : [bare.slice(0, at), bare.slice(at + 1)];
}
