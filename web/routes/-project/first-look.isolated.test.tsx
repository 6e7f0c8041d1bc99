import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { openUpgradePrompt, readUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { FirstLook } from './first-look.tsx';

const SAVE = 'PUT /api/projects/ABCD2345/customizations';
const project = { projectId: 'ABCD2345', isPaid: true, look: 'garden', ...toLookFields('garden') } as Project;

afterEach(() => openUpgradePrompt(null));

it('saves a look at once', async () => {
  const { calls } = mockApi({ [SAVE]: { body: { project: { ...project, look: 'seaside' } } } });
  const { user } = await renderComponent(<FirstLook project={project} />);
  expect(screen.getByRole('radio', { name: 'Garden' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Seaside' }));
  await waitFor(() =>
    expect(calls.map(({ json }) => json)).toEqual([{ look: 'seaside', ...toLookFields('seaside') }]),
  );
  expect(readUpgradePrompt()).toBeNull();
});

/** A page whose project changes when the button is pressed, as after a save. */
function Page() {
  const [current, setCurrent] = useState(project);
  return (
    <>
      <button type="button" onClick={() => setCurrent({ ...project, look: 'seaside' })}>
        Refresh
      </button>
      <FirstLook project={current} />
    </>
  );
}

it('takes the look back', async () => {
  const { calls } = mockApi({ [SAVE]: { body: { project } } });
  const { user } = await renderComponent(<Page />);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByRole('status')).toHaveTextContent('Seaside is saved.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.map(({ json }) => json)).toEqual([{ look: 'garden', ...toLookFields('garden') }]),
  );
});

it('opens the upgrade prompt in a trial and changes nothing', async () => {
  const { calls } = mockApi();
  const { user } = await renderComponent(<FirstLook project={{ ...project, isPaid: false }} />);
  await user.click(screen.getByRole('radio', { name: 'Seaside' }));
  expect(readUpgradePrompt()).toBe('customize themes and colors');
  expect(screen.getByRole('radio', { name: 'Garden' })).toBeChecked();
  expect(calls).toEqual([]);
});
