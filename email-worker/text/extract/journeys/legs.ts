import { daysBetween } from '../../../../worker/domain/time/days.ts';
import type { BookingKind, BookingPlace } from '../../../booking.ts';
import { findAirport } from '../../../gazetteer/airports.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { joinNearbySpans, type ResolvedDay, type TextSpan } from '../../label/mail-text.ts';
import type { FoundTime } from '../../scan/time-reader.ts';
import type { FactOf, JourneyFact } from './journey-fact.ts';

export interface LegStop {
  place?: BookingPlace;
  placeSpan?: TextSpan;
  time?: FoundTime;
  day?: ResolvedDay;
  span?: TextSpan;
  /** In the same row as its time. */
  isBound?: boolean;
  /** A label states which end of the leg its time is. */
  hasTimeLabel?: boolean;
  /** A label states which end of the leg it is. */
  isLabeled?: boolean;
  /** Recognized as a place only by its position. */
  isSoft?: boolean;
  /** The date was stated for an earlier leg. */
  isOld?: boolean;
}

/** A leg while its facts are collected. */
export interface Leg {
  number?: string;
  kind?: BookingKind;
  dep: LegStop;
  arr: LegStop;
  line: number;
}

/** Maximum distance in lines between a time and its stop. */
const REACH = 8;

function isSamePlace(a: BookingPlace | undefined, b: BookingPlace | undefined): boolean {
  if (!a || !b) return false;
  if (a.iata && b.iata) return a.iata === b.iata;
  const [x, y] = [a, b].map(({ name, iata }) =>
    foldEmailText(name ?? findAirport(iata ?? '')?.name ?? ''),
  ) as [string, string];
  return x !== '' && y !== '' && (x.includes(y) || y.includes(x));
}

/** Whether the stops of a leg, as far as they are known, are the ends of a route. */
const isOfRoute = ({ dep, arr }: Leg, { from, to }: FactOf<'route'>): boolean =>
  (!dep.place || isSamePlace(dep.place, from)) && (!arr.place || isSamePlace(arr.place, to));

/** Builds legs from facts in reading order. */
export function toLegs(facts: JourneyFact[]): Leg[] {
  const builder = new LegBuilder(isNumberFirst(facts), isDayFirst(facts));
  for (const fact of facts) builder.take(fact);
  return builder.finish();
}

/** Whether the number of a leg comes before its times. */
function isNumberFirst(facts: JourneyFact[]): boolean {
  const number = facts.find((fact) => fact.is === 'number');
  const time = facts.find((fact) => fact.is === 'time');
  return !number || !time || facts.indexOf(number) < facts.indexOf(time) || number.line === time.line;
}

/** Within two days. */
const isSoonAfter = (from: string, to: string): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days <= 2;
};

/** Whether dates are headings above their legs. */
function isDayFirst(facts: JourneyFact[]): boolean {
  const date = facts.find((fact) => fact.is === 'date');
  const time = facts.find((fact) => fact.is === 'time');
  return date !== undefined && time !== undefined && date.line < time.line;
}

const isSameTime = (a: FoundTime, b: FoundTime): boolean => a.hour === b.hour && a.minute === b.minute;

class LegBuilder {
  private readonly legs: Leg[] = [];
  private leg: Leg = { dep: {}, arr: {}, line: 0 };
  /** The latest date, and whether a leg already uses it. */
  private day: ResolvedDay | undefined;
  private isDayUsed = false;
  private dayLine = -1;
  private route: FactOf<'route'> | undefined;
  /** A stop repeated after the end of a leg; the next leg may start there. */
  private again: FactOf<'place'> | undefined;
  private readonly numberFirst: boolean;
  private readonly dayFirst: boolean;

  constructor(numberFirst: boolean, dayFirst: boolean) {
    this.numberFirst = numberFirst;
    this.dayFirst = dayFirst;
  }

  take(fact: JourneyFact): void {
    if (fact.is === 'number') this.number(fact);
    else if (fact.is === 'date') this.date(fact);
    else if (fact.is === 'time') this.time(fact);
    else if (fact.is === 'place') this.place(fact);
    else if (fact.is === 'route') {
      const { dep, arr } = this.leg;
      // The times of this route follow, and those of the previous route are complete.
      const isServed = this.route !== undefined && dep.time !== undefined && !dep.place && !arr.place;
      if ((this.isDone || isServed) && fact.line !== this.leg.line) this.next(fact.line);
      this.route = fact;
    } else {
      this.again = undefined;
      if (this.leg.dep.time) this.next(fact.line);
    }
  }

  finish(): Leg[] {
    this.close();
    return this.legs;
  }

  private get isDone(): boolean {
    const { dep, arr } = this.leg;
    return dep.time !== undefined && (arr.time !== undefined || arr.place !== undefined);
  }

  private close(): void {
    const { leg, route } = this;
    if (!leg.dep.time && !(leg.number && leg.dep.place && leg.arr.place)) return;
    if (route && isOfRoute(leg, route)) {
      if (!leg.dep.place) leg.dep = { ...leg.dep, place: route.from, placeSpan: route.span };
      // The route confirms the name at the position of a stop.
      leg.dep.isSoft = false;
      leg.arr = { ...leg.arr, place: leg.arr.place ?? route.to };
    }
    leg.dep.day ??= this.day;
    this.legs.push(leg);
    this.isDayUsed = true;
    this.route = undefined;
  }

  private next(line: number): void {
    this.close();
    this.leg = { dep: {}, arr: {}, line };
    if (this.again) set(this.leg.dep, this.again);
    this.again = undefined;
  }

  private number(fact: FactOf<'number'>): void {
    const { leg } = this;
    if (leg.number === fact.number && !(this.isDone && this.numberFirst)) return;
    this.again = undefined;
    // In a separate row, the number may follow the times.
    if (leg.number || (this.numberFirst && this.isDone && fact.line !== leg.line)) this.next(fact.line);
    this.leg.number = fact.number;
    this.leg.kind = fact.kind;
  }

  private date(fact: FactOf<'date'>): void {
    const { dep, arr } = this.leg;
    if (fact.role === 'arr') {
      arr.day = fact.day;
      return;
    }
    const isRepeated = dep.time !== undefined && dep.day?.date === fact.day.date;
    if (!isRepeated && this.giveDay(fact)) return;
    this.day = fact.day;
    this.isDayUsed = false;
  }

  /** Gives a new date to the leg that is read, or to the next; true if that was its day of arrival. */
  private giveDay(fact: FactOf<'date'>): boolean {
    this.endByDay(fact);
    if (this.isSecondOfLine(fact)) {
      this.leg.arr.day = fact.day;
      return true;
    }
    this.dayLine = fact.line;
    if (!this.leg.dep.time) Object.assign(this.leg.dep, { day: fact.day, span: fact.span });
    return false;
  }

  /** A date after a departure time belongs to its start or end, or starts the next leg. */
  private endByDay(fact: FactOf<'date'>): void {
    const { dep, arr } = this.leg;
    if (!dep.time) return;
    if (this.isDayOfDeparture(fact)) {
      dep.day = fact.day;
      dep.isOld = false;
      dep.span = dep.span ? joinNearbySpans(dep.span, fact.span) : fact.span;
    } else if (!arr.time && fact.role !== 'dep') arr.day = fact.day;
    else this.next(fact.line);
  }

  /** Whether a date below a departure time without one belongs to it. */
  private isDayOfDeparture({ line }: FactOf<'date'>): boolean {
    const { dep, arr } = this.leg;
    if (dep.day && !dep.isOld) return false;
    const isComplete = arr.time !== undefined && dep.place !== undefined && arr.place !== undefined;
    const isHeading = this.dayFirst && isComplete;
    return !arr.time || (line - this.leg.line <= 3 && !isHeading);
  }

  /** `2 May – 3 May` above the times: the second is the day of arrival. */
  private isSecondOfLine({ line, day }: FactOf<'date'>): boolean {
    const { dep } = this.leg;
    const isLater = dep.day !== undefined && isSoonAfter(dep.day.date, day.date);
    return isLater && line === this.dayLine && !dep.time;
  }

  private time(fact: FactOf<'time'>): void {
    const { dep, arr } = this.leg;
    // `UA 1673 now departs at 2:48`, and below: `2:48 Denver`.
    const isAgain = dep.time !== undefined && !dep.place && !!fact.stop && isSameTime(dep.time, fact.time);
    const role = fact.role ?? (dep.time && !arr.time && !isAgain ? 'arr' : 'dep');
    if (role === 'dep') this.departure(fact);
    else if (dep.time && (!arr.time || this.isLaterStop(fact))) {
      this.set(arr, fact);
      if (fact.stop) set(arr, fact.stop, true);
    }
  }

  /** The bus goes on: another labeled arrival, at another stop, without a departure between. */
  private isLaterStop({ role, stop, line }: FactOf<'time'>): boolean {
    const { arr, line: from } = this.leg;
    const isOther = stop !== undefined && arr.isBound === true && !isSamePlace(arr.place, stop.place);
    return role === 'arr' && isOther && line - from <= REACH;
  }

  private departure(fact: FactOf<'time'>): void {
    const { dep, arr } = this.leg;
    const isRepeated = dep.time !== undefined && !arr.time && isSameTime(dep.time, fact.time);
    if (isRepeated && (dep.place || !fact.stop)) return;
    if (dep.time && !isRepeated) this.next(fact.line);
    this.set(this.leg.dep, fact);
    if (fact.stop) {
      set(this.leg.dep, fact.stop, true);
      this.leg.arr = this.leg.arr.day ? { day: this.leg.arr.day } : {};
    }
    this.leg.line = fact.line;
  }

  private set(stop: LegStop, fact: FactOf<'time'>): void {
    stop.time = fact.time;
    stop.hasTimeLabel = fact.role !== undefined;
    stop.isOld = !fact.day && !stop.day && this.isDayUsed;
    stop.day = fact.day ?? stop.day ?? this.day;
    stop.span = stop.span ? joinNearbySpans(fact.span, stop.span) : fact.span;
    if (fact.day) {
      this.day = fact.day;
      this.isDayUsed = false;
    }
  }

  private place(fact: FactOf<'place'>): void {
    const { dep } = this.leg;
    // A route in words is more reliable than a name recognized by its position.
    if (fact.soft && this.route) return;
    if (!fact.role) this.loosePlace(fact);
    else if (!dep.time || fact.line - this.leg.line <= REACH) this.labeledPlace(fact);
  }

  private labeledPlace(fact: FactOf<'place'>): void {
    const { dep, arr } = this.leg;
    const isNext = dep.time && dep.place && arr.place && !isSamePlace(dep.place, fact.place);
    if (fact.role === 'dep' && isNext) this.next(fact.line);
    const stop = fact.role === 'dep' ? this.leg.dep : this.leg.arr;
    if (mayReplace(stop, fact.place)) set(stop, fact);
  }

  /** A place without a label fills the first open end of the leg. */
  private loosePlace(fact: FactOf<'place'>): void {
    const { dep, arr } = this.leg;
    const { place } = fact;
    if (!dep.place) set(dep, fact);
    else if (isSamePlace(dep.place, place) && !arr.place) dep.place = { ...place, ...dep.place };
    else if (!arr.place) set(arr, fact);
    else if (this.isDone && arr.time) {
      this.again = fact;
      if (!isSamePlace(arr.place, place)) this.next(fact.line);
    }
  }
}

/** A stop without a time takes the latest place, one with a time only a more specific one. */
function mayReplace(stop: LegStop, place: BookingPlace): boolean {
  if (!stop.place) return true;
  if (stop.place.iata) return place.iata !== undefined && !stop.time;
  return !stop.time || (place.iata !== undefined && isSamePlace({ name: stop.place.name }, place));
}

function set(stop: LegStop, { place, span, soft, role }: FactOf<'place'>, isBound = false): void {
  stop.place = place;
  stop.placeSpan = span;
  stop.isSoft = soft === true && role === undefined;
  stop.isBound = isBound;
  stop.isLabeled = role !== undefined;
}
