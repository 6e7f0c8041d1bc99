import { useId } from 'react';
import { AUDIENCES, type Audience } from '../../../worker/contract/events.ts';
import { AUDIENCE_LABELS } from '../../../worker/domain/event/event-labels.ts';
import './audience-field.css';

type Props = {
  value: Audience;
  /** The stored value, if the event exists. */
  stored?: Audience | undefined;
  /** Whether nobody is named, so that it is for everyone. */
  isForEveryone: boolean;
  error?: string;
  onChange: (value: Audience) => void;
};

const AUDIENCE_ICONS: Record<Audience, string> = {
  everyone: 'i-lucide-globe',
  attendees: 'i-lucide-lock',
};

/** Who can see an event, with what a private event means. */
export function AudienceField({ value, stored, isForEveryone, error, onChange }: Props) {
  const id = useId();
  const isPrivate = value === 'attendees';
  return (
    <fieldset className="field min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="field-label mb-1.5">Who can see this</legend>
      <div className="audience-options">
        {AUDIENCES.map((audience) => (
          <label key={audience} className="audience-option">
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={audience === value}
              onChange={() => onChange(audience)}
            />
            <span className={AUDIENCE_ICONS[audience]} aria-hidden="true" />
            {AUDIENCE_LABELS[audience]}
          </label>
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
      <div id={`${id}-hint`} className="field-hint grid gap-1" role="status">
        {isPrivate && (
          <>
            <p>Only the people listed can see this. Everyone else won't know it exists.</p>
            {isForEveryone && <p>Nobody is listed, so everyone with a personal link can see it.</p>}
            <p>
              They open it with their personal links, from the Guests tab. Hosts and co-hosts always see
              everything.
            </p>
            {stored === 'everyone' && (
              <p className="text-ink">People who already opened the page may have seen it.</p>
            )}
          </>
        )}
      </div>
    </fieldset>
  );
}
