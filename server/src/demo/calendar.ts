type Appointment = () => Promise<void>;

const DAY_MS = 86_400_000;
const JAKARTA_MS = 7 * 3_600_000;
const OPENS = 8 * 60;
const CLOSES = 17 * 60;
/** Minutes that pass with everything that is begun. */
const STEP = 9;
/** How many things are done at once, as in any office; it also keeps both the app and its database busy. */
const HANDS = 5;

/** Days are counted from the first; the clock stands at the moment of whatever happens. */
export class Calendar {
  private readonly appointments = new Map<number, Appointment[]>();
  private readonly today: number;
  private readonly start: number;
  private readonly days: number;
  private day = 0;
  private minute = OPENS;

  /** `days` days that end with the one of `today`. */
  constructor(today: Date, days: number) {
    this.today = today.getTime();
    const midnight = Math.floor((this.today + JAKARTA_MS) / DAY_MS) * DAY_MS - JAKARTA_MS;
    this.start = midnight - (days - 1) * DAY_MS;
    this.days = days;
  }

  /** Never later than the moment that really is. */
  now(): Date {
    const moment = this.start + this.day * DAY_MS + Math.min(this.minute, CLOSES) * 60_000;
    return new Date(Math.min(moment, this.today));
  }

  /** Puts something off by some days; what lies beyond the last day has not happened yet. */
  later(days: number, act: Appointment): void {
    const day = this.workday(this.day + Math.max(0, Math.round(days)));
    if (day >= this.days) return;
    const list = this.appointments.get(day);
    if (list) list.push(act);
    else this.appointments.set(day, [act]);
  }

  /** Nobody works on Sundays. */
  private workday(day: number): number {
    return new Date(this.start + day * DAY_MS + JAKARTA_MS).getUTCDay() === 0 ? day + 1 : day;
  }

  private dateOf(day: number): string {
    return new Date(this.start + day * DAY_MS + JAKARTA_MS).toISOString().slice(0, 10);
  }

  /** `each` hears of every working day, and of the days since the last one: what fell due on a Sunday is due now. */
  async live(each: (day: number, dates: readonly string[]) => Promise<void>): Promise<void> {
    let dates: string[] = [];
    for (this.day = 0; this.day < this.days; this.day++) {
      dates.push(this.dateOf(this.day));
      if (this.workday(this.day) !== this.day) continue;
      this.minute = OPENS;
      await each(this.day, dates);
      dates = [];
      await this.workOff(this.appointments.get(this.day) ?? []);
      this.appointments.delete(this.day);
    }
  }

  /** Appointments made for today while today is worked off are kept too. */
  private async workOff(list: Appointment[]): Promise<void> {
    this.appointments.set(this.day, list);
    const work = async () => {
      for (let act = list.shift(); act; act = list.shift()) {
        this.minute += STEP;
        await act();
      }
    };
    try {
      while (list.length > 0) await Promise.all(Array.from({ length: HANDS }, work));
    } finally {
      list.length = 0;
    }
  }
}
