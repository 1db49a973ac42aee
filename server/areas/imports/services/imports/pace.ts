import type { Draft } from './dry-run/findings'

type Service = Draft['service']
type Coming = Pick<Draft, 'service' | 'pieces'>

/** Milliseconds that a record takes before any of its kind was made since the server began. */
const FIRST_MS: Readonly<Record<Service, number>> = { categories: 2, warehouses: 2, products: 2, assets: 3, orders: 6, funds: 6 }
/** Milliseconds that a piece of opening stock takes, beside its order. */
const PIECE_MS = 0.5
/** Fewer records tell more of what else the machine did than of their pace. */
const LEAST_MEASURED = 100

const measured = new Map<Service, number>()

const expectedMs = (drafts: readonly Coming[]): number =>
  drafts.reduce((sum, { service, pieces = 0 }) => sum + (measured.get(service) ?? FIRST_MS[service]) + pieces * PIECE_MS, 0)

/** Seconds that records take to be brought in, at the pace of those before; undefined where none come in. */
export const expectedSeconds = (drafts: readonly Coming[]): number | undefined =>
  drafts.length === 0 ? undefined : Math.ceil(expectedMs(drafts) / 1000)

/** Learns from records of one stage that took so many milliseconds. */
export const learnPace = (drafts: readonly Coming[], tookMs: number): void => {
  if (drafts.length < LEAST_MEASURED) return
  const factor = tookMs / expectedMs(drafts)
  for (const service of new Set(drafts.map((draft) => draft.service)))
    measured.set(service, (measured.get(service) ?? FIRST_MS[service]) * factor)
}
