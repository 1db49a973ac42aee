import { can, type Right } from '@shared/foundation/rights/rights'
import type { RecordOf } from '@shared/registry/service-types'
import { api } from '../../../api/api'

interface AccountManager {
  readonly value: string
  readonly label: string
}

interface AccountManagersOptions {
  /** Only members with this right are offered. */
  readonly right?: Right
  readonly skip?: boolean
}

/** Members who may be an account manager: of an asset or an agent; whoever does so now is among them, also once they no longer could be chosen. */
export const useAccountManagers = (
  record: RecordOf<'assets'> | undefined,
  { right, skip = false }: AccountManagersOptions = {},
): readonly AccountManager[] => {
  const { data } = api.users.useFind({ status: 'active', $sort: { name: 1 }, $limit: 1000, $total: false }, { skip })
  const offered = (data?.data ?? []).filter(({ rights }) => right === undefined || can(rights, [right]))
  const members = offered.map(({ _id, name }) => ({ value: _id as string, label: name }))
  const user = record?.user
  return user && !members.some(({ value }) => value === user._id) ? [...members, { value: user._id, label: user.name }] : members
}
