import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { ApiError } from '../../lib/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { PageHistory } from '../../ui/page-history.ts';
import ExitDialog from './exit-dialog.tsx';
import { ProjectPage } from './project-page.tsx';

const toProject = (linked: boolean) =>
  ({
    projectId: 'ABCD2345',
    name: 'Sofia & Marco',
    ownerName: 'Sofia',
    showCreatorName: true,
    customLinks: [],
    headerImages: [],
    viewer: { role: 'viewer', person: { id: 2, name: 'Ben', linked } },
  }) as unknown as Project;

/** Renders the page of a guest whose access has just ended. Returns where it has led. */
function renderEnded(linked: boolean) {
  const client = createQueryClient(() => undefined);
  const queryKey = queryKeys.itinerary('ABCD2345');
  client.setQueryData(queryKey, { project: toProject(linked), events: [], faqs: [] });
  const error = new ApiError(401, '');
  client.getQueryCache().find({ queryKey })?.setState({ error, status: 'error' });
  const history = createMemoryHistory({ initialEntries: ['/project/ABCD2345'] });
  render(
    <PageHistory value={history}>
      <QueryClientProvider client={client}>
        <ProjectPage projectId="ABCD2345" />
      </QueryClientProvider>
    </PageHistory>,
  );
  return history;
}

it('says on an open page that the personal link was renewed, below the cover and the title', async () => {
  const history = renderEnded(true);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your host renewed your link. Ask for the new one.',
  );
  expect(screen.getByRole('heading', { name: 'Sofia & Marco' })).toBeVisible();
  expect(document.querySelector('.cover img')).toBeInTheDocument();
  expect(history.location.pathname).toBe('/project/ABCD2345');
});

it('leads from the shared link to the access page', () => {
  expect(renderEnded(false).location.pathname).toBe('/access/ABCD2345');
});

it.each([
  [true, "You'll need your link to return."],
  [false, "You'll need the project ID and access code to return."],
])('says what a guest needs to return: with a personal link %s', async (linked, text) => {
  await renderComponent(<ExitDialog projectId="ABCD2345" project={toProject(linked)} onClose={vi.fn()} />);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text);
  // The main button is the one that loses nothing.
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveClass('button-primary');
  expect(screen.getByRole('button', { name: 'Exit' })).toHaveClass('button-secondary');
});
