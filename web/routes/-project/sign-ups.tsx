import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { SignUpLists } from '../../features/sign-ups/sign-up-lists.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import Identity from './identity.tsx';
import type { DialogProps } from './use-dialog.ts';
import { useDialogFrame } from './use-dialog-frame.ts';

/** The sign-up lists of the whole itinerary. */
export default function SignUps(props: DialogProps) {
  const { project } = props;
  const [asksName, setAsksName] = useState(false);
  return (
    <>
      <Dialog {...useDialogFrame(props)} title={t('signUps')}>
        <SignUpLists project={project} eventId={null} onIdentity={() => setAsksName(true)} />
      </Dialog>
      {asksName && <Identity {...props} onClose={() => setAsksName(false)} />}
    </>
  );
}
