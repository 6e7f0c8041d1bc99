import { executeSql } from '../execute-sql.ts';
import { parseTakedownCommand } from './command.ts';

try {
  const { sql, remote } = parseTakedownCommand(process.argv.slice(2), Date.now());
  // Only the database that has the itinerary finds it.
  executeSql(sql, remote, 'itineraries');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
