import type { Stocktake } from '@shared/areas/goods/services/stocktakes'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatQuantity } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { Field } from '../../../../ui/Field/Field'
import { uiMessages } from '../../../../ui/messages'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { isApiError } from '../../../../api/api-error'
import type { CountRow } from '../count-rows'
import { stocktakeMessages as m } from '../messages'

const MAX_SHOWN_UNITS = 50

interface CountDockProps {
  row: CountRow
  stocktake: Stocktake
  bookNow: number
  onType: (counted: number) => Promise<unknown>
  onClose: () => void
}

/** One product of a count: what was counted and by whom, a count by hand, and the units nobody has seen. */
export const CountDock = ({ row, stocktake, bookNow, onType, onClose }: CountDockProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isOpen = stocktake.status === 'open'
  const { count } = row
  const [counted, setCounted] = useState<number | null>(count?.counted ?? null)
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    if (counted === null) return
    if (Number.isNaN(counted)) return toastError(intl.formatMessage(uiMessages.quantityUnclear))
    setBusy(true)
    try {
      await onType(counted)
      toastDone(intl.formatMessage(m.saved, { name: row.name, count: formatQuantity(counted, locale) }))
      onClose()
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : intl.formatMessage(m.scanFailed, { code: row.slug }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <DockForm
      title={row.name}
      onClose={onClose}
      focusTitle={!isOpen}
      foot={
        isOpen && (
          <Button kind="primary" busy={busy} disabled={counted === null} onClick={() => void save()}>
            {intl.formatMessage(m.save)}
          </Button>
        )
      }
    >
      <DockPart>
        {isOpen && (
          <Field label={intl.formatMessage(m.typed)} hint={intl.formatMessage(m.typedHint)}>
            {(input) => (
              <QuantityInput
                {...input}
                stepper
                autoFocus
                value={counted}
                onChange={setCounted}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') void save()
                }}
              />
            )}
          </Field>
        )}
        <p className="second">{intl.formatMessage(m.bookNow, { count: formatQuantity(bookNow, locale) })}</p>
        {count && (
          <p className="second">
            {intl.formatMessage(m.bookThen, { count: formatQuantity(count.book, locale) })} ·{' '}
            {intl.formatMessage(m.lastCount, { name: count.by?.name ?? '' })} · <When value={count.at} as="date-time" />
          </p>
        )}
      </DockPart>
      {isOpen && count?.units && <Unseen row={row} stocktake={stocktake} seen={count.units} />}
    </DockForm>
  )
}

const Unseen = ({ row, stocktake, seen }: { row: CountRow; stocktake: Stocktake; seen: readonly string[] }) => {
  const intl = useIntl()
  const { data } = api.stocks.useFind({
    productId: row.productId,
    warehouseId: stocktake.warehouseId,
    exported: false,
    $sort: { created: 1 },
    $limit: 1000,
    $total: false,
  })
  const found = new Set(seen)
  const unseen = (data?.data ?? []).filter(({ _id }) => !found.has(_id))
  if (unseen.length === 0) return null
  return (
    <DockPart title={intl.formatMessage(m.unseen)} count={unseen.length}>
      <p className="second">{intl.formatMessage(m.unseenHint)}</p>
      <ul className="stocktake-units">
        {unseen.slice(0, MAX_SHOWN_UNITS).map(({ _id, created }) => (
          <li key={_id}>
            <b className="num">{_id.slice(-5).toUpperCase()}</b>
            <When value={created} as="date" />
          </li>
        ))}
      </ul>
    </DockPart>
  )
}
