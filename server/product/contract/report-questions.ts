import type { TSchema } from '@sinclair/typebox'
import type { Hour, Weekday } from '@shared/foundation/documents/order-origin'
import { isOptional } from '@shared/foundation/declaration/schema-kit'
import type { RecordService } from '@shared/registry/names'
import { sampleOf } from '../../testing/sample'

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What every report means by these: the time around now, in which the examples were made. */
const times: Readonly<Record<string, () => string>> = {
  since: () => dayFromNow(-20),
  until: () => dayFromNow(1),
  asOf: () => dayFromNow(-1),
  day: () => dayFromNow(0),
  month: () => dayFromNow(0).slice(0, 7),
  year: () => dayFromNow(0).slice(0, 4),
  // A moment of the past, the same in each question: what is known now is known a moment later, too.
  knownAt: () => `${dayFromNow(0)}T00:00:00.000Z`,
}

/**
 * A question to a report, with each parameter it understands or only with those it requires; ids are those of the examples.
 * @param own values that can't be made from the parameters' shapes
 */
export const questionTo = async (
  parameters: Readonly<Record<string, TSchema>>,
  recordOf: (service: RecordService) => Promise<string>,
  { withOptional, own = {} }: { readonly withOptional: boolean; readonly own?: Readonly<Record<string, string>> },
): Promise<Record<string, string>> => {
  const asked = Object.entries(parameters).filter(([, schema]) => withOptional || !isOptional(schema))
  const values = asked.map(
    async ([name, schema]) => [name, own[name] ?? times[name]?.() ?? String(await sampleOf(schema, recordOf))] as const,
  )
  return Object.fromEntries(await Promise.all(values))
}

/** Questions asked side by side: an answer waits for the books more than it reckons. */
export const TOGETHER = 8

const WEEKDAY: Weekday = '6'
const HOUR: Hour = '09'

/** Hours and days of the week are read alike: one of each is asked for with all there is besides. */
const ALIKE: Readonly<Record<string, readonly string[]>> = { weekday: [WEEKDAY], hour: [HOUR] }

/**
 * All ways to ask for a report: with what it needs, with one thing more, and with all it understands; each question once.
 * @param values by parameter, what is asked for; of a choice that isn't among them, each
 */
export const questionsTo = (
  parameters: Readonly<Record<string, TSchema>>,
  values: Readonly<Record<string, readonly string[]>>,
): Record<string, string>[] => {
  const ways = (names: readonly string[]): Record<string, string>[] =>
    names.reduce<Record<string, string>[]>(
      (asked, name) =>
        asked.flatMap((question) => {
          const choices = parameters[name]?.['enum'] as readonly string[] | undefined
          const known = (values[name] ?? ALIKE[name])?.filter((value) => choices?.includes(value) ?? true)
          return (known && known.length > 0 ? known : (choices ?? [])).map((value) => ({ ...question, [name]: value }))
        }),
      [{}],
    )
  const all = Object.keys(parameters)
  const names = (optional: boolean): string[] =>
    Object.entries(parameters).flatMap(([name, schema]) => (isOptional(schema) === optional ? [name] : []))
  const required = names(false)
  const others = names(true)
  // With no more than one other thing, all it understands is asked for already.
  const asked = [required, ...others.map((name) => [...required, name]), ...(others.length > 1 ? [all] : [])]
  return asked.flatMap((each) => ways(each))
}
