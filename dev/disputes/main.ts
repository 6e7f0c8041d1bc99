import { executeSql } from '../execute-sql.ts';
import { parseDisputesCommand } from './command.ts';

try {
  const { sql, remote } = parseDisputesCommand(process.argv.slice(2));
  executeSql(sql, remote);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
