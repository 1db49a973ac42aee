import { ageOf, type Age } from '@shared/areas/partners/rules/reports/liabilities'
import type { PartnerField } from '@shared/foundation/documents/partners'
import { sumDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import type { ShownEvening } from '../../../../components/known-at/use-evening'
import { LoadFailed } from '../../../../components/list-states'
import { classNames } from '../../../../lib/class-names'
import { formatDate } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { useEveningWords } from '../../../../ui/Evening/Evening'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { Totals } from '../../../../ui/Totals/Totals'
import { orderLink } from '../../../partners/parts/account/account-links'
import { accountMessages as m } from '../../../partners/parts/account/messages'
import type { AgedRow } from './open-account'
import '../../../partners/parts/account/account.css'

interface PastAccountProps {
  row: AgedRow
  group: PartnerField
  evening: ShownEvening
  /** The orders of this age alone; absent: all. */
  age?: Age | undefined
  onWhole: () => void
  onClose: () => void
}

/** What one partner owed (or was owed) on an evening: each order that was open then, oldest first; they sum to the figure. */
export const PastAccount = ({ row, group, evening, age, onWhole, onClose }: PastAccountProps) => {
  const intl = useIntl()
  const read = api.orders.useReport('agingDetails', { group, partnerId: row._id, ...evening.asked })
  const words = useEveningWords()(evening.on, evening.known)
  const orders = read.currentData?.data.filter(({ days }) => !age || ageOf(days) === age)
  return (
    <DockForm title={row.name} onClose={onClose} foot={age && <Button onClick={onWhole}>{intl.formatMessage(m.all)}</Button>}>
      <DockPart sunken>
        <div className="second">
          {intl.formatMessage(group === 'supplierId' ? m.payable : m.receivable)}
          {age && ` · ${intl.formatMessage(m[age])}`}
        </div>
        <Amount value={age ? row[age] : row.open} rule size="large" weight="strong" />
        <p className="second num">{words}</p>
      </DockPart>
      <DockPart title={intl.formatMessage(m.openListThen)} {...(orders && { count: orders.length })}>
        {read.error && !orders ? (
          <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
        ) : !orders ? (
          <SkeletonRows rows={4} />
        ) : (
          <>
            <ul className="account-orders">
              {orders.map(({ _id, number, since, days, open }) => (
                <li key={_id}>
                  <Link className="account-order" to={orderLink(group, _id)}>
                    <span className="name num">{number}</span>
                    <span className="num">{formatDate(since)}</span>
                    <Amount value={open} currency={false} weight="name" />
                    <span className={classNames('second num', days > 90 ? 'ink-debit' : days > 30 && 'ink-warn')}>
                      {intl.formatMessage(m.days, { days })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <Totals
              lines={[
                { key: 'sum', label: intl.formatMessage(m.sum), value: sumDong(orders.map(({ open }) => open)), kind: 'sum' },
                { key: 'balance', label: intl.formatMessage(group === 'supplierId' ? m.advanced : m.balance), value: row.balance },
              ]}
            />
          </>
        )}
      </DockPart>
    </DockForm>
  )
}
