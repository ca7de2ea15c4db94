type Appointment = { day: number; act: () => Promise<void> };

const DAY_MS = 86_400_000;
const JAKARTA_MS = 7 * 3_600_000;

/** Days are counted from the first; the clock stands at the moment of whatever happens. */
export class Calendar {
  private readonly appointments = new Map<number, Appointment[]>();
  private readonly start: number;
  private readonly days: number;
  private day = 0;
  private minute = 0;

  /** `days` days that end with the one of `today`. */
  constructor(today: Date, days: number) {
    const midnight = Math.floor((today.getTime() + JAKARTA_MS) / DAY_MS) * DAY_MS - JAKARTA_MS;
    this.start = midnight - (days - 1) * DAY_MS;
    this.days = days;
  }

  now(): Date {
    // From seven in the morning; two minutes pass with everything that is done.
    return new Date(this.start + this.day * DAY_MS + (7 * 60 + Math.min(this.minute, 900)) * 60_000);
  }

  /** Puts something off by some days; what lies beyond the last day has not happened yet. */
  later(days: number, act: () => Promise<void>): void {
    const day = this.workday(this.day + Math.max(0, Math.round(days)));
    if (day >= this.days) return;
    const list = this.appointments.get(day) ?? [];
    list.push({ day, act });
    this.appointments.set(day, list);
  }

  /** Nobody works on Sundays. */
  private workday(day: number): number {
    const weekday = new Date(this.start + day * DAY_MS + JAKARTA_MS).getUTCDay();
    return weekday === 0 ? day + 1 : day;
  }

  async live(each: (day: number, dayOfMonth: number) => Promise<void>): Promise<void> {
    for (this.day = 0; this.day < this.days; this.day++) {
      this.minute = 0;
      if (this.workday(this.day) !== this.day) continue;
      const date = new Date(this.start + this.day * DAY_MS + JAKARTA_MS);
      await each(this.day, date.getUTCDate());
      // Appointments made for today while today is worked off are kept too.
      const list = this.appointments.get(this.day) ?? [];
      for (let at = 0; at < list.length; at++) {
        this.minute += 2;
        await list[at]?.act();
      }
      this.appointments.delete(this.day);
    }
  }
}
