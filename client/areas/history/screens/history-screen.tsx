import type { HistoryEntry } from '@shared/areas/history/services/history'
import type { Declared } from '@shared/foundation/declaration/define-service'
import { services } from '@shared/registry/index'
import { recordServices, type RecordService } from '@shared/registry/names'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useAllRecords } from '../../../api/use-all-records'
import { TakeBackDialog } from '../../../components/history/take-back-dialog'
import { HistoryDialog } from '../../../components/history/history-dialog'
import { ChangedFields } from '../../../components/history/history-list'
import { historyMessages } from '../../../components/history/messages'
import { useHistoryWords, valueWord, whoOf } from '../../../components/history/words'
import { ListPaging, usePageSize } from '../../../components/list-paging'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatDateTime, formatNumber } from '../../../lib/format'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Button } from '../../../ui/Button/Button'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { NO_PERIOD, presetRange, readPeriod } from '../../../ui/DateRange/presets'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Select } from '../../../ui/Select/Select'
import { When } from '../../../ui/When/When'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { historyScreenMessages as m } from '../messages'

const keyOf = ({ _id }: HistoryEntry): string => _id
const isRecordService = (name: string): name is RecordService => recordServices.some((service) => service === name)
/** What is asked for most, then the others that changes are told of. */
const OFTEN = ['orders', 'funds', 'products', 'assets', 'users', 'warehouses', 'tasks', 'workspaces', 'activities', 'stocktakes', 'imports']
const isToldOf = (name: RecordService): boolean => {
  const { history, scope }: Declared = services[name]
  return history !== 'untold' && scope === 'workspace'
}
const SERVICES: readonly string[] = [...OFTEN, ...recordServices.filter((name) => isToldOf(name) && !OFTEN.includes(name))]

/** Who changed what in the workspace, newest first. */
export const HistoryScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const zone = useZone()
  const [address, change] = useUrlQuery({ ...NO_PERIOD, by: '', service: '', bulk: '', page: 1 })
  const [size, setSize] = usePageSize(0)
  const range = readPeriod(address, today) ?? presetRange('month', today)
  const people = api.users.useFind({ $limit: -1, $sort: { name: 1 } })
  const [taken, setTaken] = useState(false)
  const asked = {
    ...(address.bulk ? { bulkId: address.bulk } : { since: range.from, until: range.to }),
    ...(address.by && { by: address.by }),
    ...(address.service && { service: address.service }),
  }
  const query = { ...asked, $limit: size, $skip: (address.page - 1) * size }
  const readAll = useAllRecords<HistoryEntry>(api.history, { behind: true })
  const list = api.history.useFind(query, { refetchOnMountOrArgChange: true })
  const words = useHistoryWords(list.data?.data.map(({ service }) => service) ?? [])
  const nameOf = (entry: HistoryEntry): string => entry.name ?? ''
  const [opened, setOpened] = useState<HistoryEntry | null>(null)
  const columns: Column<HistoryEntry>[] = [
    {
      key: 'when',
      head: intl.formatMessage(m.when),
      width: 150,
      cell: ({ at }) => <span className="num">{formatDateTime(at, zone)}</span>,
    },
    {
      key: 'who',
      head: intl.formatMessage(m.who),
      width: 180,
      cell: (entry) => <TwoLines first={<b>{whoOf(entry, intl)}</b>} second={intl.formatMessage(historyMessages[entry.action])} />,
    },
    {
      key: 'record',
      head: intl.formatMessage(m.record),
      width: 220,
      cell: (entry) => (
        <TwoLines
          first={nameOf(entry)}
          second={[words.serviceWord(entry.service), ...(entry.bulkId ? [intl.formatMessage(historyMessages.together)] : [])].join(' · ')}
        />
      ),
    },
    { key: 'fields', head: intl.formatMessage(m.fields), cell: (entry) => <ChangedFields entry={entry} most={2} /> },
  ]
  const inWords = (entry: HistoryEntry): string =>
    words
      .changedFields(entry)
      .map(({ field, before, after, beforeName, afterName }) => {
        const said = (value: unknown): string => valueWord(entry.service, field, value, { intl, locale, zone })
        return `${words.fieldWord(entry.service, field)}: ${beforeName ?? said(before)} → ${afterName ?? said(after)}`
      })
      .join('; ')
  const file = async () => ({
    name: intl.formatMessage(m.fileName),
    rows: [
      [m.when, m.who, m.did, m.what, m.record, m.fields].map((head) => ({ head: intl.formatMessage(head) })),
      ...(await readAll(asked)).map((entry) => [
        formatDateTime(entry.at, zone),
        whoOf(entry, intl),
        intl.formatMessage(historyMessages[entry.action]),
        words.serviceWord(entry.service),
        nameOf(entry),
        inWords(entry),
      ]),
    ],
  })
  return (
    <>
      <ListPage
        title={intl.formatMessage(m.screen)}
        strip={<StaleBanner list={list} />}
        tools={
          <>
            {address.bulk && (
              <>
                <Button icon="undo" onClick={() => setTaken(true)}>
                  {intl.formatMessage(historyMessages.takeAllBack)}
                </Button>
                <Button kind="quiet" icon="close" onClick={() => change({ bulk: '', page: 1 })}>
                  {intl.formatMessage(m.allChanges)}
                </Button>
              </>
            )}
            <DateRange value={range} onChange={({ from, to }) => change({ period: '', since: from, until: to, page: 1 })} />
            <Select
              aria-label={intl.formatMessage(m.who)}
              value={address.by}
              placeholder={intl.formatMessage(m.everybody)}
              options={people.data?.data.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
              onChange={(by) => change({ by, page: 1 })}
            />
            <Select
              aria-label={intl.formatMessage(m.what)}
              value={address.service}
              placeholder={intl.formatMessage(m.everything)}
              options={SERVICES.map((service) => ({ value: service, label: words.serviceWord(service) }))}
              onChange={(service) => change({ service, page: 1 })}
            />
            <DownloadMenu file={list.data ? file : null} />
          </>
        }
        foot={
          list.data && (
            <ListPaging
              page={address.page}
              size={size}
              onSize={setSize}
              total={list.data.total}
              shown={list.data.data.length}
              more={list.data.data.length === size}
              onPage={(page) => change({ page })}
            >
              <span className="second">
                {list.data.total === null
                  ? intl.formatMessage(m.footMany)
                  : intl.formatMessage(m.foot, { count: formatNumber(list.data.total ?? 0, locale) })}
              </span>
            </ListPaging>
          )
        }
      >
        {hasFailed(list) ? (
          <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
        ) : (
          <DataTable<HistoryEntry>
            label={intl.formatMessage(m.screen)}
            columns={columns}
            rows={list.data?.data}
            rowKey={keyOf}
            lines={2}
            busy={list.isFetching}
            onOpen={setOpened}
            phone={(entry) => (
              <PhoneRow
                name={`${whoOf(entry, intl)} ${intl.formatMessage(historyMessages[entry.action])}`}
                about={
                  <span className="cut">
                    {[[words.serviceWord(entry.service), nameOf(entry)].filter(Boolean).join(' '), inWords(entry)]
                      .filter(Boolean)
                      .join(': ')}
                  </span>
                }
                owed={<When value={entry.at} />}
              />
            )}
            empty={
              <EmptyState icon="clock" title={intl.formatMessage(m.none)}>
                {intl.formatMessage(m.noneHint)}
              </EmptyState>
            }
          />
        )}
      </ListPage>
      {taken && <TakeBackDialog of={{ bulkId: address.bulk }} onClose={() => setTaken(false)} />}
      {opened && isRecordService(opened.service) && (
        <HistoryDialog service={opened.service} id={opened.recordId} name={nameOf(opened)} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
