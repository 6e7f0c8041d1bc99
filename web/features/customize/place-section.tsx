import { LIMITS } from '../../../worker/contract/limits.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { CustomizeSection } from './customize-section.tsx';

type Props = { value: string | null; error?: string; onChange: (place: string) => void };

/** Where the itinerary takes place, as shown under its title. */
export function PlaceSection({ value, error, onChange }: Props) {
  return (
    <CustomizeSection title="Place" note="Shown under the title, next to the dates.">
      <TextField
        label="City or region"
        dir="auto"
        autoComplete="off"
        maxLength={LIMITS.place}
        value={value ?? ''}
        error={error}
        placeholder="Lake Como"
        onChange={({ target }) => onChange(target.value)}
      />
    </CustomizeSection>
  );
}
