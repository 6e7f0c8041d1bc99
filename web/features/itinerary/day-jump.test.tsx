import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toEventAnchor } from '../../../worker/domain/page/event-anchor.ts';
import { createEvent } from '../../testing/create-event.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { DayJump } from './day-jump.tsx';

const eventsOn = (days: number) =>
  Array.from({ length: days }, (_, at) =>
    createEvent({ title: `Day ${at + 1}`, starts: `2027-06-${10 + at}T12:00`, timeZone: 'UTC' }),
  );

it('scrolls to the chosen day of a long trip, which gets the focus', async () => {
  const events = eventsOn(6);
  const list = document.createElement('div');
  list.innerHTML = events
    .map(
      ({ id }) =>
        `<div class="day"><h3 class="day-header" tabindex="-1">${id}</h3><p id="${toEventAnchor(id)}"></p></div>`,
    )
    .join('');
  document.body.append(list);
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const { user } = await renderComponent(<DayJump events={events} />);
  expect(screen.getByText('Jun 10'), 'for phones').toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Go to a day' }), 'Saturday, June 12');
  expect(document.activeElement).toHaveTextContent(String(events[2]?.id));
  expect(scroll).toHaveBeenCalledOnce();
  list.remove();
});

it('is in the bar with the title while that is seen', async () => {
  let scrollAway = (_isAway: boolean) => {};
  class TestObserver extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      scrollAway = (isAway) => callback([{ isIntersecting: !isAway } as IntersectionObserverEntry], this);
    }
  }
  vi.stubGlobal('IntersectionObserver', TestObserver);
  const page = document.createElement('div');
  page.innerHTML = '<div class="cover"></div><div class="title-bar"></div>';
  document.body.append(page);
  const bar = page.querySelector('.title-bar') as HTMLElement;
  const height = vi.spyOn(bar, 'clientHeight', 'get').mockReturnValue(48);
  await renderComponent(<DayJump events={eventsOn(6)} />);
  const findChoice = () => screen.getByRole('combobox', { name: 'Go to a day' });
  expect(bar).not.toContainElement(findChoice());
  act(() => scrollAway(true));
  expect(bar).toContainElement(findChoice());
  expect(bar, 'the day in view').toHaveTextContent('Thursday, June 10');
  act(() => scrollAway(false));
  expect(bar).not.toContainElement(findChoice());
  height.mockReturnValue(0);
  act(() => scrollAway(true));
  expect(bar, 'a low screen has no bar').not.toContainElement(findChoice());
  page.remove();
});

it('is not there on a short trip', async () => {
  await renderComponent(<DayJump events={eventsOn(5)} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});
