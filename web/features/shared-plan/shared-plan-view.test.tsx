import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inLanguage } from '../../../worker/messages/in-language.ts';
import { SharedPlanView } from './shared-plan-view.tsx';

it('speaks German', () => {
  inLanguage({ language: 'de', locale: 'de-DE' }, () =>
    render(
      <SharedPlanView
        plan={{ text: 'Freitag 19 Uhr Abendessen', files: [] }}
        projects={[]}
        error={undefined}
        openingId={undefined}
        signInUrl="/sign-in"
        onChoose={() => undefined}
        onRetry={() => undefined}
        onDiscard={() => undefined}
      />,
    ),
  );
  expect(screen.getByRole('heading', { name: 'Zu einem Plan hinzufügen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verwerfen' })).toBeVisible();
});
