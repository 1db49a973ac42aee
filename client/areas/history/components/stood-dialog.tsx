import type { HistoryEntry } from '@shared/areas/history/services/history'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { hasFailed, LoadFailed } from '../../../components/list-states'
import { linesOfGoods, useHistoryWords } from '../../../components/history/words'
import { formatDateTime, formatNumber } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { historyScreenMessages as m } from '../messages'
import { ActFields } from './act-parts'

/** A record as it stood behind an act: its lines of goods, then its fields, as far as the reader may see them. */
export const StoodDialog = ({ entry, name, onClose }: { entry: HistoryEntry; name: string; onClose: () => void }) => {
  const intl = useIntl()
  const zone = useZone()
  const list = api.history.useFind({ stateAfter: entry._id, $limit: 1 })
  const stood = list.data?.data[0]
  const words = useHistoryWords([entry.service])
  const at = formatDateTime(entry.at, zone)
  const { items, ...others } = stood?.changes ?? {}
  const lines = linesOfGoods(items?.after)
  return (
    <Dialog title={intl.formatMessage(m.stoodAt, { name, at })} note={intl.formatMessage(m.stoodNote)} width={560} page onClose={onClose}>
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : !list.data ? (
        <SkeletonRows rows={6} />
      ) : !stood ? (
        <EmptyState icon="clock" title={intl.formatMessage(m.notToldThen)} />
      ) : (
        <>
          {lines.length > 0 && <Lines label={words.fieldWord(entry.service, 'items')} lines={lines} />}
          <ActFields
            entry={{ ...stood, action: 'create', changes: lines.length > 0 ? others : (stood.changes ?? {}) }}
            title={intl.formatMessage(m.itsFields)}
          />
        </>
      )}
    </Dialog>
  )
}

const Lines = ({ label, lines }: { label: string; lines: ReturnType<typeof linesOfGoods> }) => {
  const locale = useLocale()
  return (
    <DockPart title={label} count={lines.length}>
      <ul className="history-act-fields">
        {lines.map(({ name, quantity, price }, at) => (
          <li key={at}>
            <span>{name}</span>
            <span className="history-act-fields__values">
              <b>{formatNumber(quantity, locale)}</b>
              {price !== null && (
                <>
                  {' × '}
                  <Amount value={price} currency={false} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </DockPart>
  )
}
