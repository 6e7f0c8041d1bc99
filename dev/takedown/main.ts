import { executeSql } from '../execute-sql.ts';
import { parseTakedownCommand } from './command.ts';

try {
  const { sql, remote } = parseTakedownCommand(process.argv.slice(2), Date.now());
  executeSql(sql, remote);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
