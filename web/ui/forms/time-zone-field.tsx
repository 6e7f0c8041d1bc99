import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { LazyComponent } from '../lazy/lazy-component.tsx';
import { tNodes } from '../t-nodes.ts';
import { inSentence } from './in-sentence.ts';
import type { SearchPlaces } from './time-zone-combobox.tsx';
import { formatTimeZoneCity, formatTimeZoneName } from './time-zones.ts';

const loadCombobox = () => import('./time-zone-combobox.tsx');

type Props = {
  label?: string;
  /** Before the city, while it is text. Without it, the zone's name is behind the city. */
  lead?: string;
  /** IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
  error?: string;
  searchPlaces: SearchPlaces;
  /** Shows the field itself from the start. */
  expanded?: boolean;
};

/** A time zone as text with a link that shows the field, since most trips need only one zone. */
export function TimeZoneField({ expanded: startsExpanded = false, lead, ...field }: Props) {
  const { label = t('timeZoneLabel'), value, error } = field;
  const [expanded, setExpanded] = useState(startsExpanded);
  const text = (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
      <span>
        {lead
          ? `${lead} ${formatTimeZoneCity(value)}`
          : `${formatTimeZoneCity(value)}, ${formatTimeZoneName(value)}`}
      </span>
      <button type="button" className="link relative min-h-6" onClick={() => setExpanded(true)}>
        {tNodes('changeLabel', { label: <span className="visually-hidden">{inSentence(label)}</span> })}
      </button>
    </p>
  );
  if (!expanded && !error) return text;
  return (
    <LazyComponent load={loadCombobox} onFail={() => setExpanded(false)} fallback={text}>
      {(TimeZoneCombobox) => <TimeZoneCombobox {...field} label={label} />}
    </LazyComponent>
  );
}
