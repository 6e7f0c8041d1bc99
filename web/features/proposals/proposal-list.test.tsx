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
const countRows = () => document.querySelectorAll('.review-row').length;

function List() {
  const [edited, setEdited] = useState<EditedProposal>();
  return (
    <TooltipProvider>
      <ProposalList
        projectId="ABCD2345"
        timeZone="Europe/Rome"
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

it('shows the source of a row that is pressed while the rest of a long list renders', async () => {
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
  const button = screen.getByRole('button', { name: 'Source of Boat trip 3' });
  flushSync(() => button.click());
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(countRows()).toBeLessThan(proposals.length);
  await vi.waitFor(() => expect(countRows()).toBe(proposals.length), { timeout: 20_000 });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('figure', { name: 'Source' })).toHaveLength(1);
  root.unmount();
});
