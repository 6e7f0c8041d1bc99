import { executeSql } from '../execute-sql.ts';
import { parseCouponCommand, USAGE } from './command.ts';

try {
  const { sql, remote } = parseCouponCommand(process.argv.slice(2), Date.now());
  executeSql(sql, remote);
} catch (error) {
  console.error(error instanceof Error ? error.message : USAGE);
  process.exitCode = 1;
}
