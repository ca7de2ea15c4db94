type Appointment = () => Promise<void>;

const DAY_MS = 86_400_000;
const JAKARTA_MS = 7 * 3_600_000;
const OPENS = 8 * 60;
const CLOSES = 17 * 60;
/** Minutes between the beginnings of two actions. */
const STEP = 9;
/** Number of actions at the same time; keeps both the app and its database busy. */
const HANDS = 5;

/** The demo's clock. Days are counted from the first day of the story; `now` is the moment of the present action. */
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

  /** At most the real time. */
  now(): Date {
    const moment = this.start + this.day * DAY_MS + Math.min(this.minute, CLOSES) * 60_000;
    return new Date(Math.min(moment, this.today));
  }

  /** Plans an action some days ahead; after the last day of the story it does not happen. */
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

  /**
   * Calls `each` on every working day, with the dates since the last one: what is due on a Sunday is done on Monday.
   */
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

  /** Actions that are planned for today while today runs are done too. */
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
