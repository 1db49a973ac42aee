import type { PartnerField } from '@shared/foundation/documents/partners'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { accountsLink } from '../../../partners/parts/account/account-links'
import { agingLink, dueLink, type LiabilitiesView } from '../liabilities-address'
import { accountMessages as m } from '../../../partners/parts/account/messages'

const words = { customerId: m.customers, agentId: m.agents, supplierId: m.suppliers } as const
const buyers: readonly PartnerField[] = ['customerId', 'agentId']

/** Whose accounts are shown, and whether by age, by due date or over a period. */
export const WhoseDebts = ({ view }: { view: LiabilitiesView }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const range = { since: view.since, until: view.until }
  const go = (of: LiabilitiesView['of'], group: PartnerField): void => void navigate(linkOf(of, group))
  const linkOf = (of: LiabilitiesView['of'], group: PartnerField): string => {
    if (of === 'accounts') return accountsLink(group, view.of === 'accounts' ? range : undefined)
    return of === 'due' ? dueLink(group) : agingLink(group)
  }
  return (
    <>
      {view.group !== 'supplierId' && (
        <Segmented<PartnerField>
          label={intl.formatMessage(m.whose)}
          chosen={view.group}
          onChoose={(group) => go(view.of, group)}
          segments={buyers.map((key) => ({ key, label: intl.formatMessage(words[key]) }))}
        />
      )}
      <Segmented<LiabilitiesView['of']>
        label={intl.formatMessage(m.way)}
        chosen={view.of}
        onChoose={(of) => go(of, view.group)}
        segments={[
          { key: 'aging', label: intl.formatMessage(m.aging) },
          { key: 'due', label: intl.formatMessage(m.due) },
          { key: 'accounts', label: intl.formatMessage(m.accounts) },
        ]}
      />
    </>
  )
}
