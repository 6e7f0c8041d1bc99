import { type AnySQLiteColumn, integer } from 'drizzle-orm/sqlite-core';

/**
 * What owns the rows of a table that both kinds of database have. Each kind defines the table with the owners that it has;
 * the other column is always null there.
 */
export type Owners = { users?: () => AnySQLiteColumn; projects?: () => AnySQLiteColumn };

type OnDelete = { onDelete: 'cascade' | 'set null' };

/** A column that refers to an account, if the database has accounts. */
export function userColumn({ users }: Owners, onDelete: OnDelete) {
  const column = integer('user_id');
  return users ? column.references(users, onDelete) : column;
}

/** A column that refers to an itinerary, if the database has itineraries. */
export function projectColumn({ projects }: Owners, onDelete: OnDelete) {
  const column = integer('project_id');
  return projects ? column.references(projects, onDelete) : column;
}
