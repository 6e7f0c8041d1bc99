import type { BookingKind, BookingPlace } from '../../../booking.ts';
import type { ResolvedDay, TextSpan } from '../../label/mail-text.ts';
import type { FoundTime } from '../../scan/time-reader.ts';

/** The end of a leg that a fact is about, if stated. */
export type LegEnd = 'dep' | 'arr' | undefined;

/** A fact of one type. */
export type FactOf<T extends JourneyFact['is']> = JourneyFact & { is: T };

/** A fact that journeys are built from. */
export type JourneyFact = { role: LegEnd; line: number; span: TextSpan; field?: number } & (
  | { is: 'number'; number: string; kind: BookingKind; weak: boolean }
  | { is: 'date'; day: ResolvedDay }
  | { is: 'time'; time: FoundTime; day?: ResolvedDay; stop?: FactOf<'place'> }
  /** `isBare`: an airport code without brackets, a name or another code. */
  | { is: 'place'; place: BookingPlace; soft?: boolean; isBare?: boolean }
  | { is: 'route'; from: BookingPlace; to: BookingPlace }
  | { is: 'break' }
);
