import { defineConfig } from 'drizzle-kit';

/** `DATABASE=directory npx drizzle-kit generate`, and the same with `itinerary`. */
const kind = process.env.DATABASE ?? 'itinerary';

export default defineConfig({
  dialect: 'sqlite',
  schema: [`./worker/db/schema/${kind}/*.ts`, './worker/db/schema/shared/{messages,upkeep}.ts'],
  out: kind === 'directory' ? './migrations/directory' : './migrations/itineraries',
});
