import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Amount } from '../../../ui/Amount/Amount'
import { groupLabels } from '../groups'
import { partnerMessages as m } from '../messages'

/** What the partners of the list owe together, and how many of them do. */
export const PartnersSum = ({ group, q }: { group: PartnerGroup; q: string }) => {
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
