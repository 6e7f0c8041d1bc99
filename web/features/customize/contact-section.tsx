import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { TextField } from '../../ui/forms/field.tsx';
import type { CustomizeDraft, CustomizeErrors } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';

type Contact = Pick<CustomizeDraft, 'contactPhone' | 'contactName'>;
type Props = { draft: Contact; errors: CustomizeErrors; change: (fields: Partial<Contact>) => void };

/** Whom guests can call. Also on trials. */
export function ContactSection({ draft, errors, change }: Props) {
  return (
    <CustomizeSection title={t('numberToCall')} note={t('numberToCallNote')}>
      <TextField
        label={t('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={LIMITS.contactPhone}
        value={draft.contactPhone ?? ''}
        error={errors.contactPhone}
        placeholder="+39 055 123 4567"
        onChange={({ target }) => change({ contactPhone: target.value })}
      />
      <TextField
        label={t('whoAnswersOptional')}
        dir="auto"
        autoComplete="name"
        maxLength={LIMITS.name}
        value={draft.contactName ?? ''}
        error={errors.contactName}
        placeholder={t('exampleName')}
        onChange={({ target }) => change({ contactName: target.value })}
      />
    </CustomizeSection>
  );
}
