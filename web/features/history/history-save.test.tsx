import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inLanguage } from '../../../worker/messages/in-language.ts';
import { HistorySave } from './history-save.tsx';
import { DINNER } from './testing/event-snapshot.ts';

it('speaks German', () => {
  const change = {
    seq: 4,
    at: '2027-06-01T12:00:00.000Z',
    by: { kind: 'cohost', name: 'Nora' },
    action: 'update',
    entity: 'event',
    entityId: 7,
    before: DINNER,
    after: { ...DINNER, location: 'Pier 2', rsvp: { capacity: 10 } },
  } as const;
  inLanguage({ language: 'de', locale: 'de-DE' }, () =>
    render(
      <HistorySave
        save={{ changes: [change] }}
        findEvent={() => undefined}
        busySeq={undefined}
        onUndo={() => undefined}
        onGoBack={() => undefined}
      />,
    ),
  );
  expect(screen.getByText('Nora: Dinner geändert')).toBeVisible();
  expect(screen.getByText('Mitgastgeber')).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Ort', 'Zusage']);
  expect(screen.getByText('An, für 10 Personen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rückgängig: Dinner' })).toBeVisible();
});
