import { LANGUAGE_CODES, type LanguageCode, READER_LANGUAGES } from '../../../worker/messages/languages.ts';
import { t } from '../../../worker/messages/t.ts';
import { SelectField } from './field.tsx';

type Props = {
  value: LanguageCode | null;
  /** What it is if no language is set. */
  none: string;
  hint?: string;
  error?: string | undefined;
  onChange: (value: LanguageCode | null) => void;
};

/** A choice of the languages that guests can read. */
export function LanguageField({ value, none, onChange, ...field }: Props) {
  return (
    <SelectField
      {...field}
      label={t('language')}
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || null) as LanguageCode | null)}
    >
      <option value="">{none}</option>
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code}>
          {READER_LANGUAGES[code].name}
        </option>
      ))}
    </SelectField>
  );
}
