import { executeSql } from '../execute-sql.ts';
import { parseResealCommand } from './command.ts';

try {
  const { sql, remote } = parseResealCommand(process.argv.slice(2));
  executeSql(sql, remote);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
