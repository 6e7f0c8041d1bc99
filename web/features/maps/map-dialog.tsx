import { useState } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { MAP_APPS, storeMapApp, toMapLink } from './map-apps.ts';

type Props = { address: string; theme: DialogTheme; onClosed: () => void };

/** Asks once which app opens addresses. */
export default function MapDialog({ address, theme, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      theme={theme}
      size="small"
      title="Open in"
      description={<bdi>{address}</bdi>}
    >
      <div className="grid gap-2">
        {MAP_APPS.map(({ value, label }) => (
          <a
            key={value}
            className={buttonClass({})}
            href={toMapLink(value, address)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => {
              storeMapApp(value);
              setOpen(false);
            }}
          >
            {label}
          </a>
        ))}
        <CopyButton text={address} label="Copy address" variant="quiet" />
      </div>
      <p className="mt-3 text-sm text-muted">Your choice is kept on this phone.</p>
    </Dialog>
  );
}
