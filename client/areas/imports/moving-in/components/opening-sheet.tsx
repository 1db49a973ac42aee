import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale } from '../../../../ui/zone/zone-context'
import { movingInMessages as m } from '../messages'
import type { OpeningSums } from '../opening'

interface LineProps {
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly value: number
  /** Where it stands one by one. */
  readonly to?: string
  readonly kind?: 'sum' | 'final'
}

const Line = ({ label, note, value, to, kind }: LineProps) => {
  const amount = <Amount value={value} currency={kind === 'final'} rule={kind === 'final'} weight={kind ? 'strong' : 'plain'} />
  return (
    <div className={kind && `opening-sheet__${kind}`}>
      <dt>
        {label}
        {note && <small className="num">{note}</small>}
      </dt>
      <dd>
        {to && value !== 0 ? (
          <Link className="opening-sheet__link" to={to}>
            {amount}
          </Link>
        ) : (
          amount
        )}
      </dd>
    </div>
  )
}

/** What is there, what is owed, and the capital that is left over: both sides come to the same. */
export const OpeningSheet = ({ sums }: { readonly sums: OpeningSums }) => {
  const intl = useIntl()
  const locale = useLocale()
  const plain = (value: number): string => formatMoney(value, locale, { currency: false })
  const say = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  const worth = sums.cost - sums.depreciated
  return (
    <>
      <dl className="opening-sheet">
        <Line label={say(m.stock)} value={sums.stock} to="/inventory/ordersWithoutInvoices" />
        <Line label={say(m.receivable)} value={sums.receivable} to="/sales/liabilities" />
        <Line
          label={say(m.money)}
          value={sums.money}
          to="/funds"
          note={sums.labels.map(({ label, balance }) => `${label} ${plain(balance)}`).join(', ')}
        />
        <Line
          label={say(m.worth)}
          value={worth}
          to="/assets/Owned Assets"
          note={sums.cost !== 0 && intl.formatMessage(m.worthNote, { cost: plain(sums.cost), depreciated: plain(sums.depreciated) })}
        />
        {sums.prepaid !== 0 && <Line label={say(m.prepaid)} value={sums.prepaid} to="/assets/Rented Assets" />}
        {sums.advanced !== 0 && <Line label={say(m.advanced)} value={sums.advanced} to="/purchases/liabilities" />}
        <Line label={say(m.assets)} value={sums.assets} kind="sum" />
        <Line label={say(m.payable)} value={sums.payable} to="/purchases/liabilities" />
        {sums.received !== 0 && <Line label={say(m.received)} value={sums.received} to="/sales/liabilities" />}
        <Line label={say(m.capital)} value={sums.capital} note={say(m.capitalNote)} />
        <Line label={say(m.sources)} value={sums.payable + sums.received + sums.capital} kind="final" />
      </dl>
      {sums.off === 0 ? (
        <p className="opening-sheet__even">
          <Icon name="check" size={14} /> {say(m.even)}
        </p>
      ) : (
        <p className="ink-debit">{intl.formatMessage(m.off, { amount: plain(sums.off) })}</p>
      )}
    </>
  )
}
