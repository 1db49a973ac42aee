import type { RecordOf } from '@shared/services/service-types'
import { useIntl } from 'react-intl'
import { Amount } from '../../../ui/Amount/Amount'
import { groupLabels } from '../groups'
import { partnerMessages as m } from '../messages'
import './partners.css'

/** What is owed, and what the partner may spend on other orders. */
export const PartnerFigures = ({ partner }: { partner: RecordOf<'assets'> }) => {
  const intl = useIntl()
  const { group, outstanding = 0, partnerBalance = 0 } = partner
  return (
    <dl className="partner-figures">
      <div>
        <dt className="second">{intl.formatMessage(groupLabels[group].owed)}</dt>
        <dd>
          <Amount value={outstanding} weight="strong" size="large" {...(outstanding > 0 ? { ink: 'warn' as const } : null)} />
        </dd>
      </div>
      <div>
        <dt className="second">{intl.formatMessage(m.balance)}</dt>
        <dd>
          <Amount value={partnerBalance} weight="strong" size="large" {...(partnerBalance > 0 ? { ink: 'credit' as const } : null)} />
        </dd>
      </div>
    </dl>
  )
}
