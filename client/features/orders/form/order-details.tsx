import { dayOf, zone as asZone } from '@shared/domain/days/days'
import { earliestOrderDay } from '@shared/domain/orders/validate'
import { orders } from '@shared/services/orders'
import type { Warehouse } from '@shared/services/warehouses'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNow } from '../../../lib/use-now'
import { maxLengthsIn, newRecordShape } from '../../../resource/field-limits'
import { Button } from '../../../ui/Button/Button'
import { SelectField } from '../../../ui/form/ChoiceFields'
import { DateField } from '../../../ui/form/DateField'
import { TextField } from '../../../ui/form/TextField'
import { useZone } from '../../../ui/zone/zone-context'
import { formMessages as m } from '../messages'
import type { TradeGroup } from '../order-group'
import type { OrderValues } from './order-values'

const maxLength = maxLengthsIn(newRecordShape(orders))

interface OrderDetailsProps {
  group: TradeGroup
  warehouses: readonly Warehouse[]
  /** Nothing of what the books are made of may change any more. */
  locked: boolean
  /** The order was made by a program, which also tracks it. */
  byProgram: boolean
}

/** Date, warehouse, tracking and note; invoice number and reservation on demand. */
export const OrderDetails = ({ group, warehouses, locked, byProgram }: OrderDetailsProps) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const { values, initialValues } = useFormikContext<OrderValues>()
  const [more, setMore] = useState(Boolean(initialValues.refId || initialValues.reservation))
  const now = new Date(useNow())
  return (
    <>
      <div className="order-details">
        <DateField
          name="created"
          label={intl.formatMessage(m.date)}
          min={earliestOrderDay(now, zone)}
          max={dayOf(now, zone)}
          disabled={locked}
        />
        <SelectField
          name="warehouseId"
          label={intl.formatMessage(m.warehouse)}
          placeholder={intl.formatMessage(group === 'sales' ? m.warehouseNone : m.warehouseNoneIn)}
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
        />
        {(more || values.refId || values.reservation) && (
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
      {!more && !values.refId && !values.reservation && (
        <Button kind="link" size="s" icon="plus" className="order-details__more" onClick={() => setMore(true)}>
          {intl.formatMessage(m.moreFields)}
        </Button>
      )}
    </>
  )
}
