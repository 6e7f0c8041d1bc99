import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { TooltipProvider } from '../../ui/dialogs/tooltip.tsx';
import { PageHistory } from '../../ui/page-history.ts';
import { type EditedProposal, ProposalList } from './proposal-list.tsx';
import { createProposal } from './testing/proposal.ts';

const proposals = Array.from({ length: 40 }, (_, at) => createProposal({ title: `Boat trip ${at}` }));
const countRows = () => document.querySelectorAll('.proposal').length;
const findForm = () => screen.queryByRole('form', { name: 'Edit Boat trip 3' });

function List() {
  const [edited, setEdited] = useState<EditedProposal>();
  return (
    <TooltipProvider>
      <ProposalList
        projectId="ABCD2345"
        proposals={proposals}
        events={[]}
        texts={new Map()}
        selectedIds={new Set()}
        onSelect={vi.fn()}
        onSelectAll={vi.fn()}
        edited={edited}
        onEdit={setEdited}
        onDirtyChange={vi.fn()}
        guard={(action) => action()}
        heading={createRef()}
      />
    </TooltipProvider>
  );
}

it('edits a proposal that is pressed while the rest of a long list renders', async () => {
  // `act` would render the whole list first.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <PageHistory value={createMemoryHistory()}>
        <QueryClientProvider client={new QueryClient()}>
          <List />
        </QueryClientProvider>
      </PageHistory>,
    ),
  );
  flushSync(() => document.querySelector<HTMLElement>('[aria-label="Edit Boat trip 3"]')?.click());
  expect(findForm()).toBeVisible();
  expect(countRows()).toBeLessThan(proposals.length);
  await vi.waitFor(() => expect(countRows()).toBe(proposals.length), { timeout: 20_000 });
  expect(findForm()).toBeVisible();
  root.unmount();
});
