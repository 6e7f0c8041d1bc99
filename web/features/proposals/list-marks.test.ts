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

it('shows a guessed time beside another doubt', () => {
  const reviewReasons = [PROPOSAL_REASONS['am-or-pm'], PROPOSAL_REASONS['nearby-date']];
  const marks = listMarks(createProposal({ reviewReasons }), undefined, PROPOSAL_REASONS['nearby-date']);
  expect(marks.map(({ text }) => text)).toEqual(['?', 'Check date']);
});

it('marks what needs a check without a known reason, and nothing else', () => {
  expect(listMarks(createProposal(), undefined, '')).toEqual([{ text: 'Check', kind: 'warn' }]);
  expect(listMarks(createProposal(), undefined, undefined)).toEqual([]);
});
