import type { Fund } from '@shared/areas/money/services/funds'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useWorkspace, useWorkspaceFailure } from '../../../../api/session/use-workspace'
import { LoadFailed } from '../../../../components/list-states'
import type { UnsavedWork } from '../../../../components/record-form/record-dock'
import { DockForm } from '../../../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import type { FundsView } from '../funds-address'
import { entryMessages as m } from '../messages'

// The list is there first; what writes an entry comes when one is opened.
const loadNew = () => import('./new-entry')
const loadOpen = () => import('./open-entry')
const NewEntry = lazy(async () => ({ default: (await loadNew()).NewEntry }))
const OpenEntry = lazy(async () => ({ default: (await loadOpen()).OpenEntry }))

/** Brings what writes an entry while the list is looked at. A failure shows when an entry is opened. */
export const preloadEntries = (): void => void Promise.all([loadNew(), loadOpen()]).catch(() => undefined)

interface EntryDockProps {
  view: FundsView
  rows: readonly Fund[] | undefined
  onClose: () => void
  /** Tells of what is unsaved; null: nothing is. */
  onDirty: (work: UnsavedWork | null) => void
}

/** What stands beside the list: a new entry (of an order, perhaps), or the one that is open. */
export const EntryDock = ({ view, rows, onClose, onDirty }: EntryDockProps) => {
  const intl = useIntl()
  const isOpening = view.open === 'opening'
  const isNew = view.open === 'new' || isOpening
  const paid = api.orders.useGet(view.order, { skip: !isNew || !view.order })
  const fund = api.funds.useGet(view.open, { skip: isNew })
  const row = rows?.find(({ _id }) => _id === view.open)
  const workspace = useWorkspace()
  // A new entry begins with the company's cash: opened by its address, it waits for the accounts to be known.
  const accountsKnown = useWorkspaceFailure() !== null || workspace !== undefined
  const pending = (
    <DockForm title="…" onClose={onClose}>
      <SkeletonRows rows={6} />
    </DockForm>
  )
  if (isNew && accountsKnown && (!view.order || paid.data))
    return (
      <Suspense fallback={pending}>
        <NewEntry key={view.order || view.open} opening={isOpening} order={view.order ? paid.data : undefined} onClose={onClose} />
      </Suspense>
    )
  const current = fund.currentData ?? row
  if (!isNew && current)
    // Only lists know the balance after an entry.
    return (
      <Suspense fallback={pending}>
        <OpenEntry
          key={current._id}
          fund={{ ...current, ...(row?.status === current.status && { balance: row.balance, balanceLabel: row.balanceLabel }) }}
          onClose={onClose}
          onDirty={onDirty}
        />
      </Suspense>
    )
  const { error, isFetching, refetch } = isNew ? paid : fund
  if (!error) return pending
  return (
    <DockForm title={intl.formatMessage(m.notFound)} onClose={onClose}>
      <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
    </DockForm>
  )
}
