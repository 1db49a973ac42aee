import type { Id } from '@shared/foundation/ids'
import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useAccountManagers } from '../../people/parts/use-account-managers'
import { Select } from '../../../ui/Select/Select'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { agentMessages as m } from '../messages'

/** Who looks after an agent, of the members who may see agents; they are told of its rank, its schemes and its payments. */
export const AccountManager = ({ partner }: { partner: RecordOf<'assets'> }) => {
  const intl = useIntl()
  const managers = useAccountManagers(partner, { right: '/sales' })
  const [patch, { isLoading }] = api.assets.usePatch()
  const choose = async (id: string): Promise<void> => {
    try {
      await patch({ id: partner._id, data: { userId: (id || null) as Id<'users'> | null, rev: partner.rev } }).unwrap()
      toastDone(intl.formatMessage(m.managerChanged))
    } catch (thrown) {
      toastError(isApiError(thrown) ? (thrown.errors?.['userId'] ?? thrown.message) : intl.formatMessage(m.failed))
    }
  }
  return (
    <Select
      aria-label={intl.formatMessage(m.accountManager)}
      placeholder={intl.formatMessage(m.noManager)}
      disabled={isLoading}
      options={managers}
      value={partner.userId ?? ''}
      onChange={(id) => void choose(id)}
    />
  )
}
