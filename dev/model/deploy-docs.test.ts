import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MODELS } from '../../email-worker/model/models.ts';

const text = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
const ROW = /^\| \[`([^`]+)`\]\(https:\S+\) \| \$([\d.]+) \| \$([\d.]+) \| \$([\d.]+) \|$/gm;

it('names the tested models, and what a thousand emails cost', () => {
  const rows = [...text.matchAll(ROW)];
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(MODELS));
  const [, input = '', output = ''] = /for ([\d,]+) tokens in and (\d+) out/.exec(text) ?? [];
  const tokens = { input: Number(input.replace(',', '')), output: Number(output) };
  for (const [, name, inputPrice, outputPrice, cost] of rows) {
    const dollars = (tokens.input * Number(inputPrice) + tokens.output * Number(outputPrice)) / 1000;
    expect(dollars.toFixed(2), name).toBe(cost);
  }
});
