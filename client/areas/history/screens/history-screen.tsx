import { HISTORY_KINDS, type HistoryEntry, type HistoryKind } from '@shared/areas/history/services/history'
import type { Declared } from '@shared/foundation/declaration/define-service'
import { services } from '@shared/registry/index'
import { recordServices, type RecordService } from '@shared/registry/names'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useAllRecords } from '../../../api/use-all-records'
import { TakeBackDialog } from '../../../components/history/take-back-dialog'
import { historyMessages } from '../../../components/history/messages'
import { Sentence } from '../../../components/history/sentence'
import { isNamed, useHistoryWords, valueWord, whoOf } from '../../../components/history/words'
import { useFeatures } from '../../../components/feature/features-context'
import { ListSearch } from '../../../components/list-search'
import { ListPaging, usePageSize } from '../../../components/list-paging'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { dayOf, formatDateTime, formatDayHeading, formatNumber } from '../../../lib/format'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Button } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { NO_PERIOD, presetRange, readPeriod } from '../../../ui/DateRange/presets'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Select } from '../../../ui/Select/Select'
import { When } from '../../../ui/When/When'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { ActorMark } from '../components/actor-mark'
import { HistoryDock } from '../components/history-dock'
import { historyScreenMessages as m } from '../messages'
import { useDayMoney } from '../use-day-money'
import { useKindCounts } from '../use-kind-counts'
import { Moved, Followed } from '../components/history-cells'

const keyOf = ({ _id }: HistoryEntry): string => _id
const isKind = (text: string): text is HistoryKind => HISTORY_KINDS.some((kind) => kind === text)
const kindLabels = { money: m.money, goods: m.goods, rights: m.rights, undone: m.undone } as const
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
  const [address, change] = useUrlQuery({ ...NO_PERIOD, by: '', service: '', kind: '', q: '', bulk: '', open: '', page: 1 })
  const [size, setSize] = usePageSize(0)
  const range = readPeriod(address, today) ?? presetRange('month', today)
  const people = api.users.useFind({ $limit: -1, $sort: { name: 1 } })
  const [taken, setTaken] = useState(false)
  const within = {
    ...(address.bulk ? { bulkId: address.bulk } : { since: range.from, until: range.to }),
    ...(address.by && { by: address.by }),
    ...(address.service && { service: address.service }),
    ...(address.q.trim() && { words: address.q.trim().slice(0, 100) }),
  }
  const asked = { ...within, ...(isKind(address.kind) && { kind: address.kind }) }
  const query = { ...asked, $limit: size, $skip: (address.page - 1) * size }
  const readAll = useAllRecords<HistoryEntry>(api.history, { behind: true })
  const list = api.history.useFind(query, { refetchOnMountOrArgChange: true })
  // What moved on a day in all: beside a part of its acts it would mislead.
  const moneyOf = useDayMoney(range, !address.bulk && !address.by && !address.service && !address.q.trim() && list.data !== undefined)
  const counts = useKindCounts(within, list.data !== undefined)
  const words = useHistoryWords(list.data?.data.map(({ service }) => service) ?? [])
  const nameOf = (entry: HistoryEntry): string => entry.name ?? ''
  const opened = list.data?.data.find(({ _id }) => _id === address.open)
  const features = useFeatures()
  const columns: Column<HistoryEntry>[] = [
    { key: 'when', head: intl.formatMessage(m.when), width: 64, cell: ({ at }) => <When value={at} as="time" /> },
    {
      key: 'who',
      head: <span className="unseen">{intl.formatMessage(m.who)}</span>,
      width: 44,
      cell: (entry) => <ActorMark entry={entry} />,
    },
    {
      key: 'did',
      head: intl.formatMessage(m.did),
      cell: (entry) => <TwoLines first={<Sentence entry={entry} words={words} />} second={<Followed entry={entry} />} />,
    },
    {
      key: 'amount',
      head: intl.formatMessage(m.amount),
      width: 132,
      align: 'end',
      cell: (entry) => <Moved entry={entry} />,
    },
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
              options={SERVICES.filter((service) => isNamed(service, features)).map((service) => ({
                value: service,
                label: words.serviceWord(service),
              }))}
              onChange={(service) => change({ service, page: 1 })}
            />
            <ListSearch
              label={intl.formatMessage(m.search)}
              hint={intl.formatMessage(m.searchHint)}
              value={address.q}
              onChange={(q) => change({ q, page: 1 })}
            />
            <DownloadMenu file={list.data ? file : null} />
          </>
        }
        chips={
          <Chips
            label={intl.formatMessage(m.kinds)}
            chips={[
              { key: '', label: intl.formatMessage(m.all), count: counts(null) },
              ...HISTORY_KINDS.map((key) => ({ key, label: intl.formatMessage(kindLabels[key]), count: counts(key) })),
            ]}
            chosen={isKind(address.kind) ? address.kind : ''}
            onChoose={(kind) => change({ kind, page: 1 })}
          />
        }
        dock={opened && <HistoryDock key={opened._id} entry={opened} onClose={() => change({ open: '' })} />}
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
            open={opened?._id}
            onOpen={({ _id }) => change({ open: _id }, { push: address.open === '' })}
            groupOf={({ at }) => {
              const day = dayOf(at, zone)
              const money = moneyOf.get(day)
              return {
                key: day,
                label: (
                  <span className="history-day">
                    {formatDayHeading(day, today, locale)}
                    {money && (
                      <span className="second">
                        {intl.formatMessage(m.cameIn, { amount: formatNumber(money.income, locale) })}
                        {', '}
                        {intl.formatMessage(m.wentOut, { amount: formatNumber(money.expense, locale) })}
                      </span>
                    )}
                  </span>
                ),
              }
            }}
            phone={(entry) => (
              <PhoneRow
                name={<Sentence entry={entry} words={words} />}
                amount={<Moved entry={entry} />}
                about={<Followed entry={entry} most={1} />}
                owed={<When value={entry.at} as="time" />}
              />
            )}
            empty={
              address.q.trim() ? (
                <EmptyState
                  icon="search"
                  title={intl.formatMessage(m.noneOf, { words: address.q.trim() })}
                  action={
                    <Button onClick={() => change({ q: '', kind: '', by: '', service: '', page: 1 })}>
                      {intl.formatMessage(m.noFilter)}
                    </Button>
                  }
                />
              ) : (
                <EmptyState icon="clock" title={intl.formatMessage(m.none)}>
                  {intl.formatMessage(m.noneHint)}
                </EmptyState>
              )
            }
          />
        )}
      </ListPage>
      {taken && <TakeBackDialog of={{ bulkId: address.bulk }} onClose={() => setTaken(false)} />}
    </>
  )
}
