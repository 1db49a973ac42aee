import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { MAX_RECIPIENTS } from '@shared/areas/sms/services/smsCampaigns'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useHasApp } from '../../../api/session/use-workspace'
import { handOver } from '../parts/sms-hand-over'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { toastError } from '../../../ui/Toasts/Toasts'
import { partnerMessages as m } from '../messages'

const WRITTEN_TO: readonly PartnerGroup[] = ['Customers', 'Sales Agents']

/** Hands all who fit the list's search over to where messages are written; nothing leaves from here. Where the app is off there is no button. */
export const MessageButton = ({ group, q }: { group: PartnerGroup; q: string }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const maySell = useCan('/sales')
  const isOn = useHasApp('sms')
  const [find, { isFetching }] = api.assets.useLazyFind()
  if (!isOn || !maySell || !WRITTEN_TO.includes(group)) return null
  const write = async (): Promise<void> => {
    try {
      const asked = { group, status: 'active', $sort: { name: 1 }, $limit: MAX_RECIPIENTS, $total: false, ...(q ? { search: q } : null) }
      const { data } = await find(asked).unwrap()
      const partners = data.map(({ _id, name, phone, outstanding = 0 }) => ({ _id, name, ...(phone ? { phone } : {}), outstanding }))
      const { to, state } = handOver({ partners, isReminder: false })
      void navigate(to, { state })
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return <ToolButton icon="comment" label={intl.formatMessage(m.message)} disabled={isFetching} onClick={() => void write()} />
}
