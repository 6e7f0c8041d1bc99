import { expect, it } from 'vitest';
import type { ProposalOrigin } from '../../../worker/contract/proposals.ts';
import { findSourceContext } from './source-context.ts';

const TEXT = 'Friday\n\n7 pm dinner\nat Roma\n9 pm drinks';
const source: ProposalOrigin = {
  kind: 'text',
  label: 'Pasted text',
  excerpt: '7 pm dinner at Roma',
  lines: { first: 3, last: 4 },
};

it('shows the lines around the marked ones', () => {
  expect(findSourceContext({ source }, TEXT)).toEqual({
    before: 'Friday',
    marked: '7 pm dinner\nat Roma',
    after: '9 pm drinks',
  });
});

it('shows the excerpt alone if its lines are unknown', () => {
  const alone = { before: '', marked: '7 pm dinner at Roma', after: '' };
  expect(findSourceContext({ source }, undefined)).toEqual(alone);
  expect(findSourceContext({ source: { ...source, lines: null } }, TEXT)).toEqual(alone);
  expect(findSourceContext({ source }, 'another\ntext\nof\nfive\nlines')).toEqual(alone);
});
