import { HISTORY_KINDS, type HistoryEntry, type HistoryKind } from '@shared/areas/history/services/history'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import type { WireQuery } from '../../api/wire-query'
import { useAllRecords } from '../../api/use-all-records'
import { usePageSize } from '../../components/list-paging'
import { historyMessages } from '../../components/history/messages'
import { useHistoryWords, valueWord, whoOf } from '../../components/history/words'
import { formatDateTime } from '../../lib/format'
import type { TableFile } from '../../lib/table-file/cells'
import { useUrlQuery } from '../../lib/use-url-query'
import { NO_PERIOD, presetRange, readPeriod } from '../../ui/DateRange/presets'
import { useLocale, useToday, useZone } from '../../ui/zone/zone-context'
import { historyScreenMessages as m } from './messages'
import { useDayMoney } from './use-day-money'
import { useKindCounts } from './use-kind-counts'

const isKind = (text: string): text is HistoryKind => HISTORY_KINDS.some((kind) => kind === text)

/** Who changed what in the workspace, by what the address asks for: a page of it, how many there are of each kind, and all of it as a file. */
export const useHistoryList = () => {
  const today = useToday()
  const [address, change] = useUrlQuery({ ...NO_PERIOD, by: '', service: '', kind: '', q: '', bulk: '', open: '', page: 1 })
  const [size, setSize] = usePageSize(0)
  const range = readPeriod(address, today) ?? presetRange('month', today)
  const kind = isKind(address.kind) ? address.kind : null
  const words = address.q.trim()
  const within = {
    ...(address.bulk ? { bulkId: address.bulk } : { since: range.from, until: range.to }),
    ...(address.by && { by: address.by }),
    ...(address.service && { service: address.service }),
    ...(words && { words: words.slice(0, 100) }),
  }
  const asked = { ...within, ...(kind && { kind }) }
  const list = api.history.useFind({ ...asked, $limit: size, $skip: (address.page - 1) * size }, { refetchOnMountOrArgChange: true })
  const isThere = list.data !== undefined
  // What moved on a day in all: beside a part of its acts it would mislead.
  const moneyOf = useDayMoney(range, !address.bulk && !address.by && !address.service && !words && isThere)
  const counts = useKindCounts(within, isThere)
  const told = useHistoryWords(list.data?.data.map(({ service }) => service) ?? [])
  const opened = list.data?.data.find(({ _id }) => _id === address.open)
  const file = useHistoryFile(asked, told)
  return { address, change, size, setSize, range, kind, words, list, moneyOf, counts, told, opened, file }
}

export type HistoryList = ReturnType<typeof useHistoryList>

/** All that is asked for, as a file. */
const useHistoryFile = (asked: WireQuery, told: ReturnType<typeof useHistoryWords>): (() => Promise<TableFile>) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const readAll = useAllRecords<HistoryEntry>(api.history, { behind: true })
  const inWords = (entry: HistoryEntry): string =>
    told
      .changedFields(entry)
      .map(({ field, before, after, beforeName, afterName }) => {
        const said = (value: unknown): string => valueWord(entry.service, field, value, { intl, locale, zone })
        return `${told.fieldWord(entry.service, field)}: ${beforeName ?? said(before)} → ${afterName ?? said(after)}`
      })
      .join('; ')
  return async () => ({
    name: intl.formatMessage(m.fileName),
    rows: [
      [m.when, m.who, m.did, m.what, m.record, m.fields].map((head) => ({ head: intl.formatMessage(head) })),
      ...(await readAll(asked)).map((entry) => [
        formatDateTime(entry.at, zone),
        whoOf(entry, intl),
        intl.formatMessage(historyMessages[entry.action]),
        told.serviceWord(entry.service),
        entry.name ?? '',
        inWords(entry),
      ]),
    ],
  })
}
