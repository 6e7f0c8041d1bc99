import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './worker/db/schema.ts',
    './worker/db/account-schema.ts',
    './worker/db/mail-schema.ts',
    './worker/db/payment-schema.ts',
    './worker/db/people-schema.ts',
    './worker/db/notice-schema.ts',
    './worker/db/handover-schema.ts',
    './worker/db/owner-change-schema.ts',
    './worker/db/rsvp-schema.ts',
    './worker/db/change-schema.ts',
    './worker/db/proposal-schema.ts',
  ],
  out: './migrations',
});
