import type { LanguageCode } from '../../../worker/messages/languages.ts';
import { t } from '../../../worker/messages/t.ts';
import { LanguageField } from '../../ui/forms/language-field.tsx';
import { CustomizeSection } from './customize-section.tsx';

type Props = { value: LanguageCode | null; onChange: (language: LanguageCode | null) => void };

/** The language of what we write around the itinerary, for guests without one of ours. Also on trials. */
export function LanguageSection({ value, onChange }: Props) {
  return (
    <CustomizeSection title={t('language')} note={t('pageLanguageNote')}>
      <LanguageField none={t('englishUnlessPreferred')} value={value} onChange={onChange} />
    </CustomizeSection>
  );
}
