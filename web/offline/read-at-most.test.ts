import { expect, it } from 'vitest';
import { readAtMost } from './read-at-most.ts';

const toRequest = (files: File[]) => {
  const body = new FormData();
  for (const file of files) body.append('files', file);
  return new Request('https://foldout.example/shared-plan', { method: 'POST', body });
};

it('reads a form of up to the limit, and no further', async () => {
  const file = new File(['x'.repeat(500)], 'plan.txt', { type: 'text/plain' });
  const read = await readAtMost(toRequest([file]), 1000);
  const [found] = (await read?.formData())?.getAll('files') ?? [];
  expect(found).toMatchObject({ name: 'plan.txt', size: 500 });
  expect(await readAtMost(toRequest([file, file]), 1000)).toBeUndefined();
});
