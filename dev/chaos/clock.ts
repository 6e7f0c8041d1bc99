const SystemDate = Date;
let offsetMs = 0;

/** `Date` of the whole isolate, moved by the offset. Timers and alarms keep real time. */
class ShiftedDate extends SystemDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    if (args.length === 0) super(SystemDate.now() + offsetMs);
    else super(...(args as ConstructorParameters<typeof Date>));
  }

  static override now(): number {
    return SystemDate.now() + offsetMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

/** Moves the Worker's clock; milliseconds from real time. */
export function setClockOffset(ms: number): void {
  offsetMs = ms;
}
