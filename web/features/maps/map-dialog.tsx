import { useState } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
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
      title={t('openIn')}
      description={<bdi>{address}</bdi>}
    >
      <div className="grid gap-2">
        {MAP_APPS.map(({ value, label }) => (
          <a
            key={value}
            className={buttonClass({})}
            href={toMapLink(value, address)}
            target="_blank"
            rel="noreferrer"
            onClick={() => {
              storeMapApp(value);
              setOpen(false);
            }}
          >
            {label}
          </a>
        ))}
        <CopyButton text={address} label={t('copyAddress')} variant="quiet" />
      </div>
      <p className="mt-3 text-sm text-muted">{t('choiceKept')}</p>
    </Dialog>
  );
}
