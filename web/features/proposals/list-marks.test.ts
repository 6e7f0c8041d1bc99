import { expect, it } from 'vitest';
import { PROPOSAL_REASONS, type ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import { listMarks } from './list-marks.ts';
import { createProposal } from './testing/proposal.ts';

it.each<[ProposalReason, string]>([
  ['nearby-date', 'Check date'],
  ['several-times', 'Check time'],
  ['zone-of-place', 'Check time zone'],
  ['maybe', 'Check'],
])('says which part to check: %s', (code, text) => {
  expect(listMarks(createProposal(), undefined, PROPOSAL_REASONS[code])).toEqual([{ text, kind: 'warn' }]);
});

it('marks what needs a check without a known reason, and nothing else', () => {
  expect(listMarks(createProposal(), undefined, '')).toEqual([{ text: 'Check', kind: 'warn' }]);
  expect(listMarks(createProposal(), undefined, undefined)).toEqual([]);
});
