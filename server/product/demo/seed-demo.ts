import { randomInt } from 'node:crypto'
import { addDays, dayOf, DEFAULT_ZONE, startOfDay, type Day } from '@shared/foundation/days/days'
import { createCode } from '../../areas/platform-admin/services/codes/create-code'
import { grantAdmin } from '../../areas/people/services/users/grant-admin'
import type { Application } from '../../kernel/application'
import { Agenda } from './agenda'
import { closeMonths } from './closing'
import { fillBank } from './bank'
import { sendParcels } from './deliveries'
import { Catalogue, type ForEach } from './catalogue'
import { administrator as platformFounder, company, founder, members, platform, sister as second } from './company'
import { Crew } from './crew'
import { foundWorkspace } from './found-workspace'
import { linkMonths } from './month-links'
import { makeNetwork } from './network'
import { connectPrograms } from './programs'
import { SeededRandom } from './random'
import { sendMessages } from './messages'
import { fillShops } from './shops'
import { Sister } from './sister'
import { payTaxes } from './taxes'
import { writeStory } from './timeline'
import { StoryClock } from './demo-clock'

interface FounderSignIn {
  readonly slug: string
  readonly username: string
  readonly password: string
  readonly name: string
}

export interface DemoSignIn {
  readonly slug: string
  readonly people: readonly {
    readonly username: string
    readonly password: string
    readonly name: string
    readonly rights: readonly string[]
  }[]
  readonly invitationCode: string
  /** Who administers the platform, in a workspace of their own. */
  readonly administrator: FounderSignIn
  /** The founder's second company; `paysTaxes`: with VAT and e-invoices to look at. */
  readonly second: FounderSignIn & { readonly paysTaxes: boolean }
}

/** The days before the present one that the story tells. */
const DEFAULT_DAYS = 92
const HOUR_MS = 3_600_000
/** When the day's transfers are looked at, in the evening. */
const BANK_HOUR = 18.5
const LINKS_HOUR = 20.9
const PROGRAMS_HOUR = 21.1
const SMS_HOUR = 19
const PARCELS_HOUR = 19.2
const TAXES_HOUR = 19.3
const RANDOM_SEED = 20_240_601

/**
 * Makes the demo company through the services themselves, day by day on a clock of its own: the same company on every
 * installation of a day but for ids and passwords. Its last day is yesterday. Nothing else may be served meanwhile.
 * @param progress hears what is done, from 0 to 1
 */
export const seedDemo = async (
  app: Application,
  progress: (share: number, what: string) => void,
  days: number = DEFAULT_DAYS,
): Promise<DemoSignIn> => {
  const realNow = app.get('now')
  const last = addDays(dayOf(realNow(), DEFAULT_ZONE), -1)
  const clock = new StoryClock(realNow)
  app.set('now', clock.now)
  try {
    return await tell(app, clock, { first: addDays(last, 1 - days), last }, progress)
  } finally {
    clock.end()
    app.set('now', realNow)
  }
}

const tell = async (
  app: Application,
  clock: StoryClock,
  { first, last }: { first: Day; last: Day },
  progress: (share: number, what: string) => void,
): Promise<DemoSignIn> => {
  const random = new SeededRandom(RANDOM_SEED)
  progress(0, 'the company and its people')
  const passwords = { founder: newPassword(), members: members.map(() => newPassword()) }
  const crew = await clock.at(startOfDay(first, DEFAULT_ZONE), () => Crew.found(app, passwords))
  const administrator = await clock.at(startOfDay(first, DEFAULT_ZONE), () => makeAdministrator(app))
  const sister = await clock.at(startOfDay(first, DEFAULT_ZONE), () => Sister.found(app, passwords.founder))
  progress(0.02, 'goods, warehouses and partners')
  const catalogue = await Catalogue.make(crew, random, onFirstMorning(clock, first))
  const ranks = await makeNetwork(crew, catalogue, onFirstMorning(clock, first))
  const agenda = new Agenda(DEFAULT_ZONE, last)
  writeStory({ crew, catalogue, ranks, sister, random, agenda, first, last })
  await agenda.live(clock, (count, all, day) => progress(0.05 + (0.93 * count) / all, `what happened on ${day}`))
  const lastMidnight = startOfDay(last, DEFAULT_ZONE)
  await clock.at(new Date(lastMidnight.getTime() + BANK_HOUR * HOUR_MS), () => fillBank(crew, lastMidnight))
  await clock.at(new Date(lastMidnight.getTime() + SMS_HOUR * HOUR_MS), () => sendMessages(crew))
  await clock.at(new Date(lastMidnight.getTime() + PARCELS_HOUR * HOUR_MS), () => sendParcels(crew))
  const paysTaxes = await clock.at(new Date(lastMidnight.getTime() + TAXES_HOUR * HOUR_MS), () => payTaxes(app, sister, last))
  await fillShops(crew, catalogue, clock, lastMidnight)
  await closeMonths(crew, (hour, act) => clock.at(new Date(lastMidnight.getTime() + hour * HOUR_MS), act), { first, last })
  await clock.at(new Date(lastMidnight.getTime() + LINKS_HOUR * HOUR_MS), () =>
    linkMonths(crew, { agent: catalogue.agents[0]?._id, first, last }),
  )
  await clock.at(new Date(lastMidnight.getTime() + PROGRAMS_HOUR * HOUR_MS), () => connectPrograms(crew))
  await crew.readOldNotices(startOfDay(last, DEFAULT_ZONE))
  return {
    slug: company.slug,
    people: [
      { username: `1.${company.slug}`, password: passwords.founder, name: founder.name, rights: ['founder', 'bod'] },
      ...members.map(({ username, name, rights }, index) => ({ username, password: passwords.members[index] ?? '', name, rights })),
    ],
    invitationCode: await createCode(app.get('database'), app.get('now')()),
    administrator,
    second: { slug: second.slug, username: `1.${second.slug}`, password: passwords.founder, name: founder.name, paysTaxes },
  }
}

const makeAdministrator = async (app: Application): Promise<DemoSignIn['administrator']> => {
  const password = newPassword()
  const { slug } = platform
  const { username } = await foundWorkspace(app, slug, password)
  await grantAdmin(app.get('database'), { workspace: slug, username, now: app.get('now')(), granted: true })
  return { slug, username, password, name: platformFounder.name }
}

const onFirstMorning =
  (clock: StoryClock, day: Day): ForEach =>
  async (items, act) => {
    const agenda = new Agenda(DEFAULT_ZONE, day)
    const made: Awaited<ReturnType<typeof act>>[] = []
    for (const [place, item] of items.entries())
      agenda.enter(day, 'preparing', [], async () => {
        made[place] = await act(item)
      })
    await agenda.live(clock)
    return made
  }

const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

/** Easy to type, hard to guess: four groups, with a letter, a number and a sign in each password. 54 bits. */
const newPassword = (): string => {
  const part = (alphabet: string, length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${part(letters, 4)}-${part(letters, 4)}-${part(digits, 5)}`
}
