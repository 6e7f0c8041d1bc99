import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import NameQuestion from './name-question.tsx';

const renderQuestion = (rsvp: Partial<Project['rsvp']> | undefined, attendees = 'Ana, Ben') => {
  mockApi();
  const project = { projectId: 'ABCD2345', rsvp } as Project;
  return renderComponent(
    <NameQuestion project={project} events={[{ attendees } as Event]} onAnswer={vi.fn()} />,
  );
};

it.each([
  ['offline copies without RSVP settings', undefined],
  ['RSVP is off', { enabled: false, deadline: null }],
  ['the deadline has passed', { enabled: true, deadline: '2020-01-01T00:00:00.000Z' }],
])('asks for the name: %s', async (_, rsvp) => {
  await renderQuestion(rsvp);
  expect(screen.getByText('Who are you?')).toBeVisible();
});

it.each([
  ['without a deadline', null],
  ['before the deadline', '2099-01-01T00:00:00.000Z'],
])('leaves the question to the RSVP %s', async (_, deadline) => {
  await renderQuestion({ enabled: true, deadline });
  expect(screen.queryByText('Who are you?')).not.toBeInTheDocument();
});

it('asks for no name where there is none to choose', async () => {
  await renderQuestion(undefined, 'Everyone');
  expect(screen.queryByText('Who are you?')).not.toBeInTheDocument();
});
