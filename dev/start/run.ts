import { spawn } from 'node:child_process';
import { CommandError } from '../steps.mjs';

/** Runs a program without showing its output. Throws CommandError with the output if it fails. */
export async function runQuietly(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new CommandError(`${command} ${args[0]} failed:\n\n${output.trim()}`);
}
