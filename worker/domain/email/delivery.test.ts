import { describe, expect, it } from 'vitest';
import { findSendProblem, readDeliveryOutcome } from './delivery.ts';

const fail = (code: string) => Object.assign(new Error('not sent'), { code });

describe('findSendProblem', () => {
  it.each([
    [fail('E_RATE_LIMIT_EXCEEDED'), 'limit'],
    [fail('E_DAILY_LIMIT_EXCEEDED'), 'limit'],
    [fail('E_RECIPIENT_SUPPRESSED'), 'refused'],
    [fail('E_RECIPIENT_NOT_ALLOWED'), 'refused'],
    [new Error('E_DAILY_LIMIT_EXCEEDED: daily sending quota reached'), 'limit'],
    [fail('E_DELIVERY_FAILED'), undefined],
    [fail('E_SENDER_NOT_VERIFIED'), undefined],
    [fail('E_INTERNAL_SERVER_ERROR'), undefined],
    [new Error('Network connection lost.'), undefined],
    ['E_RECIPIENT_SUPPRESSED', undefined],
  ])('tells the codes apart: %s', (error, problem) => {
    expect(findSendProblem(error)).toBe(problem);
  });
});

describe('readDeliveryOutcome', () => {
  const read = (event: string, report = {}) =>
    readDeliveryOutcome(`cf.email.sending.message.${event}`, report);

  it.each([
    ['delivered', {}, 'delivered'],
    ['deferred', { bounce: { type: 'soft' } }, 'waiting'],
    [
      'bounced',
      { bounce: { type: 'hard', reason: '550 5.1.1 User unknown' } },
      { problem: 'address', reason: '550 5.1.1 User unknown' },
    ],
    [
      'bounced',
      { bounce: { type: 'soft', reason: '452 full' } },
      { problem: 'unavailable', reason: '452 full' },
    ],
    ['bounced', {}, { problem: 'address', reason: 'bounced' }],
    ['rejected', { rejection: { reason: 'suppressed' } }, { problem: 'refused', reason: 'suppressed' }],
    ['rejected', { rejection: { reason: 'spam', party: 'sender' } }, { problem: 'sending', reason: 'spam' }],
    ['failed', { failure: { reason: 'delivery_failed' } }, { problem: 'sending', reason: 'delivery_failed' }],
    ['complained', {}, { problem: 'spam', reason: 'marked as spam' }],
    ['opened', {}, undefined],
  ])('reads %s', (event, report, outcome) => {
    expect(read(event, report)).toEqual(outcome);
  });

  it('knows events of outgoing email only', () => {
    expect(readDeliveryOutcome('cf.r2.bucket.delivered', {})).toBeUndefined();
  });
});
