import { executeSql } from '../execute-sql.ts';
import { parseReencryptCommand } from './command.ts';

try {
  const { sql, remote } = parseReencryptCommand(process.argv.slice(2));
  for (const kind of ['directory', 'itineraries'] as const) executeSql(sql, remote, kind);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
