import { sql } from 'drizzle-orm';
import type { DirectoryDb } from '../client.ts';
import { modelBudget } from '../schema/directory/intake.ts';
import { selectValuesWhere } from '../sql-expressions.ts';

/**
 * Takes one model call from the subject's and the global budget of `day` (`YYYY-MM-DD`). False
 * if a budget is used up.
 */
export async function consumeModelCall(
  db: DirectoryDb,
  { subject, day }: { subject: number; day: string },
  limits: { account: number; all: number },
): Promise<boolean> {
  const used = (id: number) =>
    sql`coalesce((SELECT calls FROM ${modelBudget} WHERE user_id = ${id} AND day = ${day}), 0)`;
  const fits = sql`${used(subject)} < ${limits.account} AND ${used(0)} < ${limits.all}`;
  const count = (id: number, condition: ReturnType<typeof used>) =>
    db
      .insert(modelBudget)
      .select(selectValuesWhere(modelBudget, { subject: id, day, calls: 1 }, condition))
      .onConflictDoUpdate({
        target: [modelBudget.subject, modelBudget.day],
        set: { calls: sql`${modelBudget.calls} + 1` },
      });
  const [taken] = await db.batch([
    count(subject, fits).returning({ calls: modelBudget.calls }),
    count(0, sql`changes() > 0`),
  ]);
  return taken.length > 0;
}

/** Deletes what was counted before a day. */
export async function deleteOldModelBudgets(db: DirectoryDb, day: string): Promise<void> {
  await db.delete(modelBudget).where(sql`${modelBudget.day} < ${day}`);
}
