import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { paidFrom, PayFrom, usePayLabel, type PaidFrom } from '../../../components/pay-from/pay-from'
import { formatMoney, formatMonthWithin } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { FormDialog } from '../../../ui/form/FormDialog'
import { useSubmit } from '../../../ui/form/use-submit'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { commissionMessages as m } from '../messages'
import { secondPersonMessages } from '../../../components/second-person/messages'
import type { CommissionReport } from './mechanic-panel'

interface PayCommissionProps {
  readonly agentId: CommissionReport['agent']['_id']
  readonly name: string
  readonly month: NonNullable<CommissionReport['month']>
  readonly onClose: () => void
}

/** Pays an agent what a month came to: from which account, on which day. */
export const PayCommission = ({ agentId, name, month, onClose }: PayCommissionProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const today = useToday()
  const mayComplete = useCan('/funds')
  const [create] = api.funds.useCreate()
  const [label, keepLabel] = usePayLabel()
  const amount = formatMoney(month.payable, locale)
  const submit = useSubmit(
    async (values: PaidFrom) => {
      const entry = await create({
        group: FUND_GROUPS.commissions.name,
        agentId,
        month: month.month,
        ...paidFrom(values, today, zone),
      }).unwrap()
      keepLabel(values.label)
      return entry
    },
    {
      done: ({ asked }) =>
        asked ? intl.formatMessage(secondPersonMessages.waitingCount, { count: 1 }) : intl.formatMessage(m.payDone, { name, amount }),
      onSaved: onClose,
    },
  )
  const changes = [
    intl.formatMessage(m.payAmount, { name, amount }),
    ...(month.carried === 0 ? [] : [intl.formatMessage(m.payCarried, { amount: formatMoney(month.carried, locale, { plus: true }) })]),
    intl.formatMessage(m.payOnce),
    ...(mayComplete ? [] : [intl.formatMessage(m.payWaits)]),
  ]
  return (
    <Formik<PaidFrom> initialValues={{ label, created: today }} onSubmit={submit}>
      <FormDialog
        width={540}
        title={intl.formatMessage(m.payTitle, { name, month: formatMonthWithin(month.month, locale) })}
        verb={intl.formatMessage(m.pay, { amount })}
        onClose={onClose}
      >
        <Amount value={month.payable} size="huge" />
        <PayFrom amount={month.payable} />
        <ul className="ui-confirm__changes">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </FormDialog>
    </Formik>
  )
}
