// Output of the commands. Plain JavaScript, because it runs before the packages are installed, on any Node.

/** An error that the user can fix. Printed without a stack. */
export class CommandError extends Error {
  /**
   * @param {string} message what is wrong
   * @param {string} [advice] what to do about it
   */
  constructor(message, advice) {
    super(message);
    this.name = 'CommandError';
    this.advice = advice;
  }
}

/**
 * Runs a step and prints its duration, or the string it returns.
 * @param {string} title
 * @param {() => unknown} run
 */
export async function step(title, run) {
  process.stdout.write(`  ${title.padEnd(24, ' ')} `);
  const startedAt = performance.now();
  try {
    const result = await run();
    process.stdout.write(
      `${typeof result === 'string' ? result : formatSeconds(performance.now() - startedAt)}\n`,
    );
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

/** @param {number} ms */
export function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Prints an error and sets the exit code. Errors other than CommandError are printed with their stack.
 * @param {unknown} error
 */
export function reportCommandError(error) {
  process.exitCode = 1;
  if (!(error instanceof CommandError)) return void console.error(error);
  console.error(`\n  ${error.message}`);
  if (error.advice) console.error(`  ${error.advice}`);
  console.error('');
}
