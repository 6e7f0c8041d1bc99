import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { findPageZone } from '../../../worker/domain/schedule/page-zone.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';

const loadDialog = () => import('./shift-dialog.tsx');

type Props = { projectId: string; timeZone: string; events: readonly Event[] };

/** Moves several events at once, such as a whole trip by a day. */
export function MoveEventsButton({ projectId, timeZone, events }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (events.length === 0) return null;
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('moveEventsTitle')}
      </Button>
      {isOpen && (
        <LazyComponent load={loadDialog} onFail={() => setOpen(false)}>
          {(ShiftDialog) => (
            <ShiftDialog
              projectId={projectId}
              events={events}
              pageZone={findPageZone(events, timeZone)}
              purpose="move"
              onClosed={() => setOpen(false)}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
