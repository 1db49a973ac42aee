import { randomInt } from 'node:crypto'
import { addDays, dayOf, daysInMonth, DEFAULT_ZONE, monthOfDay, startOfDay, type Day } from '@shared/domain/days/days'
import { createCode } from '../services/codes/create-code'
import type { Application } from '../declarations'
import { Crew } from './crew'
import { company, founder, members } from './company'
import { Catalogue } from './catalogue'
import { Diary } from './diary'
import { Dice } from './random'
import { Trade } from './trade'

export interface DemoSignIn {
  readonly slug: string
  readonly people: readonly {
    readonly username: string
    readonly password: string
    readonly name: string
    readonly rights: readonly string[]
  }[]
  readonly invitationCode: string
}

const historyDays = 91
const seed = 20_240_601

/**
 * Makes the demo company through the services themselves, day by day on a clock of its own: the same company on every
 * installation but for ids and passwords. Nothing else may be served meanwhile.
 * @param progress hears what is done, from 0 to 1
 */
export const seedDemo = async (app: Application, progress: (share: number, what: string) => void): Promise<DemoSignIn> => {
  const realNow = app.get('now')
  const today = dayOf(realNow(), DEFAULT_ZONE)
  const first = addDays(today, -historyDays)
  const clock = { at: startOfDay(first, DEFAULT_ZONE) }
  app.set('now', () => clock.at)
  try {
    return await tell(app, clock, { realNow: realNow(), first, today }, progress)
  } finally {
    app.set('now', realNow)
  }
}

interface Span {
  readonly realNow: Date
  readonly first: Day
  readonly today: Day
}

const tell = async (
  app: Application,
  clock: { at: Date },
  span: Span,
  progress: (share: number, what: string) => void,
): Promise<DemoSignIn> => {
  const dice = new Dice(seed)
  const diary = new Diary(clock, span.realNow, DEFAULT_ZONE)
  diary.turnTo(span.first, 0)
  progress(0, 'the company and its people')
  const passwords = { founder: newPassword(), members: members.map(() => newPassword()) }
  const crew = await Crew.found(app, passwords)
  progress(0.02, 'goods, warehouses and partners')
  const catalogue = await Catalogue.make(crew, dice)
  const trade = new Trade(crew, catalogue, dice, span.today)
  await trade.open(span.first)
  for (let day = span.first; day <= span.today; day = addDays(day, 1)) {
    await diary.live(day, trade.plan(day, isPayday(day)))
    progress(0.05 + 0.93 * trade.shareDone(span.first, day), `what happened on ${day}`)
  }
  await crew.readOldNotices(startOfDay(span.today, DEFAULT_ZONE))
  return {
    slug: company.slug,
    people: [
      { username: `1.${company.slug}`, password: passwords.founder, name: founder.name, rights: ['founder', 'bod'] },
      ...members.map(({ username, name, rights }, index) => ({ username, password: passwords.members[index] ?? '', name, rights })),
    ],
    invitationCode: await createCode(app.get('database'), span.realNow),
  }
}

const isPayday = (day: Day): boolean => Number(day.slice(8)) === daysInMonth(monthOfDay(day))

const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

/** Easy to type, hard to guess: four groups, with a letter, a number and a sign in each password. 54 bits. */
const newPassword = (): string => {
  const part = (alphabet: string, length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${part(letters, 4)}-${part(letters, 4)}-${part(digits, 5)}`
}
