import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { READ_FAILURES } from '../../../../worker/domain/email/read-failures.ts';
import { inLanguage } from '../../../../worker/messages/in-language.ts';
import { UNCLAIMED_HOTEL } from '../../../testing/unclaimed-event.ts';
import { TooltipProvider } from '../../../ui/dialogs/tooltip.tsx';
import { UnclaimedItem } from './unclaimed-item.tsx';

const on = vi.fn();
const HANDLERS = { onAssign: on, onCreate: on, onEdit: on, onShowMail: on, onDelete: on, onSelect: on };

it.each([
  [
    'why it could not be read',
    { kind: 'problem', description: READ_FAILURES.malformed },
    /^Wir konnten diese E-Mail nicht lesen\./,
  ],
  [
    'where to enter the code of Gmail',
    { kind: 'forwarding-code', code: '718293645', description: 'To forward email to Foldout, …' },
    /^Gib diesen Code in Gmail .*: 718293645\.$/,
  ],
  ['what the email says', { description: 'Buchungsnummer: PF4471' }, 'Buchungsnummer: PF4471'],
] as const)('says in German %s', (_, event, text) => {
  inLanguage({ language: 'de', locale: 'de-DE' }, () =>
    render(
      <TooltipProvider>
        <UnclaimedItem
          event={{ ...UNCLAIMED_HOTEL, ...event }}
          selected={false}
          busy={false}
          targets={[]}
          {...HANDLERS}
        />
      </TooltipProvider>,
    ),
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/To forward email|couldn’t read/)).toBeNull();
});

it('shows an email that could not be read in a line, to be completed or deleted but not chosen', () => {
  inLanguage({ language: 'en', locale: 'en-US' }, () =>
    render(
      <TooltipProvider>
        <UnclaimedItem
          event={{ ...UNCLAIMED_HOTEL, kind: 'problem', needsReview: true }}
          selected={false}
          busy={false}
          targets={[]}
          {...HANDLERS}
        />
      </TooltipProvider>,
    ),
  );
  expect(screen.getByRole('listitem')).not.toHaveClass('card');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Assign/ })).toBeNull();
  for (const name of [/^Check Event/, /^Email/, /^Delete/])
    expect(screen.getByRole('button', { name })).toBeVisible();
});
