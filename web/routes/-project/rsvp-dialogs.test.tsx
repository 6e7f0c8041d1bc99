import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import type { RsvpSettings } from '../../../worker/contract/rsvps.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { toRsvpDialog } from './rsvp-dialogs.tsx';
import type { DialogProps } from './use-dialog.ts';

const ME = 'PUT /api/projects/ABCD2345/rsvps/me';
const SETTINGS = { enabled: true, deadline: null, maxPartySize: 1, question: null, showList: false };

async function renderAnswer(settings: Partial<RsvpSettings> = {}) {
  const { calls } = mockApi({
    'GET /api/projects/ABCD2345/rsvps': { body: { mine: [], list: null, summary: null } },
    [ME]: { body: { personId: 2, eventId: null, answer: 'yes', partySize: 1, reply: null, note: null } },
  });
  const project = {
    projectId: 'ABCD2345',
    timeZone: 'America/New_York',
    viewer: { role: 'viewer', person: { id: 2, name: 'Ben', linked: true } },
    rsvp: { ...SETTINGS, ...settings },
    customColors: null,
    look: null,
    headerImages: [],
    name: 'Lake house',
    place: 'Lake Como',
  } as unknown as Project;
  const { default: Answer } = toRsvpDialog(undefined, 'yes');
  const props = { projectId: 'ABCD2345', project, onClose: vi.fn() } as unknown as DialogProps;
  const view = await renderComponent(<Answer {...props} />);
  await act(async () => {});
  const countSent = () => calls.filter(({ method }) => method === 'PUT').length;
  return { ...view, onClose: props.onClose, countSent };
}

beforeEach(() => localStorage.clear());

it('sends a plain yes at once, and then offers calendar and notifications', async () => {
  const { user, onClose, countSent } = await renderAnswer();
  expect(await screen.findByRole('dialog', { name: "You're coming!" })).toBeVisible();
  expect(countSent()).toBe(1);
  expect(screen.getByText('Lake house')).toBeVisible();
  expect(screen.getByText('Lake Como')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notify me' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it.each<[string, Partial<RsvpSettings>]>([
  ['a question', { question: 'Any allergies?' }],
  ['more people', { maxPartySize: 2 }],
  ['an answer that others see', { showList: true }],
])('opens the sheet for %s', async (_name, settings) => {
  const { user, countSent } = await renderAnswer(settings);
  expect(await screen.findByRole('dialog', { name: 'Are you coming?' })).toBeVisible();
  expect(countSent()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: "You're coming!" })).toBeVisible();
});
