// Prints the statements of a migration that brings the triggers of events up to date with the list of their fields.
import { renderEventTriggers } from '../worker/db/itinerary/events/event-triggers.ts';

const statements = Object.entries(renderEventTriggers()).flatMap(([name, trigger]) => [
  `DROP TRIGGER \`${name}\`;`,
  `${trigger};`,
]);
process.stdout.write(`${statements.join('\n--> statement-breakpoint\n')}\n`);
