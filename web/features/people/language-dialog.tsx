import { useState } from 'react';
import type { LanguageCode } from '../../../worker/messages/languages.ts';
import { t } from '../../../worker/messages/t.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { LanguageField } from '../../ui/forms/language-field.tsx';
import type { PersonDialogProps } from './cohost-dialogs.tsx';
import { useSavePerson } from './use-save-person.ts';

/** The language in which a guest reads the itinerary, unless the guest chooses another. */
export function LanguageDialog({ projectId, person, ...dialog }: PersonDialogProps) {
  const [language, setLanguage] = useState<LanguageCode | null>(person.language);
  const { problem, setProblem, isSaving, save } = useSavePerson(projectId, person, dialog);

  function submit() {
    if (language === person.language) return dialog.onOpenChange(false);
    save({ language });
  }

  return (
    <FormDialog
      {...dialog}
      size="small"
      title={t('namesLanguage', { name: person.name })}
      submitLabel={t('saveIt')}
      busy={isSaving}
      onSubmit={submit}
    >
      <LanguageField
        none={t('browsersLanguage')}
        hint={t('namesLanguageHint', { name: person.name })}
        value={language}
        error={problem}
        onChange={(chosen) => {
          setLanguage(chosen);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
