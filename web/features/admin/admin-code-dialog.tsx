import { useEffect, useState } from 'react';
import { ADMIN_CODE_LENGTH } from '../../../worker/contract/codes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import { useAdminCodeForm } from './use-admin-code-form.ts';

/** Pasted codes may contain spaces and dashes; the server removes them. */
const MAX_LENGTH = ADMIN_CODE_LENGTH + 8;

type Props = {
  projectId: string;
  onClose: () => void;
  /** Called once the code is verified and stored. The itinerary has to be refetched, as it contains the role. */
  onOpen: () => void;
};

/** Asks for the admin code before the admin panel opens. Default export for lazy loading. */
export default function AdminCodeDialog({ projectId, onClose, onOpen }: Props) {
  const { input, code, error, blocked, busy, changeCode, submit } = useAdminCodeForm(projectId, onOpen);
  const [open, setOpen] = useState(true);
  useEffect(preloadToasts, []);

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="small"
      title="Admin Access Required"
      description={
        blocked ?? 'Enter the admin code to access the admin panel. You can find this code in your email.'
      }
      initialFocus={blocked === undefined ? input : undefined}
    >
      {blocked === undefined ? (
        <form className="grid gap-4" noValidate onSubmit={submit}>
          <TextField
            ref={input}
            label="Admin Code"
            inputClassName="input-code"
            value={code}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            onChange={({ target }) => changeCode(target.value)}
          />
          <Button type="submit" variant="primary" busy={busy}>
            Access Admin Panel
          </Button>
        </form>
      ) : (
        <>
          <p className="visually-hidden" role="alert">
            {blocked}
          </p>
          <Button ref={focusOnMount} className="w-full" onClick={() => setOpen(false)}>
            Close
          </Button>
        </>
      )}
    </Dialog>
  );
}

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();
