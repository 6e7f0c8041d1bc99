import { useEffect, useState } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { MAP_APPS, type MapApp, readMapAddress, readMapApp, toMapLink } from './map-apps.ts';

const loadDialog = () => import('./map-dialog.tsx');

/**
 * On phones the page's map links open the app that the reader has chosen, and ask for it the first time. Without this code
 * they are links to Google Maps.
 */
export function MapLinks({ theme }: { theme: DialogTheme }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const place = link?.target === '_blank' ? readMapAddress(link) : undefined;
      if (!place || !matchMedia('(pointer: coarse)').matches) return;
      event.preventDefault();
      const app = readMapApp();
      if (app) openMap(app, place, () => setAddress(place));
      else setAddress(place);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  if (address === undefined) return null;
  return (
    <LazyComponent load={loadDialog} onFail={() => setAddress(undefined)}>
      {(MapDialog) => <MapDialog address={address} theme={theme} onClosed={() => setAddress(undefined)} />}
    </LazyComponent>
  );
}

function openMap(app: MapApp, address: string, change: () => void) {
  window.open(toMapLink(app, address), '_blank', 'noopener');
  const label = MAP_APPS.find(({ value }) => value === app)?.label ?? '';
  showToast({
    title: t('openedIn', { app: label }),
    kind: 'info',
    action: { label: t('change'), run: change },
  });
}
