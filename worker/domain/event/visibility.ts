import type { Audience } from '../../contract/events.ts';
import { t } from '../../messages/t.ts';
import type { Attendees } from '../schedule/attendees.ts';

/** The answers to "Who sees this?". `except` without names is everyone with a personal link. */
export const VISIBILITIES = ['everyone', 'only', 'except'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const VISIBILITY_LABELS: Record<Visibility, () => string> = {
  everyone: () => t('everyone'),
  only: () => t('onlyTheseGuests'),
  except: () => t('everyoneButTheseGuests'),
};

/** The answer that an event stands for. */
export function toVisibility(audience: Audience, { mode }: Attendees): Visibility {
  if (audience === 'everyone') return 'everyone';
  return mode === 'only' ? 'only' : 'except';
}

/** What an answer makes of an event. Names are kept, except those that would then mean the opposite. */
export function chooseVisibility(
  visibility: Visibility,
  attendees: Attendees,
): { audience: Audience; attendees: Attendees } {
  if (visibility === 'everyone') return { audience: 'everyone', attendees };
  const isKept = attendees.mode === visibility;
  return { audience: 'attendees', attendees: { mode: visibility, names: isKept ? attendees.names : [] } };
}
