import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { AddPapersForm } from './add-papers-form.tsx';

vi.mock('../../lib/upload.ts', () => ({ uploadFile: vi.fn(async () => undefined) }));

const PATH = '/api/projects/ABCD2345/papers';
const toDraft = (title: string) => ({ key: title, title, personId: null, file: new Blob([title]) });

it('uploads only what is missing when it is tried again', async () => {
  const { calls, routes } = mockApi({
    [`GET ${PATH}`]: { body: [] },
    [`POST ${PATH}/upload-url`]: ({ json }) =>
      (json as { title: string }).title === 'Bus'
        ? errorReply(409, 'FULL', 'There is no room.')
        : { status: 201, body: { uploadURL: '/upload' } },
  });
  await renderComponent(
    <AddPapersForm
      projectId="ABCD2345"
      initial={[toDraft('Ferry'), toDraft('Bus')]}
      eventId={null}
      events={[]}
      people={[]}
      onClosed={() => undefined}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('There is no room.')).toBeVisible();
  routes[`POST ${PATH}/upload-url`] = { status: 201, body: { uploadURL: '/upload' } };
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const listTitles = () =>
    calls.filter(({ method }) => method === 'POST').map(({ json }) => (json as { title: string }).title);
  await vi.waitFor(() => expect(listTitles()).toEqual(['Ferry', 'Bus', 'Bus']));
});
