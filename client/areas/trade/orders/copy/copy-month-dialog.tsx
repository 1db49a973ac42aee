import { endOfMonth, monthOf, startOfMonth, zone as asZone } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import { UNCOUNTED_STATUSES } from '@shared/foundation/documents/order-statuses'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { useId, useRef, useState, type FormEvent } from 'react'
import { api } from '../../../../api/api'
import { errorText } from '../../../../components/use-error-text'
import { formatMoney, formatMonth } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { actionMessages as am, copyMessages as m } from '../messages'

/** What a page of a copied month came to. */
interface MonthAnswer {
  readonly copied: number
  readonly remaining: number
  readonly refused: readonly { readonly order_number: string; readonly message: string }[]
}

/** Whether an answer is that of a copied month, which isn't an order. */
const isMonthAnswer = (answer: unknown): answer is MonthAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'copied' in answer &&
  'remaining' in answer &&
  typeof answer.remaining === 'number' &&
  'refused' in answer &&
  Array.isArray(answer.refused)

const PAGE = 50

interface Progress {
  readonly done: number
  readonly refused: readonly string[]
  readonly running: boolean
}

/** Copies the orders of this one's month into the present one, page by page; can be stopped, and gone on with. */
export const CopyMonthDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = asZone(useZone())
  const month = monthOf(new Date(order.created), zone)
  const [create] = api.orders.useCreate()
  const { data: sums } = api.orders.useReport('totals', {
    group: order.group,
    status: { $nin: UNCOUNTED_STATUSES },
    created: { $gte: startOfMonth(month, zone).toISOString(), $lte: endOfMonth(month, zone).toISOString() },
  })
  const [amount, setAmount] = useState<number | null>(null)
  const [error, setError] = useState<string | undefined>()
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopped = useRef(false)
  const all = sums?.orders ?? 0
  const left = progress ? Math.max(0, all - progress.done - progress.refused.length) : all

  const run = async (): Promise<void> => {
    if (!sums || amount !== sums.total) return setError(errorText('orders.copy-all-amount', locale))
    setError(undefined)
    stopped.current = false
    const refused: string[] = []
    for (let skip = 0; skip < all && !stopped.current; skip += PAGE) {
      setProgress({ done: Math.min(skip, all), refused: [...refused], running: true })
      try {
        const answer: unknown = await create({
          copyMonth: order._id,
          confirmTotal: dong(sums.total),
          ...(skip > 0 ? { $skip: skip } : null),
          $limit: PAGE,
        }).unwrap()
        if (!isMonthAnswer(answer)) throw new TypeError('not an answer to a copied month')
        refused.push(...answer.refused.map(({ order_number, message }) => `${order_number}: ${message}`))
        setProgress({ done: all - answer.remaining, refused: [...refused], running: true })
      } catch (thrown) {
        setError(failureOf(thrown).message)
        stopped.current = true
      }
    }
    setProgress((so) => so && { ...so, running: false })
  }
  const running = progress?.running ?? false
  const form = useId()
  const confirm = (event: FormEvent): void => {
    event.preventDefault()
    // It isn't that of a form it may be opened from.
    event.stopPropagation()
    if (sums?.complete) void run()
  }
  return (
    <Dialog
      title={intl.formatMessage(m.monthTitle, { month: formatMonth(month, locale) })}
      width={480}
      closable={!running}
      onClose={onClose}
      foot={
        running ? (
          <Button onClick={() => void (stopped.current = true)}>{intl.formatMessage(m.stop)}</Button>
        ) : (
          <>
            <Button kbd="Esc" onClick={onClose}>
              {intl.formatMessage(progress ? m.close : am.later)}
            </Button>
            {left > 0 && (
              <Button
                kind="primary"
                icon="copy"
                disabled={!sums?.complete}
                {...(progress ? { onClick: () => void run() } : { type: 'submit' as const, form })}
              >
                {intl.formatMessage(progress ? m.goOn : m.copyAll, { count: left })}
              </Button>
            )}
          </>
        )
      }
    >
      <p>{intl.formatMessage(m.monthText)}</p>
      <p className="strong num">{sums ? intl.formatMessage(m.monthSum, { count: all, amount: formatMoney(sums.total, locale) }) : '…'}</p>
      {progress ? (
        <>
          <ProgressBar value={progress.done} most={all} label={intl.formatMessage(m.progress, { done: progress.done, all })} />
          <p role="status" className="num">
            {intl.formatMessage(m.progress, { done: progress.done, all })}
          </p>
          {progress.refused.length > 0 && (
            <ul role="alert">
              {progress.refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {error && <p className="ink-debit">{error}</p>}
        </>
      ) : (
        <form id={form} noValidate onSubmit={confirm}>
          <Field label={intl.formatMessage(m.confirm)} error={error}>
            {(ids) => <MoneyInput {...ids} data-autofocus="" value={amount} onChange={setAmount} />}
          </Field>
        </form>
      )}
    </Dialog>
  )
}
