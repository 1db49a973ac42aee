import type { Shift } from '@shared/areas/counter/services/shifts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { formatMoney, formatTime } from '../../../lib/format'
import { readLocal, writeLocal } from '../../../lib/store-local'
import { Button } from '../../../ui/Button/Button'
import { Field } from '../../../ui/Field/Field'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Panel, Stack } from '../../../ui/Panel/Panel'
import { Select } from '../../../ui/Select/Select'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { sellingMessages as m } from '../selling-messages'

const LAST_COUNTER = 'socai.counter.name'

/** Begins to sell: at a counter that is open, or with a shift of one's own. */
export const OpenShift = ({ open, onOpen }: { open: readonly Shift[]; onOpen: (id: string) => void }) => {
  const intl = useIntl()
  const zone = useZone()
  const locale = useLocale()
  const warehouses = api.warehouses.useFind({ status: 'active', $sort: { _id: 1 }, $limit: 200 }).currentData?.data
  const [create, { isLoading }] = api.shifts.useCreate()
  const [counter, setCounter] = useState(() => readLocal<string>(LAST_COUNTER, intl.formatMessage(m.usualName)))
  const [chosen, setChosen] = useState('')
  /** Undefined while nobody has touched it. */
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const before = api.shifts.useFind({ counter, status: 'closed', $sort: { closedAt: -1 }, $limit: 1 }, { skip: !counter.trim() })
  const handedOver = before.currentData?.data[0]?.kept
  // An amount that is typed after a 0 is another amount.
  const written = typed === undefined ? handedOver || null : typed
  const opening = written ?? 0
  const [failure, setFailure] = useState<unknown>(null)
  const warehouseId = chosen || (warehouses?.[0]?._id ?? '')
  const begin = (): void => {
    writeLocal(LAST_COUNTER, counter)
    create({ counter, warehouseId: warehouseId as never, opening: opening as never })
      .unwrap()
      .then(({ _id }) => onOpen(_id), setFailure)
  }
  return (
    <div className="counter-open">
      {open.map((shift) => (
        <button key={shift._id} type="button" className="counter-shift" onClick={() => onOpen(shift._id)}>
          <b>{intl.formatMessage(m.goOn, { counter: shift.counter })}</b>
          <span className="muted">
            {intl.formatMessage(m.goOnHint, { who: shift.creator?.name ?? '', time: formatTime(shift.created, zone) })}
          </span>
        </button>
      ))}
      <Panel title={intl.formatMessage(m.open)}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            begin()
          }}
        >
          <Stack gap={12}>
            <p className="muted">{intl.formatMessage(m.openHint)}</p>
            <Field label={intl.formatMessage(m.name)} required>
              {(ids) => <TextInput {...ids} value={counter} maxLength={60} onChange={(event) => setCounter(event.target.value)} />}
            </Field>
            {warehouses && warehouses.length > 1 && (
              <Field label={intl.formatMessage(m.warehouse)}>
                {(ids) => (
                  <Select
                    {...ids}
                    value={warehouseId}
                    onChange={setChosen}
                    options={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
                  />
                )}
              </Field>
            )}
            <Field
              label={intl.formatMessage(m.opening)}
              hint={
                handedOver === undefined
                  ? undefined
                  : opening === handedOver
                    ? intl.formatMessage(m.handedOverSame)
                    : `${intl.formatMessage(m.handedOver)} ${formatMoney(handedOver, locale)}`
              }
            >
              {(ids) => <MoneyInput {...ids} placeholder="0" value={written} onChange={setTyped} />}
            </Field>
            {warehouses?.length === 0 && <p className="ink-debit">{intl.formatMessage(m.noWarehouse)}</p>}
            {isApiError(failure) && (
              <p className="ink-debit" role="alert">
                {failure.message}
              </p>
            )}
            <Button type="submit" kind="primary" block busy={isLoading} disabled={!counter.trim() || !warehouseId || Number.isNaN(opening)}>
              {intl.formatMessage(m.open)}
            </Button>
          </Stack>
        </form>
      </Panel>
    </div>
  )
}
