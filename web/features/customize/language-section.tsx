import type { LanguageCode } from '../../../worker/messages/languages.ts';
import { LanguageField } from '../../ui/forms/language-field.tsx';
import { CustomizeSection } from './customize-section.tsx';

type Props = { value: LanguageCode | null; onChange: (language: LanguageCode | null) => void };

/** The language of what we write around the itinerary, for guests without one of ours. Also on trials. */
export function LanguageSection({ value, onChange }: Props) {
  return (
    <CustomizeSection
      title="Language"
      note="For link previews, calendar apps, and guests whose browser prefers none of these. Others read their own language."
    >
      <LanguageField none="English, unless guests prefer another" value={value} onChange={onChange} />
    </CustomizeSection>
  );
}
