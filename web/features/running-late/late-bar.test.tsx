import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { createEvent } from '../../testing/create-event.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { LateBar } from './late-bar.tsx';

const project = { projectId: 'DEM0TR1P', timeZone: 'UTC', customColors: null } as Project;
const now = Date.now();
const toWall = (ms: number) => new Date(ms).toISOString().slice(0, 16);
/** One that is on, whatever the time. */
const event = createEvent({
  title: 'Lunch',
  starts: toWall(now - 600_000),
  ends: toWall(now + 600_000),
  timeZone: 'UTC',
});

it('is in the card of what is on, as long as the list shows one', async () => {
  await renderComponent(<LateBar project={project} events={[event]} newsSeq={null} />);
  const findButton = () => screen.getByRole('button', { name: 'Running late' });
  const card = document.createElement('section');
  card.className = 'day-card';
  expect(findButton()).toBeVisible();
  await act(async () => document.body.append(card));
  expect(card).toContainElement(findButton());
  await act(async () => card.remove());
  expect(findButton(), 'another tab').toBeVisible();
});
