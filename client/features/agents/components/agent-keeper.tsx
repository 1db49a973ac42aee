import { can } from '@shared/domain/rights/rights'
import type { Id } from '@shared/domain/ids'
import type { RecordOf } from '@shared/services/service-types'
import { useIntl } from 'react-intl'
import { assetsApi } from '../../../api/assets'
import { isApiError } from '../../../api/api-error'
import { usersApi } from '../../../api/users'
import { Select } from '../../../ui/Select/Select'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { agentMessages as m } from '../messages'

/** Who looks after an agent, of the members who may see agents; they are told of its rank, its schemes and its payments. */
export const AgentKeeper = ({ partner }: { partner: RecordOf<'assets'> }) => {
  const intl = useIntl()
  const { data } = usersApi.useFind({ status: 'active', $sort: { name: 1 }, $limit: 1000, $total: false })
  const [patch, { isLoading }] = assetsApi.usePatch()
  const sellers = (data?.data ?? [])
    .filter(({ rights }) => can(rights, ['/sales']))
    .map(({ _id, name }) => ({ value: _id as string, label: name }))
  const { user } = partner
  const known = user && !sellers.some(({ value }) => value === user._id) ? [{ value: user._id as string, label: user.name }] : []
  const choose = async (id: string): Promise<void> => {
    try {
      await patch({ id: partner._id, data: { userId: (id || null) as Id<'users'> | null, rev: partner.rev } }).unwrap()
      toastDone(intl.formatMessage(m.keeperKept))
    } catch (thrown) {
      toastError(isApiError(thrown) ? (thrown.errors?.['userId'] ?? thrown.message) : intl.formatMessage(m.failed))
    }
  }
  return (
    <Select
      aria-label={intl.formatMessage(m.keeper)}
      placeholder={intl.formatMessage(m.noKeeper)}
      disabled={isLoading}
      options={[...sellers, ...known]}
      value={partner.userId ?? ''}
      onChange={(id) => void choose(id)}
    />
  )
}
