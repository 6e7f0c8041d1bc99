import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LOOK_IDS } from '../../../worker/contract/choices.ts';
import { toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import type { CustomizeDraft } from './customize-draft.ts';
import { LookSection } from './look-section.tsx';

const OPTIONS = {
  defaultColors: { primary: '#111111', secondary: '#222222', accent: '#333333' },
} as AppearanceOptions;

async function renderSection(draft: Partial<CustomizeDraft>) {
  const change = vi.fn();
  const section = (
    <LookSection
      draft={{ look: null, customColors: null, ...draft } as CustomizeDraft}
      hasImages={false}
      options={OPTIONS}
      change={change}
    />
  );
  return { change, ...(await renderComponent(section)) };
}

const group = (name: string) => within(screen.getByRole('group', { name }));

it('offers the looks by name and picks one with all of its style', async () => {
  const { change, user } = await renderSection({ look: 'garden' });
  expect(group('Look').getAllByRole('radio')).toHaveLength(LOOK_IDS.length);
  expect(group('Look').getByRole('radio', { name: 'Garden' })).toBeChecked();
  await user.click(group('Look').getByRole('radio', { name: 'Midnight' }));
  expect(change).toHaveBeenCalledExactlyOnceWith({ look: 'midnight', ...toLookFields('midnight') });
});

it('moves through the looks with the arrow keys', async () => {
  const { change, user } = await renderSection({ look: 'garden' });
  group('Look').getByRole('radio', { name: 'Garden' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledWith({ look: 'riviera', ...toLookFields('riviera') });
});

it('changes the cover alone', async () => {
  const { change, user } = await renderSection({ look: 'garden' });
  await user.click(screen.getByText('Choose another cover'));
  expect(group('Cover').getByRole('radio', { name: 'Wedding' })).toBeChecked();
  await user.click(group('Cover').getByRole('radio', { name: 'Lake' }));
  expect(change).toHaveBeenCalledExactlyOnceWith({ look: 'garden.lake' });
});

it('shows the plain cover and no look for an itinerary without one', async () => {
  await renderSection({});
  for (const look of group('Look').getAllByRole('radio')) expect(look).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Plain', hidden: true })).toBeChecked();
});
