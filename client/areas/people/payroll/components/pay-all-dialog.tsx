import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { sumDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { useState } from 'react'
import { isApiError } from '../../../../api/api-error'
import { fundsApi } from '../../../../api/funds'
import { formatMoney, type Month } from '../../../../lib/format'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { monthLabel } from '../../../../lib/hours'
import { payrollMessages as m } from '../messages'
import { dueOf, type PayRow } from '../pay'

/** Pays everybody of a month who is still to be paid, an entry each; who was paid meanwhile is left alone. */
export const PayAllDialog = ({ rows, month, onClose }: { rows: readonly PayRow[]; month: Month; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [create] = fundsApi.useCreate()
  // As they stood when it was asked: rows change while they are paid.
  const [due] = useState(() => rows.filter((row) => dueOf(row) > 0))
  const sum = sumDong(due.map(dueOf))
  const pay = async (): Promise<void> => {
    let done = 0
    for (const { _id, name } of due) {
      try {
        await create({ group: FUND_GROUPS.salaries.name, userId: _id, month }).unwrap()
        done += 1
      } catch (thrown) {
        if (isApiError(thrown) && thrown.code === 409) continue
        toastError(`${name}: ${isApiError(thrown) ? thrown.message : intl.formatMessage(m.payFailed)}`)
      }
    }
    if (done > 0) toastDone(intl.formatMessage(m.payAllDone, { count: done }))
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.payAllTitle, { count: due.length, month: monthLabel(month, locale) })}
      changes={[intl.formatMessage(m.payAllSum, { amount: formatMoney(sum, locale) }), intl.formatMessage(m.payFreeze)]}
      verb={intl.formatMessage(m.payAll)}
      onConfirm={pay}
      onClose={onClose}
    />
  )
}
