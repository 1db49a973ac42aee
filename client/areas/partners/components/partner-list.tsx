import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { assets } from '@shared/areas/partners/services/assets'
import { resourceList } from '../../../resource/resource-list'
import { groupLabels } from '../groups'
import { partnerMessages as m } from '../messages'
import { MessageButton } from './message-button'
import { Owed, partnerColumns, Spendable } from './partner-columns'
import { PartnerForm } from './partner-form'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Button } from '../../../ui/Button/Button'
import { Amount } from '../../../ui/Amount/Amount'

/** What the partners of the list owe together, and how many of them do. */
const PartnersSum = ({ group, q }: { group: PartnerGroup; q: string }) => {
  const intl = useIntl()
  const sums = api.assets.useReport('totals', { group, status: 'active', ...(q ? { search: q } : null) }).data
  if (!sums?.complete || sums.outstanding === 0) return null
  return (
    <span>
      {intl.formatMessage(groupLabels[group].owed)} <Amount value={sums.outstanding} weight="strong" ink="warn" />{' '}
      <span className="second">{intl.formatMessage(m.owing, { count: sums.owing })}</span>
    </span>
  )
}

/** The partners of one group, with what each owes or is owed. */
export const PartnerList = resourceList({
  service: assets,
  messages: m,
  use: ({ group }: { group: PartnerGroup }) => ({ group }),
  group: ({ group }) => group,
  texts: ({ group }) => ({ screen: groupLabels[group].title, new: groupLabels[group].add }),
  icon: 'people',
  sort: 'name',
  pageSize: 20,
  filters: { tag: '' },
  query: ({ tag }, { group }) => ({ group, status: 'active', ...(tag ? { importTag: tag } : null) }),
  dockSize: 'units',
  tools: ({ x, q, intl, filters, filter }) => (
    <>
      {filters['tag'] && (
        <Button size="s" icon="close" onClick={() => filter({ tag: '' })}>
          {intl.formatMessage(m.importTag, { tag: filters['tag'] })}
        </Button>
      )}
      <MessageButton group={x.group} q={q} />
    </>
  ),
  foot: ({ x, q }) => <PartnersSum group={x.group} q={q} />,
  columns: ({ intl, x, recent }) => partnerColumns(intl, x.group, recent),
  phone: ({ name, phone, address, outstanding, partnerBalance }, { intl, x }) => ({
    name,
    amount: <Owed value={outstanding} />,
    about: (
      <>
        {phone && <span className="num">{phone}</span>}
        {(address || !phone) && <span className="cut">{address || intl.formatMessage(m.phoneShort)}</span>}
      </>
    ),
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
