import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createEvent } from '../../testing/create-event.ts';
import { CalendarView } from './calendar-view.tsx';

it('follows the width of the page, which is narrower beside the admin panel', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024);
  let resize = () => {};
  class TestResizeObserver extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      resize = () => callback([], this);
    }
  }
  vi.stubGlobal('ResizeObserver', TestResizeObserver);
  const events = [createEvent({ title: 'Walk', starts: '2099-06-11T12:00', timeZone: 'UTC' })];
  const noop = () => {};
  render(
    <div className="itinerary">
      <CalendarView events={events} pageZone="UTC" onOpenEvent={noop} onOpenDay={noop} />
    </div>,
  );
  expect(screen.getByRole('grid')).toBeVisible();

  width.mockReturnValue(640);
  act(resize);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('button', { name: /Walk/ })).toBeVisible();
});
