import type { EventType } from '../../../worker/contract/choices.ts';

const ICONS: Record<EventType, string> = {
  flight: 'i-lucide-plane',
  hotel: 'i-lucide-bed',
  restaurant: 'i-lucide-utensils',
  activity: 'i-lucide-ticket',
  transportation: 'i-lucide-train-front',
  other: 'i-lucide-calendar',
};

/** A picture for a kind of event; its word stands beside it. */
export function toEventTypeIcon(type: EventType): string {
  return ICONS[type];
}
