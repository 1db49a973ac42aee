import type { NarrowedBy, Page } from '@shared/registry/service-types'
import { readableLines } from '@shared/areas/books/rules/readable-lines'
import type { LedgerEntry } from '@shared/areas/books/services/ledger'
import type { Stored } from '@shared/foundation/declaration/wire'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { roundCost } from '@shared/foundation/money/money'
import { ledgerReports } from './ledger.reports'
import { readablePartner } from '../../reading/readable-partner'
import { entriesInOrder, type ReadEntry } from '../../reading/read-entries'
import { tellerOf, type Teller } from '../../reading/tell-entries'

type Entry = Stored<LedgerEntry>
type Fields = Record<string, unknown>

/** Entries that are looked through besides the page that was asked for, to count all; how many there are of more isn't told. */
const MAX_COUNTED = 5000
/** Of a page without an end. */
const MAX_LISTED = 10_000

interface Asked extends Fields {
  readonly $limit?: number
  readonly $skip?: number
  readonly $sort?: Fields
}

const find = async (call: Call<'ledger'>): Promise<CustomAnswer<Page<object>>> => {
  const { app, caller, params } = call
  const { $limit = 10, $skip = 0, $sort, $select: _select, ...where } = (params.query ?? {}) as Asked
  const { since, until, account, act, partnerId } = (params.reading?.narrowedBy ?? {}) as NarrowedBy<'ledger'>
  if (partnerId !== undefined) await readablePartner(call, partnerId)
  const isCounted = params.reading?.counted !== false || $limit === 0
  const end = $limit === -1 ? MAX_LISTED : $skip + $limit
  const isAsked = (line: ReadEntry['lines'][number]): boolean =>
    (account === undefined || line.account === account) && (act === undefined || line.act === act)
  const database = app.get('database')
  const page: ReadEntry[] = []
  let [read, count, isWhole] = [0, 0, true]
  for await (const entry of entriesInOrder(
    database,
    caller.workspaceId,
    { since, until, partnerId, where },
    $sort?.['day'] === 1 ? 1 : -1,
  )) {
    if (count >= end && (!isCounted || read >= end + MAX_COUNTED)) {
      isWhole = false
      break
    }
    read += 1
    const { readable } = readableLines(caller.rights, entry.lines)
    if (!readable.some(isAsked)) continue
    if (count >= $skip && count < end) page.push({ ...entry, lines: readable })
    count += 1
  }
  const teller = await tellerOf(database, caller, page)
  const select = params.reading?.select
  return new CustomAnswer<Page<object>>({
    total: isCounted && isWhole ? count : null,
    limit: $limit,
    skip: $skip,
    data: page.map((entry) => selected(toldEntry(entry, teller), select)),
  })
}

const selected = (entry: Entry, select: readonly string[] | null | undefined): object =>
  select ? Object.fromEntries(Object.entries(entry).filter(([field]) => field === '_id' || select.includes(field))) : entry

const toldEntry = (entry: ReadEntry, teller: Teller): Entry => {
  const { _id, workspaceId, day, at, opening, lines } = entry
  return {
    _id: _id as Entry['_id'],
    workspaceId: workspaceId as Entry['workspaceId'],
    rev: 1,
    created: at,
    day,
    at,
    ...teller.causeOf(entry),
    ...(opening === undefined ? {} : { opening }),
    lines: lines.map((line) => {
      const of = teller.nameOf(line)
      const { act, account, side, amount } = line
      return { act, account, side, amount: roundCost(amount), ...(of === undefined ? {} : { of }) }
    }),
  }
}

export const ledgerRules: ServiceRules<'ledger'> = { find, reports: ledgerReports }
