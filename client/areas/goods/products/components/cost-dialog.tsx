import { dong } from '@shared/foundation/money/money'
import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMonth, formatQuantity, type Day } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field, Fields } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { uiMessages } from '../../../../ui/messages'
import { toastDone } from '../../../../ui/Toasts/Toasts'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { costMessages as m } from '../messages'
import { FieldError } from '../../../../ui/Field/FieldError'

type Product = Pick<RecordOf<'products'>, '_id' | 'name' | 'unit'>
type Effect = Awaited<ReturnType<ReturnType<ReturnType<typeof api.stocks.usePatchMany>[0]>['unwrap']>>

/** Gives the units of a product that came in between two days another cost: first what it changes, then, once that is confirmed, it is done. */
export const CostDialog = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const intl = useIntl()
  const today = useToday()
  const [apply, { isLoading }] = api.stocks.usePatchMany()
  const [since, setSince] = useState<Day | null>(null)
  const [until, setUntil] = useState<Day | null>(null)
  const [cost, setCost] = useState<number | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [effect, setEffect] = useState<Effect | null>(null)
  const [error, setError] = useState<string | null>(null)
  const chosen = since !== null && until !== null
  const ready = chosen && cost !== null && Number.isFinite(cost)

  /** What was worked out is of other days or another cost now. */
  const change = (set: () => void): void => {
    set()
    setEffect(null)
    setAgreed(false)
    setError(null)
  }
  const send = async (preview: boolean): Promise<Effect | null> => {
    if (!ready) return null
    try {
      return await apply({
        by: { productId: product._id, since, until },
        data: { cost: dong(cost), ...(preview ? { preview: true } : null) },
      }).unwrap()
    } catch (thrown) {
      setError(failureOf(thrown).message ?? '')
      return null
    }
  }
  const look = async (): Promise<void> => setEffect(await send(true))
  const confirm = async (): Promise<void> => {
    const done = await send(false)
    if (!done) return
    toastDone(intl.formatMessage(m.done, { count: done.units }))
    onClose()
  }
  return (
    <Dialog
      title={intl.formatMessage(m.title)}
      subtitle={product.name}
      width={520}
      closable={!isLoading}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {intl.formatMessage(uiMessages.cancel)}
          </Button>
          {effect ? (
            <Button kind="primary" busy={isLoading} disabled={!agreed || effect.units === 0} onClick={() => void confirm()}>
              {intl.formatMessage(m.apply)}
            </Button>
          ) : (
            <Button kind="primary" busy={isLoading} disabled={!ready} onClick={() => void look()}>
              {intl.formatMessage(m.preview)}
            </Button>
          )}
        </>
      }
    >
      <div className="cost-form">
        <p className="muted">{intl.formatMessage(m.about)}</p>
        <Fields least={140}>
          <Field label={intl.formatMessage(m.since)}>
            {(ids) => (
              <DatePicker
                {...ids}
                value={since}
                max={today}
                onChange={(day) =>
                  change(() => {
                    setSince(day)
                    setUntil(null)
                  })
                }
              />
            )}
          </Field>
          <Field label={intl.formatMessage(m.until)}>
            {(ids) => (
              <DatePicker
                {...ids}
                value={until}
                min={since ?? undefined}
                max={today}
                disabled={since === null}
                onChange={(day) => change(() => setUntil(day))}
              />
            )}
          </Field>
          <Field label={intl.formatMessage(m.cost)}>
            {(ids) => <MoneyInput {...ids} value={cost} onChange={(amount) => change(() => setCost(amount))} />}
          </Field>
        </Fields>
        <Checkbox checked={agreed} disabled={!chosen} onChange={setAgreed}>
          {intl.formatMessage(m.agree)}
        </Checkbox>
        <div role="status">{effect && <Preview effect={effect} unit={product.unit} />}</div>
        {error && <FieldError role="alert">{error}</FieldError>}
      </div>
    </Dialog>
  )
}

/** What another cost changes: the value of what is meant, and the cost of goods of each month in which some of it left. */
const Preview = ({ effect, unit }: { effect: Effect; unit: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  if (effect.units === 0) return <p>{intl.formatMessage(effect.skipped > 0 ? m.allLocked : m.none, { count: effect.skipped })}</p>
  return (
    <div className="cost-preview">
      <p>{intl.formatMessage(m.units, { count: formatQuantity(effect.units, locale), unit, sold: formatQuantity(effect.sold, locale) })}</p>
      <dl>
        <div>
          <dt>{intl.formatMessage(m.before)}</dt>
          <dd>
            <Amount value={effect.before} />
          </dd>
        </div>
        <div>
          <dt>{intl.formatMessage(m.after)}</dt>
          <dd>
            <Amount value={effect.after} weight="strong" />
          </dd>
        </div>
        {effect.months.map(({ month, units, difference }) => (
          <div key={month}>
            <dt>{intl.formatMessage(m.month, { month: formatMonth(month, locale), count: formatQuantity(units, locale), unit })}</dt>
            <dd>
              <Amount value={difference} signed />
            </dd>
          </div>
        ))}
      </dl>
      {effect.unknown > 0 && <p className="second">{intl.formatMessage(m.unknown, { count: formatQuantity(effect.unknown, locale) })}</p>}
      {effect.skipped > 0 && <p className="ink-warn">{intl.formatMessage(m.skipped, { count: formatQuantity(effect.skipped, locale) })}</p>}
    </div>
  )
}
