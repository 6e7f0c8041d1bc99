// What the start and test commands say while they work. Plain JavaScript: it runs before anything is
// installed, on whatever Node is there.

/** A reason to stop that a person can act on: what is wrong, and what to do about it. */
export class Stop extends Error {
  /**
   * @param {string} message what is wrong, in one line
   * @param {string} [advice] what to do about it
   */
  constructor(message, advice) {
    super(message);
    this.name = 'Stop';
    this.advice = advice;
  }
}

/**
 * Runs one step and says how long it took. The step may return a word that stands in the time's place.
 * @param {string} title
 * @param {() => unknown} run
 */
export async function step(title, run) {
  process.stdout.write(`  ${title.padEnd(24, ' ')} `);
  const begun = performance.now();
  try {
    const word = await run();
    process.stdout.write(`${typeof word === 'string' ? word : formatSeconds(performance.now() - begun)}\n`);
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
 * Prints why a command stopped and sets its exit code. Unknown errors keep their stack.
 * @param {unknown} error
 */
export function reportStop(error) {
  process.exitCode = 1;
  if (!(error instanceof Stop)) return void console.error(error);
  console.error(`\n  ${error.message}`);
  if (error.advice) console.error(`  ${error.advice}`);
  console.error('');
}
