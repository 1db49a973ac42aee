import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Amount } from '../../../ui/Amount/Amount'
import { formatMoney } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { balanceLink, groupLabels, type Partner } from '../groups'
import { partnerMessages as m } from '../messages'
import './partners.css'

/** What is owed, and what the partner may spend on other orders; each opens what it is made of. */
export const PartnerFigures = ({ partner, onOpen }: { partner: Partner; onOpen: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { group, outstanding = 0, partnerBalance = 0, paymentDays, creditLimit } = partner
  const terms = [
    ...(creditLimit === undefined ? [] : [intl.formatMessage(m.limitOf, { amount: formatMoney(creditLimit, locale) })]),
    ...(paymentDays === undefined ? [] : [intl.formatMessage(m.daysOf, { days: paymentDays })]),
  ]
  return (
    <dl className="partner-figures">
      <div>
        <dt className="second">{intl.formatMessage(groupLabels[group].owed)}</dt>
        <dd>
          <button type="button" className="partner-figure" onClick={onOpen}>
            <Amount value={outstanding} weight="strong" size="large" {...(outstanding > 0 ? { ink: 'warn' as const } : null)} />
          </button>
          {terms.length > 0 && <small className="second num">{terms.join(' · ')}</small>}
        </dd>
      </div>
      <div>
        <dt className="second">{intl.formatMessage(groupLabels[group].balance)}</dt>
        <dd>
          <Link className="partner-figure" to={balanceLink(group, partner._id)}>
            <Amount value={partnerBalance} weight="strong" size="large" {...(partnerBalance > 0 ? { ink: 'credit' as const } : null)} />
          </Link>
        </dd>
      </div>
    </dl>
  )
}
