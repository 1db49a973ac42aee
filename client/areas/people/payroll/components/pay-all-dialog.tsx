import { lastDayOf, monthOfDay, type Month } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { sumDong } from '@shared/foundation/money/money'
import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { isApiError } from '../../../../api/api-error'
import { useCan } from '../../../../api/session/use-me'
import { paidFrom, PayFrom, usePayLabel } from '../../../../components/pay-from/pay-from'
import { formatDate, formatMoney } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { CheckboxField } from '../../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { payMessages as m, payrollMessages as pm } from '../messages'
import { dueOf, type PayRow, type PayValues } from '../pay'
import { NotOver } from './not-over'

type Values = Pick<PayValues, 'label' | 'created' | 'early'>

/** Pays everybody of a month who is still to be paid, an entry each, from one account on one day; who was paid meanwhile is left alone. */
export const PayAllDialog = ({ rows, month, onClose }: { rows: readonly PayRow[]; month: Month; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const today = useToday()
  const mayComplete = useCan('/funds')
  const [create] = api.funds.useCreate()
  const [usual, keepLabel] = usePayLabel()
  // As they stood when it was asked: rows change while they are paid.
  const [due] = useState(() => rows.filter((row) => dueOf(row) > 0))
  const [sum] = useState(() => sumDong(due.map(dueOf)))
  const isEarly = monthOfDay(today) === month
  const lastDay = formatDate(lastDayOf(month))
  const pay = async ({ label, created }: Values): Promise<void> => {
    let done = 0
    keepLabel(label)
    for (const { _id, name } of due) {
      try {
        await create({
          group: FUND_GROUPS.salaries.name,
          userId: _id,
          month,
          ...paidFrom({ label, created }, today, zone),
        }).unwrap()
        done += 1
      } catch (thrown) {
        if (isApiError(thrown) && thrown.code === 409) continue
        toastError(`${name}: ${isApiError(thrown) ? thrown.message : intl.formatMessage(pm.payFailed)}`)
      }
    }
    if (done > 0) toastDone(intl.formatMessage(pm.payAllDone, { count: done }))
    onClose()
  }
  return (
    <Formik<Values> initialValues={{ label: usual, created: today, early: false }} onSubmit={pay}>
      {({ values }) => (
        <FormDialog
          width={540}
          title={intl.formatMessage(pm.payAllTitle, { count: due.length, month: monthLabel(month, locale) })}
          subtitle={intl.formatMessage(pm.payAllSum, { amount: formatMoney(sum, locale) })}
          safe={intl.formatMessage(m.later)}
          verb={intl.formatMessage(m.doSalary, { amount: formatMoney(sum, locale) })}
          ready={!isEarly || values.early}
          onClose={onClose}
        >
          {isEarly && <NotOver month={month}>{intl.formatMessage(m.notOverAll, { day: lastDay })}</NotOver>}
          <PayFrom amount={sum} />
          {isEarly ? (
            <CheckboxField name="early" hint={intl.formatMessage(m.earlyHint, { day: lastDay })}>
              {intl.formatMessage(m.earlyAll)}
            </CheckboxField>
          ) : (
            <p className="second">{intl.formatMessage(pm.payFreeze)}</p>
          )}
          {!mayComplete && <p className="second">{intl.formatMessage(pm.payWaits)}</p>}
        </FormDialog>
      )}
    </Formik>
  )
}
