import { expect, it } from 'vitest';
import { countBlocks } from './count-blocks.ts';
import { attach } from './inputs.ts';
import { HOSTILE_PDFS } from './pdf-inputs.ts';
import { expectProportional, read, SIZES } from './read-hostile.ts';

/** Units that no PDF of this size may cost. Reading an email without one costs four million. */
const MAX_PDF_WORK = 30_000_000;

it.each(Object.entries(HOSTILE_PDFS))(
  'a PDF with %s takes limited work, in proportion to its size',
  async (_, build) => {
    const work: number[] = [];
    for (const size of SIZES) {
      // Not counted: building it compresses.
      const email = attach('application/pdf', build(size), 1);
      work.push(await countBlocks(() => read(email)));
    }
    expectProportional(work);
    expect(Math.max(...work)).toBeLessThan(MAX_PDF_WORK);
  },
);
