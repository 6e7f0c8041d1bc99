import type { RightEvent } from './right-events.ts';
import type { RightName } from './rights.ts';

type Outcome = 'ends' | 'stays';
const E = 'ends';
const S = 'stays';

/** The columns of the table, in order. */
const EVENTS = [
  'accessCodeChanged', 'adminCodeChanged', 'itinerarySuspended', 'itineraryRestored', 'signedOut', 'signedOutEverywhere',
  'accountDeletedItineraryKept', 'accountDeletedWithItinerary', 'itineraryDeleted', 'ownerRemoved', 'ownerEmailCorrected',
  'personalLinkRenewed', 'personRemoved', 'linkReaderRemoved', 'uninvitedRemoved', 'guestErased', 'refundedToTrial',
  'paymentWithdrawn', 'emailNoLongerVerified', 'intakeAddressRenewed', 'weekSinceRenewal', 'monthPassed',
] as const satisfies RightEvent[]; // biome-ignore format: as wide as the rows

type OutcomeOf<Events> = { [Column in keyof Events]: Outcome };
type Row = OutcomeOf<typeof EVENTS>;

/**
 * What ends which right; rights.test.ts proves each cell. A live connection stays after sign-out because it carries no
 * content. An upload token stays when a code changes because an upload alone shows nothing; it expires soon, as does
 * the token of an installed app that has not started. Most itineraries here have an owner's account, so that their
 * owner's email can no longer be corrected. A co-host who read the personal links and is removed takes the access code
 * with them, not the rights of the browser that created the itinerary. Guests who erase their data keep the personal link,
 * which is the host's, and what it opens anew; the assistant of a co-host is the itinerary's. What was taken down is still
 * listed for its owner, and works again when it is restored; pages that were open have to connect again.
 */
const ROWS: Record<RightName, Row> = {
  //                        access admin  susp.  rest.  out    every  kept   with   itin.  owner  corr.  renew  remov  reader uninv. erased refund withd. email  intake week   month
  viewerByCode:            [E,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  adminByCode:             [E,     E,     E,     S,     S,     S,     E,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  adminByCreation:         [E,     E,     E,     S,     S,     S,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S],
  adminBySignedInCreation: [E,     E,     E,     S,     E,     E,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     E],
  ownerByCreation:         [S,     S,     E,     S,     E,     E,     E,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     E],
  ownerByEmail:            [S,     S,     E,     S,     E,     E,     E,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     E],
  claimByEmail:            [S,     S,     S,     S,     E,     E,     E,     E,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     E,     S,     S,     E],
  creatorBeforeClaim:      [E,     E,     E,     S,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S],
  adminBeforeClaim:        [E,     E,     E,     S,     S,     S,     S,     S,     E,     S,     E,     S,     S,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  personalLink:            [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  installedApp:            [E,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     E,     E],
  viewerByPersonalLink:    [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     E,     E,     E,     S,     E,     S,     S,     S,     S,     S,     S],
  claimedAnswer:           [E,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     E,     E,     E,     E,     S,     S,     S,     S,     S,     S],
  cohost:                  [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     E,     E,     S,     S,     E,     S,     S,     S,     S,     S,     S],
  personalFeed:            [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  ownPaper:                [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     E,     E,     E,     S,     E,     S,     S,     S,     S,     S,     S],
  noticesByCode:           [E,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  noticesByPersonalLink:   [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     E,     E,     E,     S,     E,     S,     S,     S,     S,     S,     S],
  session:                 [S,     S,     S,     S,     E,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     E],
  shareLink:               [E,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  fullAccess:              [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S],
  calendarFeed:            [E,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  headerImageUrl:          [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S],
  avatarUrl:               [S,     S,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S],
  uploadToken:             [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     E,     E],
  liveConnection:          [E,     S,     E,     E,     S,     S,     S,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  creationKey:             [E,     E,     E,     S,     S,     S,     E,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     E,     E],
  signedInCreationKey:     [E,     E,     E,     S,     E,     E,     E,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     E,     E],
  importKey:               [E,     E,     E,     S,     E,     E,     E,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     E,     E],
  assistantKey:            [S,     E,     E,     S,     S,     S,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S],
  ownersAssistantKey:      [S,     S,     E,     S,     S,     S,     E,     E,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S],
  cohostAssistantKey:      [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S],
  itineraryAddress:        [S,     S,     E,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     E,     S,     S,     S,     S,     S,     S,     S,     S],
  intakeAddress:           [S,     S,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     E,     S],
  emailsByAlias:           [S,     S,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S],
  emailsByAddress:         [S,     S,     S,     S,     S,     S,     E,     E,     S,     S,     S,     S,     S,     S,     S,     S,     S,     S,     E,     S,     S,     S],
}; // biome-ignore format: a table

/** What a right does at an event; undefined if the table does not say. */
export function findOutcome(right: string, event: string): Outcome | undefined {
  const column = (EVENTS as readonly string[]).indexOf(event);
  return ROWS[right as RightName]?.[column];
}

export const RIGHTS_TABLE_SIZE = Object.values(ROWS).flat().length;
