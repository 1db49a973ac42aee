import type { Month } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { sumDong } from '@shared/foundation/money/money'
import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useCan } from '../../../api/session/use-me'
import { BulkRunDialog } from '../../../components/bulk-run/bulk-run-dialog'
import { paidFrom, PayFrom, usePayLabel, type PaidFrom } from '../../../components/pay-from/pay-from'
import { formatMonthWithin } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { commissionLink } from '../agents-address'
import { commissionMessages as m } from '../messages'
import type { CommissionRow } from '../use-commissions'
import { useAgentName } from './agent-name'

/** Pays every agent what a month that is over came to, for who may. */
export const PayMonth = ({ rows, month }: { rows: readonly CommissionRow[]; month: Month }) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const zone = useZone()
  const [label, keepLabel] = usePayLabel()
  const nameOf = useAgentName()
  const mayPay = useCan(['/funds', 'bod'])
  const [isPaying, setPaying] = useState(false)
  const [create] = api.funds.useCreateAmong()
  if (!mayPay) return null
  // Whoever pays without being told what it comes to asks for all of them: what comes to nothing, or was paid, says so.
  const unpaid = rows.filter((row) => (row.total ?? 1) > 0 && row.paid === 0)
  const sum = unpaid.some(({ total }) => total === undefined) ? null : sumDong(unpaid.map(({ total }) => total ?? 0))
  const pay = async (from: PaidFrom, { _id }: CommissionRow, bulkId: string): Promise<boolean> => {
    try {
      await create({
        data: { group: FUND_GROUPS.commissions.name, agentId: _id, month, ...paidFrom(from, today, zone) },
        bulkId,
      }).unwrap()
      keepLabel(from.label)
      return true
    } catch (thrown) {
      // Paid by somebody else meanwhile.
      if (isApiError(thrown) && thrown.code === 409) return false
      throw thrown
    }
  }
  return (
    <>
      {unpaid.length === 0 && <span className="second">{intl.formatMessage(m.nothing)}</span>}
      <Button icon="wallet" disabled={unpaid.length === 0} onClick={() => setPaying(true)}>
        {intl.formatMessage(m.payMonth)}
      </Button>
      {isPaying && (
        <Formik<PaidFrom> initialValues={{ label, created: today }} onSubmit={() => undefined}>
          {({ values }) => (
            <BulkRunDialog<CommissionRow>
              asks={<PayFrom amount={sum} />}
              run={{
                title: intl.formatMessage(m.payMonthTitle, { month: formatMonthWithin(month, locale) }),
                about: intl.formatMessage(m.payMonthAbout),
                gather: () => Promise.resolve(unpaid),
                change: (row, bulkId) => pay(values, row, bulkId),
              }}
              nameOf={nameOf}
              linkOf={({ _id }) => commissionLink(_id, month)}
              count={unpaid.length}
              onClose={() => setPaying(false)}
            />
          )}
        </Formik>
      )}
    </>
  )
}
