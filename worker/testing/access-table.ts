import type { AccessRow } from './access-row.ts';
import { ACCOUNT_ACCESS_ROWS } from './account-access-rows.ts';
import { BACKUP_ACCESS_ROWS } from './backup-access-rows.ts';
import { DAY_ACCESS_ROWS } from './day-access-rows.ts';
import { EMAIL_ACCESS_ROWS } from './email-access-rows.ts';
import { HISTORY_ACCESS_ROWS } from './history-access-rows.ts';
import { NOTIFICATION_ACCESS_ROWS } from './notification-access-rows.ts';
import { PAGE_ACCESS_ROWS } from './page-access-rows.ts';
import { PAPER_ACCESS_ROWS } from './paper-access-rows.ts';
import { PAYMENT_ACCESS_ROWS } from './payment-access-rows.ts';
import { PEOPLE_ACCESS_ROWS } from './people-access-rows.ts';
import { PROJECT_ACCESS_ROWS } from './project-access-rows.ts';
import { PROPOSAL_ACCESS_ROWS } from './proposal-access-rows.ts';
import { RSVP_ACCESS_ROWS } from './rsvp-access-rows.ts';
import { SIGN_UP_ACCESS_ROWS } from './sign-up-access-rows.ts';
import { TRUST_ACCESS_ROWS } from './trust-access-rows.ts';

/** Every route of the Worker. A test fails if a route is missing here. */
export const ACCESS_TABLE: AccessRow[] = [
  ...PROJECT_ACCESS_ROWS,
  ...HISTORY_ACCESS_ROWS,
  ...PEOPLE_ACCESS_ROWS,
  ...PROPOSAL_ACCESS_ROWS,
  ...PAGE_ACCESS_ROWS,
  ...RSVP_ACCESS_ROWS,
  ...DAY_ACCESS_ROWS,
  ...SIGN_UP_ACCESS_ROWS,
  ...PAPER_ACCESS_ROWS,
  ...NOTIFICATION_ACCESS_ROWS,
  ...PAYMENT_ACCESS_ROWS,
  ...TRUST_ACCESS_ROWS,
  ...ACCOUNT_ACCESS_ROWS,
  ...EMAIL_ACCESS_ROWS,
  ...BACKUP_ACCESS_ROWS,
];
