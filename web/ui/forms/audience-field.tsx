import { useId } from 'react';
import type { Audience } from '../../../worker/contract/events.ts';
import { VISIBILITIES, VISIBILITY_LABELS, type Visibility } from '../../../worker/domain/event/visibility.ts';
import { t } from '../../../worker/messages/t.ts';
import './audience-field.css';

type Props = {
  value: Visibility;
  /** The stored audience, if the event exists. */
  stored?: Audience | undefined;
  /** Whether guests are named. */
  hasNames: boolean;
  error?: string;
  onChange: (value: Visibility) => void;
};

const ICONS: Record<Visibility, string> = {
  everyone: 'i-lucide-globe',
  only: 'i-lucide-lock',
  except: 'i-lucide-eye-off',
};

/** Who sees an event: one question, with what a private event means. The names follow below. */
export function AudienceField({ value, stored, hasNames, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="field min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="field-label mb-1.5">{t('whoSeesThisAsk')}</legend>
      <div className="audience-options">
        {VISIBILITIES.map((visibility) => (
          <label key={visibility} className="audience-option">
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={visibility === value}
              onChange={() => onChange(visibility)}
            />
            <span className={ICONS[visibility]} aria-hidden="true" />
            {VISIBILITY_LABELS[visibility]()}
          </label>
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
      <div id={`${id}-hint`} className="field-hint grid gap-1" role="status">
        {value !== 'everyone' && (
          <>
            <p>{MEANINGS[value]()}</p>
            {value === 'except' && !hasNames && <p>{t('nobodyIsLeftOut')}</p>}
            <p>{t('openWithPersonalLinks')}</p>
            {stored === 'everyone' && <p className="text-ink">{t('mayHaveSeenIt')}</p>}
          </>
        )}
      </div>
    </fieldset>
  );
}

const MEANINGS: Record<Exclude<Visibility, 'everyone'>, () => string> = {
  only: () => t('onlyTheseSeeIt'),
  except: () => t('allButTheseSeeIt'),
};
