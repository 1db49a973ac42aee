import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLabelOptions } from '../../../../components/fund-labels'
import type { ReportOf } from '@shared/registry/service-types'
import { Amount } from '../../../../ui/Amount/Amount'
import { fundsMessages as m } from '../messages'
import './label-balances.css'

interface LabelBalancesProps {
  readonly labels: ReportOf<'funds', 'funds'>['labels']
  /** Where the entries of a label are; of '' those that lie nowhere. */
  readonly hrefOf: (label: string) => string
}

/** What lies in each account, and what lies in none; each opens its entries. What is below zero is said so. */
export const LabelBalances = ({ labels, hrefOf }: LabelBalancesProps) => {
  const intl = useIntl()
  const own = useLabelOptions().map(({ value }) => value)
  const known = labels.map(({ label }) => label).filter((label) => label !== '' && !own.includes(label))
  const balanceOf = (label: string): number => labels.find((each) => each.label === label)?.balance ?? 0
  return (
    <ul className="funds-accounts" aria-label={intl.formatMessage(m.accounts)}>
      {[...own, ...known, ''].map((label) => {
        const balance = balanceOf(label)
        return (
          <li key={label}>
            <Link to={hrefOf(label)} className="funds-accounts__one">
              <span className="second">{label || intl.formatMessage(m.noLabel)}</span>
              <Amount value={balance} currency={false} weight="name" {...(balance < 0 && { ink: 'debit' as const })} />
              {balance < 0 && <span className="ink-debit">{intl.formatMessage(m.belowZero)}</span>}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
