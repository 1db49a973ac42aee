import { day as asDay } from '@shared/foundation/days/days'
import { roundDong, sumDong, type Dong } from '@shared/foundation/money/money'
import type { SealProof } from '@shared/areas/books/services/seals'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { JournalEntry, SocaiReader } from '../../../../kernel/collections'
import { readBody } from '../../../../ledger/journal-body'

type Named = Pick<NonNullable<Stored<SealProof>['broken']>, 'day' | 'at' | 'service' | 'recordId' | 'name'>

/** Entries with their day, and the record that they came from by its number or name. */
export const nameEntries = async (reader: SocaiReader, workspaceId: string, entries: readonly JournalEntry[]): Promise<Named[]> => {
  const idsOf = (service: string): string[] => [
    ...new Set(entries.filter((each) => each.service === service).map(({ recordId }) => recordId)),
  ]
  const [orders, funds] = await Promise.all([
    reader.records('orders', workspaceId).byIds(idsOf('orders'), { only: ['order_number'] }),
    reader.records('funds', workspaceId).byIds(idsOf('funds'), { only: ['number', 'name', 'group'] }),
  ])
  const names = new Map<string, string>([
    ...orders.map(({ _id, order_number }): [string, string] => [_id, order_number]),
    ...funds.map(({ _id, number, name, group }): [string, string] => [_id, number ?? name ?? group]),
  ])
  return entries.map(({ day, at, service, recordId }): Named => {
    const name = names.get(recordId)
    return { day: asDay(day), at, service, recordId, ...(name === undefined ? {} : { name }) }
  })
}

/** What entries debit: as much as they credit. */
export const amountOf = (entries: readonly JournalEntry[]): Dong =>
  sumDong(
    entries.map(({ body }) => roundDong(readBody(body).lines.reduce((sum, { side, amount }) => sum + (side === 'debit' ? amount : 0), 0))),
  )
