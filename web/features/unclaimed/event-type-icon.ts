import type { EventType } from '../../../worker/contract/choices.ts';

const ICONS: Record<EventType, string> = {
  flight: 'i-lucide-plane',
  hotel: 'i-lucide-bed',
  restaurant: 'i-lucide-utensils',
  activity: 'i-lucide-ticket',
  transportation: 'i-lucide-train-front',
  other: 'i-lucide-calendar',
};

/** Returns the icon class of an event type. */
export function toEventTypeIcon(type: EventType): string {
  return ICONS[type];
}
