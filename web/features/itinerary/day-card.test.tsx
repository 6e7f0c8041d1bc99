import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { createEvent } from '../../testing/create-event.ts';
import { DayCard } from './day-card.tsx';

it.each(['viewer', 'admin', 'owner'] as const)('lets guests call the host, but no host: %s', (role) => {
  const now = Date.parse('2099-06-11T12:00:00Z');
  vi.useFakeTimers({ now });
  const viewer: Project['viewer'] = { role, person: null };
  const event = createEvent({
    title: 'Lunch',
    starts: '2099-06-11T11:00',
    ends: '2099-06-11T13:00',
    timeZone: 'UTC',
  });
  render(
    <DayCard
      project={{ showCountdown: false, contactPhone: '+39 055 123', viewer }}
      pageZone="UTC"
      events={[event]}
      now={now}
    />,
  );
  expect(screen.getByRole('region', { name: 'Now and next' })).toHaveTextContent('Lunch');
  const call = screen.queryByRole('link', { name: 'Call your host' });
  if (role !== 'viewer') expect(call).toBeNull();
  else expect(call).toHaveAttribute('href', 'tel:+39055123');
});
