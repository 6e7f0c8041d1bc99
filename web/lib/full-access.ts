import { t } from '../../worker/messages/t.ts';

/** What Full Access adds to a trial, as shown wherever it is offered. */
export const listFullAccessFeatures = (): string[] => [
  t('unlimitedEvents'),
  t('faqsForGuests'),
  t('ownColors'),
  t('ownImages'),
  t('ownTitle'),
  t('ownCodes'),
];
