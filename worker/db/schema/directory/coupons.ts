import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { projects } from '../itinerary/itineraries.ts';

// Times are epoch milliseconds.

export const coupons = sqliteTable('coupons', {
  code: text().primaryKey(),
  kind: text().$type<'percent' | 'fixed'>().notNull(),
  /** Percent, or US cents. */
  value: integer().notNull(),
  maxUses: integer('max_uses'),
  expiresAt: integer('expires_at'),
  disabledAt: integer('disabled_at'),
  createdAt: integer('created_at').notNull(),
});
export type CouponRow = typeof coupons.$inferSelect;

/** Coupon uses, counted when the upgrade completed. */
export const redemptions = sqliteTable(
  'redemptions',
  {
    code: text()
      .notNull()
      .references(() => coupons.code),
    /** Null if the project was deleted; the use still counts. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Whether the coupon alone unlocked the project. */
    isFree: integer('is_free', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('redemptions_by_code').on(table.code, table.projectId),
    index('redemptions_by_project').on(table.projectId),
  ],
);
