import { orders } from '@shared/areas/trade/services/orders'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { useIntl } from 'react-intl'
import { ScanField } from '../../../../components/scan/scan-field'
import { limitsOf, newRecordShape } from '../../../../resource/field-limits'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { Field } from '../../../../ui/Field/Field'
import { Button } from '../../../../ui/Button/Button'
import { Select } from '../../../../ui/Select/Select'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { actionMessages as m, formMessages } from '../messages'
import type { ScanResult } from './use-scan'
import type { Shipping } from './use-shipping'

const trackingMaxLength = limitsOf(newRecordShape(orders), 'tracking').maxLength

interface ShippingFieldsProps {
  shipping: Shipping
  warehouses: readonly Warehouse[]
  editing: boolean
  onScan: (code: string) => void
  result: ScanResult | null
}

/** Warehouse, time, tracking, and the field that waits for the scanner and keeps focus. */
export const ShippingFields = ({ shipping, warehouses, editing, onScan, result }: ShippingFieldsProps) => {
  const intl = useIntl()
  const { goesOut, time } = shipping
  return (
    <>
      <div className="ship-fields">
        <Field label={intl.formatMessage(goesOut ? m.warehouseFrom : m.warehouseTo)}>
          {(ids) => (
            <Select
              {...ids}
              options={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={shipping.warehouseId}
              placeholder={intl.formatMessage(m.chooseWarehouse)}
              disabled={editing}
              onChange={shipping.setWarehouse}
            />
          )}
        </Field>
        <Field label={intl.formatMessage(goesOut ? m.shippingTime : m.receivingTime)} error={shipping.timeProblem}>
          {(ids) => (
            <span className="ship-time">
              <DatePicker
                {...ids}
                value={time.day}
                min={shipping.earliestDay}
                max={shipping.today}
                disabled={editing}
                onChange={(day) => shipping.setMoment({ ...time, day })}
              />
              <TextInput
                className="num"
                aria-label={intl.formatMessage(m.clock)}
                inputMode="numeric"
                value={time.clock}
                disabled={editing}
                maxLength={5}
                onChange={(event) => shipping.setMoment({ ...time, clock: event.target.value })}
              />
            </span>
          )}
        </Field>
        <Field label={intl.formatMessage(formMessages.tracking)}>
          {(ids) => (
            <TextInput
              {...ids}
              value={shipping.tracking}
              maxLength={trackingMaxLength}
              onChange={(event) => shipping.setTracking(event.target.value)}
            />
          )}
        </Field>
        <ScanField label={intl.formatMessage(m.scan)} onCode={onScan} result={result} saysResult={false} autoFocus />
      </div>
      <div className="ship-tools">
        <Button kind="link" size="s" onClick={() => shipping.setAll((line) => Math.min(line.remaining, line.available))}>
          {intl.formatMessage(goesOut ? m.shipAll : m.receiveAll)}
        </Button>
        <Button kind="link" size="s" onClick={() => shipping.setAll(() => 0)}>
          {intl.formatMessage(m.shipNone)}
        </Button>
        <span role="status" className={result ? (result.good ? 'ink-credit' : 'ink-debit') : 'unseen'}>
          {result?.text}
        </span>
      </div>
    </>
  )
}
