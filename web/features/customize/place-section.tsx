import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { CustomizeSection } from './customize-section.tsx';

type Props = { value: string | null; error?: string; onChange: (place: string) => void };

/** Where the itinerary takes place, as shown under its title. */
export function PlaceSection({ value, error, onChange }: Props) {
  return (
    <CustomizeSection title={t('place')} note={t('placeNote')}>
      <TextField
        label={t('cityOrRegion')}
        dir="auto"
        autoComplete="off"
        maxLength={LIMITS.place}
        value={value ?? ''}
        error={error}
        placeholder={t('placeExample')}
        onChange={({ target }) => onChange(target.value)}
      />
    </CustomizeSection>
  );
}
