import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const load = () => import('./receipts-dialog.tsx');
const ReceiptsDialog = lazy(load);

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & { projectId: string };

/** The way to a paid project's receipts. Show it to the owner only: the server answers nobody else. */
export function ReceiptsButton({ projectId, ...look }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onPointerEnter={load} onFocus={load} onClick={() => setOpen(true)}>
        <span className="i-lucide-receipt" aria-hidden="true" />
        View Receipts
      </Button>
      {open && (
        <Suspense>
          <ReceiptsDialog projectId={projectId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
