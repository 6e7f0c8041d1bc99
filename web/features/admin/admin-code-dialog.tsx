import { useEffect, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { toHostReader } from '../../../worker/messages/host-reader.ts';
import { READER_LANGUAGES } from '../../../worker/messages/languages.ts';
import { getReader, t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import { useAdminCodeForm } from './use-admin-code-form.ts';

/** Which right of a host has ended. */
export type EndedRight = 'access' | 'admin';

type Props = {
  projectId: string;
  /** The itinerary that the dialog is over. */
  project?: Project;
  /** Set if a right ended while hosting, otherwise the dialog opens the admin panel. */
  ended?: EndedRight;
  onClose: () => void;
  /** Called once the code is verified and stored. The itinerary has to be refetched, as it contains the role. */
  onOpen: () => void;
};

/** The texts are in English for most guests. */
const toHostLanguage = () => {
  const { language } = toHostReader(getReader());
  return { lang: language, dir: READER_LANGUAGES[language].direction };
};

const openPanelTexts = () => ({
  title: t('adminRequired'),
  text: t('adminRequiredText'),
  submit: t('accessAdminPanel'),
});
const CONTINUE_TEXTS: Record<EndedRight, typeof openPanelTexts> = {
  admin: () => ({ title: t('enterAdminCode'), text: t('adminEnded'), submit: t('continue') }),
  access: () => ({ title: t('enterCodes'), text: t('codesEnded'), submit: t('continue') }),
};

const CODE_INPUT = {
  inputClassName: 'input-code',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const;

/** Asks for the admin code before the admin panel opens, or again. Default export for lazy loading. */
export default function AdminCodeDialog({ projectId, project, ended, onClose, onOpen }: Props) {
  const form = useAdminCodeForm({ projectId, onOpen, needsAccess: ended === 'access' });
  const { blocked, needsAccess } = form;
  const [open, setOpen] = useState(true);
  useEffect(preloadToasts, []);
  const { title, text, submit } = ended
    ? CONTINUE_TEXTS[needsAccess ? 'access' : 'admin']()
    : openPanelTexts();

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      theme={{ ...(project && toDialogTheme(project)), ...toHostLanguage() }}
      size="small"
      title={title}
      description={blocked ?? text}
      initialFocus={blocked === undefined ? form.firstInput : undefined}
      keepOnOutsideClick={ended !== undefined}
    >
      {blocked === undefined ? (
        <form className="grid gap-4" noValidate onSubmit={form.submit}>
          {needsAccess && <TextField {...CODE_INPUT} {...form.bind('access')} />}
          <TextField {...CODE_INPUT} {...form.bind('admin')} />
          <Button type="submit" variant="primary" busy={form.busy}>
            {submit}
          </Button>
        </form>
      ) : (
        <>
          <p className="visually-hidden" role="alert">
            {blocked}
          </p>
          <Button ref={focusOnMount} className="w-full" onClick={() => setOpen(false)}>
            {t('close')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();
