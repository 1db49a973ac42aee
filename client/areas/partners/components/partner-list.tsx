import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { assets } from '@shared/areas/partners/services/assets'
import { resourceList } from '../../../resource/resource-list'
import { groupLabels } from '../groups'
import { partnerMessages as m } from '../messages'
import { MessageButton } from './message-button'
import { Owed, partnerColumns, Spendable } from './partner-columns'
import { PartnerForm } from './partner-form'
import { PartnersSum } from './partners-sum'

/** The partners of one group, with what each owes or is owed. */
export const PartnerList = resourceList({
  service: assets,
  messages: m,
  use: ({ group }: { group: PartnerGroup }) => ({ group }),
  group: ({ group }) => group,
  texts: ({ group }) => ({ screen: groupLabels[group].title, new: groupLabels[group].add }),
  icon: 'people',
  sort: 'name',
  query: (_filters, { group }) => ({ group, status: 'active' }),
  dockSize: 'units',
  tools: ({ x, q }) => <MessageButton group={x.group} q={q} />,
  foot: ({ x, q }) => <PartnersSum group={x.group} q={q} />,
  columns: ({ intl, x, recent }) => partnerColumns(intl, x.group, recent),
  phone: ({ name, phone, address, outstanding, partnerBalance }, { intl, x }) => ({
    name,
    amount: <Owed value={outstanding} />,
    about: <span className="cut num">{[phone, address].filter(Boolean).join(' · ') || intl.formatMessage(m.phoneShort)}</span>,
    owed: partnerBalance ? (
      <>
        {intl.formatMessage(m.balanceWord)} <Spendable value={partnerBalance} />
      </>
    ) : (
      Boolean(outstanding) && intl.formatMessage(groupLabels[x.group].owedWord)
    ),
  }),
  Form: PartnerForm,
})
