import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { dayOf, zone as asZone } from '@shared/foundation/days/days'
import { earliestOrderDay } from '@shared/areas/trade/rules/validate'
import { orders } from '@shared/areas/trade/services/orders'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { useFormikContext } from 'formik'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatDate } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { maxLengthsIn, newRecordShape } from '../../../../resource/field-limits'
import { Button } from '../../../../ui/Button/Button'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { useFirstOpenDay } from '../../../../api/session/use-workspace'
import { DateField } from '../../../../ui/form/DateField'
import { TextField } from '../../../../ui/form/TextField'
import { useZone } from '../../../../ui/zone/zone-context'
import { orderWords } from '../kinds'
import { formMessages as m, seriesMessages } from '../messages'
import { MoreOptionsDialog } from '../parts/dialogs'
import { DueDateField } from './due-date-field'
import type { OrderValues } from './order-values'

const maxLength = maxLengthsIn(newRecordShape(orders))

interface OrderDetailsProps {
  group: TradeGroup
  warehouses: readonly Warehouse[]
  /** Nothing of what the books are made of may change any more. */
  locked: boolean
  /** It is returned or cancelled. */
  final: boolean
  /** The order was made by a program, which also tracks it. */
  byProgram: boolean
  isNew: boolean
}

/** Date, due date, warehouse, tracking and note; what few orders need in a dialog. */
export const OrderDetails = ({ group, warehouses, locked, final, byProgram, isNew }: OrderDetailsProps) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const { values } = useFormikContext<OrderValues>()
  const [choosing, setChoosing] = useState(false)
  const series = isNew && values.series
  const now = new Date(useNow())
  const firstDay = useFirstOpenDay(earliestOrderDay(now, zone))
  return (
    <>
      <div className="order-details">
        <DateField
          name="created"
          label={intl.formatMessage(m.date)}
          min={firstDay}
          max={dayOf(now, zone)}
          disabled={locked || Boolean(series)}
        />
        <DueDateField isNew={isNew} locked={final} />
        <SelectField
          name="warehouseId"
          label={intl.formatMessage(m.warehouse)}
          placeholder={intl.formatMessage(orderWords[group].noWarehouse)}
          options={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
          disabled={locked}
        />
        <TextField
          name="tracking"
          label={intl.formatMessage(m.tracking)}
          placeholder={intl.formatMessage(m.trackingNone)}
          maxLength={maxLength('tracking')}
          disabled={locked || byProgram}
        />
        <TextField
          name="note"
          label={intl.formatMessage(m.note)}
          placeholder={intl.formatMessage(m.noteHint)}
          maxLength={maxLength('note')}
          className="order-details__whole"
        />
        {(values.refId || values.reservation) && (
          <>
            <TextField name="refId" label={intl.formatMessage(m.refId)} maxLength={maxLength('refId')} className="order-details__half" />
            <TextField
              name="reservation"
              label={intl.formatMessage(m.reservation)}
              placeholder={intl.formatMessage(m.reservationHint)}
              maxLength={maxLength('reservation')}
              className="order-details__half"
              disabled={locked}
            />
          </>
        )}
      </div>
      {series && (
        <p className="second order-details__series">
          {intl.formatMessage(series.kind === 'months' ? seriesMessages.months : seriesMessages.endless)}
          {series.started && <span className="num"> · {formatDate(series.started)}</span>}
        </p>
      )}
      {!locked && (
        <Button kind="link" size="s" icon="plus" className="order-details__more" onClick={() => setChoosing(true)}>
          {intl.formatMessage(m.moreFields)}
        </Button>
      )}
      <Suspense>{choosing && <MoreOptionsDialog isNew={isNew} locked={locked} onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
