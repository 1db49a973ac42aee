import { lastDayOf } from '@shared/foundation/days/days'
import { can } from '@shared/foundation/rights/rights'
import { readSealCode } from '@shared/areas/books/rules/seal-code'
import type { SealProof } from '@shared/areas/books/services/seals'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { closingChecks } from './checks'
import { closeMonth } from './close-month'
import { amountOf, nameEntries } from './entry-names'
import { changed } from './changed'
import { months } from './months'
import { proveAllSeals } from './prove-all'
import { cutOf, laterEntries } from '../../later-entries'
import { proveSeal } from './prove'

/** Entries that came after a seal and are told one by one. */
const MAX_TOLD = 100
const PROVE_EVERY_MS = 24 * 3_600_000

/** Proves the seal of a code. @throws AppError 404 for a code of no seal of the company */
const proofOf = async (call: Call<'seals'>, code: string): Promise<Stored<SealProof>> => {
  const { app, caller } = call
  const database = app.get('database')
  const seal = await database.records('seals', caller.workspaceId).one({ code })
  if (!seal) throw AppError.of('request.not-found')
  const proven = await proveSeal(app, seal)
  const { _id, until, at, seq } = seal
  return {
    _id,
    code,
    until,
    at,
    seq,
    holds: proven?.holds ?? false,
    ...(proven?.broken ? { broken: proven.broken } : {}),
    ...(proven?.known ? { known: proven.known } : {}),
    later: await laterOf(call, seal),
  }
}

/** What came later: how much, and of which records, is the board's, as costs of single orders are. */
const laterOf = async ({ app, caller }: Call<'seals'>, { until, seq }: StoredOf<'seals'>): Promise<Stored<SealProof>['later']> => {
  const database = app.get('database')
  const entries = await laterEntries(database, caller.workspaceId, until, await cutOf(database, caller.workspaceId, seq))
  const count = entries.length
  if (!can(caller.rights, ['bod'])) return { count }
  const told = entries.slice(0, MAX_TOLD)
  const named = await nameEntries(database, caller.workspaceId, told)
  return { count, amount: amountOf(entries), data: told.map((entry, index) => ({ ...named[index], amount: amountOf([entry]) })) }
}

/** Months that are closed: what each came to, and the proof that it still does. */
export const sealsRules: ServiceRules<'seals'> = {
  getInstead: (call, id) => {
    const code = readSealCode(id)
    return code === null ? null : async () => new CustomAnswer(await proofOf(call, code))
  },
  narrow: (_call, { month }) => Promise.resolve({ conditions: month === undefined ? [] : [{ until: lastDayOf(month) }] }),
  create: (call, data) => closeMonth(call, data),
  reports: {
    checks: (call, { until }) => closingChecks(call, until),
    changed,
    months,
    proof: (call, { code }) => proofOf(call, readSealCode(code) ?? code),
  },
  jobs: [{ name: 'seals proven', everyMs: PROVE_EVERY_MS, run: proveAllSeals }],
}
