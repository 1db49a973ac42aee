import { isBlindTo } from '@shared/areas/counter/rules/blind-shifts'
import type { Shift } from '@shared/areas/counter/services/shifts'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { formatDateTime, formatTime } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { useZone } from '../../../ui/zone/zone-context'
import { counterMessages as m, shiftListMessages as lm } from '../messages'
import { ShiftCounts, ShiftLines, useDrawerLines, useLeftLines, useTakingsLines } from './shift-facts'

/** So many sales of a shift are shown, the newest first. */
const SHOWN_SALES = 50

/** A shift as it stands: what its drawer should hold, what was counted, what was taken, and its sales. */
export const ShiftDock = ({ shift, onClose }: { shift: Shift; onClose: () => void }) => {
  const intl = useIntl()
  const zone = useZone()
  const {
    _id,
    number,
    counter,
    creator,
    created,
    closedAt,
    closedBy,
    countedAmount,
    difference = 0,
    note,
    fund,
    handedOver,
    opening,
  } = shift
  const isBlind = isBlindTo(useMe().rights, shift)
  const left = useLeftLines(shift)
  const takings = useTakingsLines(shift)
  const drawer = useDrawerLines(shift)
  const verdict = difference === 0 ? m.agrees : difference < 0 ? m.short : m.over
  return (
    <DockForm
      title={`${counter} · ${number}`}
      onClose={onClose}
      aside={
        <IconButton
          icon="print"
          label={intl.formatMessage(m.print)}
          onClick={() => window.open(`/print/shift/${_id}`, '_blank', 'noopener')}
        />
      }
    >
      <DockPart>
        <div>{intl.formatMessage(lm.openedBy, { name: creator?.name ?? 'API', time: formatDateTime(created, zone) })}</div>
        {closedAt && <div>{intl.formatMessage(lm.closedBy, { name: closedBy?.name ?? 'API', time: formatDateTime(closedAt, zone) })}</div>}
        {handedOver !== undefined && handedOver !== opening && (
          <p className="ink-warn">
            {intl.formatMessage(m.handedOver)} <Amount value={handedOver} />
          </p>
        )}
      </DockPart>
      <DockPart title={intl.formatMessage(m.expected)}>
        {isBlind ? <p className="muted">{intl.formatMessage(m.blindHint)}</p> : <ShiftLines lines={drawer} />}
        <ShiftCounts shift={shift} />
      </DockPart>
      {countedAmount !== undefined && (
        <DockPart title={intl.formatMessage(lm.counted)}>
          <ShiftLines
            lines={[
              { key: 'counted', name: intl.formatMessage(lm.counted), value: countedAmount },
              { key: 'difference', name: intl.formatMessage(verdict), value: difference, isSum: true },
              ...left,
            ]}
          />
          {note && <p>{note}</p>}
          {fund && (
            <Link className="reach" to={`/funds?open=${fund._id}`}>
              {fund.number ?? intl.formatMessage(lm.fundId)}
            </Link>
          )}
        </DockPart>
      )}
      {!isBlind && (
        <DockPart title={intl.formatMessage(m.takings)}>
          <ShiftLines lines={takings} />
        </DockPart>
      )}
      <Sales shift={shift} />
    </DockForm>
  )
}

const Sales = ({ shift: { _id } }: { shift: Shift }) => {
  const intl = useIntl()
  const zone = useZone()
  const { data } = api.orders.useFind({
    group: 'sales',
    'counter.shiftId': _id,
    $sort: { _id: -1 },
    $limit: SHOWN_SALES,
  })
  if (!data || data.data.length === 0) return null
  return (
    <DockPart title={intl.formatMessage(lm.sales)} {...(data.total === null ? {} : { count: data.total })}>
      <ul className="shift-sales">
        {data.data.map(({ _id: id, order_number, created, customer, total, status }) => (
          <li key={id} className={status === 'cancelled' ? 'muted' : undefined}>
            <Link className="num reach" to={`/sales/orders?open=${id}`}>
              {order_number}
            </Link>
            <span className="cut">{[formatTime(created, zone), customer?.name].filter(Boolean).join(' · ')}</span>
            <Amount value={total} currency={false} />
          </li>
        ))}
      </ul>
      {(data.total ?? 0) > SHOWN_SALES && <p className="muted">{intl.formatMessage(lm.newestOnly, { count: SHOWN_SALES })}</p>}
    </DockPart>
  )
}
