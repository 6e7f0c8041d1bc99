import { type ComponentProps, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';

const load = () => import('./receipts-dialog.tsx');
const prepare = () => void load().catch(() => undefined);

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & { projectId: string };

/** Opens the receipts of a paid project. Render for the owner only; the server rejects anyone else. */
export function ReceiptsButton({ projectId, ...buttonProps }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...buttonProps} onPointerEnter={prepare} onFocus={prepare} onClick={() => setOpen(true)}>
        <span className="i-lucide-receipt" aria-hidden="true" />
        {t('viewReceipts')}
      </Button>
      {open && (
        <LazyComponent load={load} onFail={close}>
          {(ReceiptsDialog) => <ReceiptsDialog projectId={projectId} onClose={close} />}
        </LazyComponent>
      )}
    </>
  );
}
