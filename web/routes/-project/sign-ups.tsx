import { useState } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { SignUpLists } from '../../features/sign-ups/sign-up-lists.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import Identity from './identity.tsx';
import type { DialogProps } from './use-dialog.ts';

/** The sign-up lists of the whole itinerary. */
export default function SignUps(props: DialogProps) {
  const { project, onClose } = props;
  const [open, setOpen] = useState(true);
  const [asksName, setAsksName] = useState(false);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        onClosed={onClose}
        theme={toDialogTheme(project)}
        title={t('signUps')}
      >
        <SignUpLists project={project} eventId={null} onIdentity={() => setAsksName(true)} />
      </Dialog>
      {asksName && <Identity {...props} onClose={() => setAsksName(false)} />}
    </>
  );
}
