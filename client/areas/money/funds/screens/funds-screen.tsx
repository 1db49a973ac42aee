import type { Fund } from '@shared/areas/money/services/funds'
import { sumDong } from '@shared/foundation/money/money'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useKnown } from '../../../../components/known-at/use-known'
import { countUnder } from '../../../../components/chip-counts'
import { ListPaging, usePageSize } from '../../../../components/list-paging'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { LeaveDialog } from '../../../../components/record-form/leave-dialog'
import type { UnsavedWork } from '../../../../components/record-form/record-dock'
import { useNewAction } from '../../../../components/new-action'
import { useLiveRows } from '../../../../components/recent/use-live-rows'
import { formatDayRange } from '../../../../lib/format'
import { useRowHref } from '../../../../lib/use-row-href'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Chips } from '../../../../ui/Chips/Chips'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { KnownStrip } from '../../../../ui/KnownAt/KnownAt'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { BulkComplete } from '../components/bulk-complete'
import { EntryDock, preloadEntries } from '../components/entry-dock'
import { FoundSum } from '../components/found-sum'
import { FundsOf } from '../components/funds-of'
import { FundsSummary } from '../components/funds-summary'
import { FundsTable } from '../components/funds-table'
import { FundsTools } from '../components/funds-tools'
import { fundsStatuses, isFiltered, type FundsStatus } from '../funds-address'
import { anyStatusQuery, pageQuery, statusesOf, waitingQuery } from '../funds-query'
import { fundsMessages as m } from '../messages'
import { useFundsView } from '../use-funds-view'
import './funds-screen.css'

const statusLabels = { all: m.statusAll, waiting: m.statusWaiting, completed: m.statusDone, cancelled: m.statusGone } as const
const isStatus = (key: string): key is FundsStatus => fundsStatuses.some((status) => status === key)

/** The cash books: what came in and went out, by day, with the balance after each entry. */
export const FundsScreen = () => {
  const intl = useIntl()
  const [view, change] = useFundsView()
  const [asked] = useKnown()
  const known = view.of === 'period' ? asked : null
  const [size, keepSize] = usePageSize(view.size, 50)
  const hrefOf = useRowHref()
  const list = api.funds.useFind(pageQuery(view, size))
  const { data, error, isFetching, refetch, currentData } = list
  const live = useLiveRows('funds', list)
  const waiting = api.funds.useFind(waitingQuery(view)).data
  const counted = api.funds.useReport('statuses', anyStatusQuery(view)).data
  const rows = data?.data
  const dirty = useRef<UnsavedWork | null>(null)
  const [leavingTo, setLeavingTo] = useState<string | null>(null)
  const onDirty = useCallback((work: UnsavedWork | null) => {
    dirty.current = work
  }, [])

  /** Opens an entry (or none), after asking where something is unsaved. */
  const go = (open: string): void => {
    if (dirty.current && open !== view.open) setLeavingTo(open)
    else change({ open, order: '' })
  }
  const leaveTo = (open: string): void => {
    dirty.current = null
    setLeavingTo(null)
    change({ open, order: '' })
  }
  const onNew = (): void => go('new')
  // Marked entries are kept as they are: of another page or filter they stay marked.
  const [marked, setMarked] = useState<ReadonlyMap<string, Fund> | null>(null)
  const mark = (keys: ReadonlySet<string>): void => {
    const known = [...(marked?.values() ?? []), ...(rows ?? [])]
    setMarked(new Map(known.filter(({ _id }) => keys.has(_id)).map((fund) => [fund._id, fund])))
  }
  useEffect(preloadEntries, [])
  useNewAction(known === null ? intl.formatMessage(m.entryNew) : null, onNew)
  useShortcut('n', onNew, known === null)

  const filtered = isFiltered(view)
  const total = data?.total ?? 0
  const range = formatDayRange(view.since, view.until)
  const clear = (): void => change({ of: 'period', id: '', group: '', label: '', unlabelled: false, status: 'all', search: '' })
  const sum = sumDong((waiting?.data ?? []).map(({ amount }) => amount))
  const waits = waiting?.total ?? 0

  const empty = (
    <EmptyState
      icon="wallet"
      title={intl.formatMessage(filtered ? m.emptyFiltered : m.empty, { range })}
      action={
        filtered ? (
          <Button onClick={clear}>{intl.formatMessage(m.clearFilters)}</Button>
        ) : (
          <Button kind="primary" icon="plus" onClick={onNew}>
            {intl.formatMessage(m.entryNew)}
          </Button>
        )
      }
    >
      {intl.formatMessage(filtered ? m.emptyFilteredHint : m.emptyHint)}
    </EmptyState>
  )
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      tools={<FundsTools view={view} change={change} onNew={onNew} onMark={() => setMarked(new Map())} known={known} />}
      chips={
        known === null && (
          <Chips
            label={intl.formatMessage(m.filterStatus)}
            chosen={view.status}
            onChoose={(key) => isStatus(key) && change({ status: key })}
            chips={fundsStatuses.map((key) => ({
              key,
              label: intl.formatMessage(statusLabels[key]),
              count: countUnder(counted, statusesOf[key]),
            }))}
          />
        )
      }
      summary={view.of === 'period' ? <FundsSummary view={view} known={known} /> : <FundsOf view={view} rows={rows} onClear={clear} />}
      strip={
        <>
          {known !== null && <KnownStrip range={range} at={known} />}
          <StaleBanner list={list} />
        </>
      }
      foot={
        known !== null ? null : marked ? (
          <BulkComplete
            entries={[...marked.values()]}
            waiting={waiting?.data ?? []}
            onMark={(entries) => setMarked(new Map(entries.map((fund) => [fund._id, fund])))}
            onClose={() => setMarked(null)}
          />
        ) : rows && total > 0 ? (
          <ListPaging
            page={view.page}
            size={size}
            shown={rows.length}
            total={total}
            onPage={(page) => change({ page })}
            onSize={(to) => {
              keepSize(to)
              change({ size: to })
            }}
          >
            {view.search.trim() !== '' ? (
              <FoundSum view={view} />
            ) : (
              waits > 0 && (
                <span>
                  {intl.formatMessage(m.waitingSum, { count: waits })}{' '}
                  {waits === waiting?.data.length && <Amount value={sum} weight="strong" />}
                </span>
              )
            )}
          </ListPaging>
        ) : null
      }
      dock={known === null && view.open && <EntryDock view={view} rows={rows} onClose={() => go('')} onDirty={onDirty} />}
    >
      {known !== null ? (
        <EmptyState icon="clock" title={intl.formatMessage(m.knownSums)}>
          {intl.formatMessage(m.knownSumsHint)}
        </EmptyState>
      ) : hasFailed(list) ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <FundsTable
          rows={rows}
          live={live}
          busy={isFetching && currentData === undefined && rows !== undefined}
          open={view.open}
          onOpen={({ _id }) => go(_id)}
          hrefOf={hrefOf}
          ofLabel={view.label !== '' || view.unlabelled}
          marked={marked && new Set(marked.keys())}
          onMark={mark}
          empty={empty}
        />
      )}
      {leavingTo !== null && (
        <LeaveDialog
          onSave={() => {
            setLeavingTo(null)
            dirty.current?.saveAndLeave(() => leaveTo(leavingTo))
          }}
          onKeep={() => leaveTo(leavingTo)}
          onDrop={() => {
            dirty.current?.discard()
            leaveTo(leavingTo)
          }}
          onClose={() => setLeavingTo(null)}
        />
      )}
    </ListPage>
  )
}
