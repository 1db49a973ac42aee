import { startOfDay, type Day, type Zone } from '@shared/domain/days/days'

/** What is to be done on a day, by the hour it is done at; tasks of one hour run side by side. */
export interface DayPlan {
  readonly hour: number
  /** Asked for when the hour has come: earlier hours may have added to them. */
  readonly tasks: () => readonly (() => Promise<unknown>)[]
}

const sideBySide = 6
const hourLength = 3_600_000

/** Turns the seeder's clock and lives the days one after another. */
export class Diary {
  readonly #clock: { at: Date }
  readonly #limit: Date
  readonly #zone: Zone

  /** @param limit the real present, beyond which nothing is dated */
  constructor(clock: { at: Date }, limit: Date, zone: Zone) {
    this.#clock = clock
    this.#limit = limit
    this.#zone = zone
  }

  turnTo(day: Day, hour: number): void {
    const at = new Date(startOfDay(day, this.#zone).getTime() + hour * hourLength)
    this.#clock.at = at < this.#limit ? at : this.#limit
  }

  async live(day: Day, plans: readonly DayPlan[]): Promise<void> {
    for (const { hour, tasks } of plans) {
      this.turnTo(day, hour)
      const left = [...tasks()]
      const work = async (): Promise<void> => {
        for (let task = left.shift(); task; task = left.shift()) await task()
      }
      await Promise.all(Array.from({ length: Math.min(sideBySide, left.length) }, work))
    }
  }
}
