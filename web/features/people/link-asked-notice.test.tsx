import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangesPlace } from '../../lib/changes-place.tsx';
import { forgetProject } from '../../lib/forget-project.ts';
import { storeLinkAsked } from '../../lib/link-asked.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { LinkAskedNotice } from './link-asked-notice.tsx';

const ID = 'ABCD2345';

const renderNotice = () =>
  renderComponent(
    <>
      <ChangesPlace />
      <LinkAskedNotice projectId={ID} />
    </>,
  );

it('says that the hosts were asked for a link until it is dismissed', async () => {
  const { user } = await renderNotice();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => storeLinkAsked(ID, { name: 'Ben', answer: 'maybe' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    "Your answer Maybe was sent. Your host can now send you Ben's personal link.",
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('forgets the request with everything else of the itinerary', async () => {
  await renderNotice();
  act(() => storeLinkAsked(ID, { name: 'Ben', answer: null }));
  expect(screen.getByRole('status')).toHaveTextContent(/Ben's personal link\.$/);
  await act(() => forgetProject(ID));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
