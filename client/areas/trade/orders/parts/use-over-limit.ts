import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { formatMoney } from '../../../../lib/format'
import { askFirst } from '../../../../ui/ConfirmDialog/Questions'
import { Declined } from '../../../../ui/form/form-error'
import { useLocale } from '../../../../ui/zone/zone-context'
import { debtMessages as m } from '../messages'

interface PassedLimit {
  readonly limit: number
  /** What is owed besides the order, and of it. */
  readonly owed: number
  readonly order: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The figures of a refusal because of a buyer's credit limit; null of any other. */
export const limitIn = (thrown: unknown): PassedLimit | null => {
  if (!isApiError(thrown) || !isRecord(thrown.data) || !isRecord(thrown.data['creditLimit'])) return null
  const { limit, owed, order } = thrown.data['creditLimit']
  return typeof limit === 'number' && typeof owed === 'number' && typeof order === 'number' ? { limit, owed, order } : null
}

/** That the buyer may owe more than their limit. */
export type OverLimit = { readonly overLimit?: true }

/**
 * Sends an order, and where it would take what its buyer owes above their limit, asks and sends it once more.
 * @returns what was answered; it throws `Declined` when the answer is no
 */
export const useOverLimit = () => {
  const intl = useIntl()
  const locale = useLocale()
  return async <Answer>(send: (confirmed: OverLimit) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send({})
    } catch (thrown) {
      const passed = limitIn(thrown)
      if (!passed) throw thrown
      const money = (amount: number): string => formatMoney(amount, locale)
      const { limit, owed, order } = passed
      const isMeant = await askFirst({
        title: intl.formatMessage(m.limitTitle),
        text: intl.formatMessage(m.limitText, { limit: money(limit), owed: money(owed), order: money(order), all: money(owed + order) }),
        verb: intl.formatMessage(m.limitVerb),
        safe: intl.formatMessage(m.limitSafe),
      })
      if (!isMeant) throw new Declined()
      return send({ overLimit: true })
    }
  }
}
