import type { Id } from '@shared/foundation/ids'
import { personMark } from '@shared/foundation/rights/persons'
import { can, type Right } from '@shared/foundation/rights/rights'
import type { Caller } from '../../kernel/call'
import { notify, type AudienceMark, type Notice } from '../../kernel/notices'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'

/** Who looks after an agent sees agents. */
export const mayManageAgents = (rights: readonly Right[]): boolean => can(rights, ['/sales'])

/** The members who look after agents: those who are still there, and still may see them. */
const accountManagersOf = async (work: SocaiUnitOfWork, agentIds: readonly Id<'assets'>[]): Promise<Id<'users'>[]> => {
  const agents = await work.read('assets').byIds([...new Set(agentIds)], { only: ['userId'] })
  const named = [...new Set(agents.flatMap(({ userId }) => userId ?? []))]
  const members = await work.read('users').byIds(named, { only: ['status', 'rights'] })
  return members.flatMap(({ _id, status, rights }) => (status === 'active' && mayManageAgents(rights) ? [_id] : []))
}

/**
 * Tells whoever looks after agents of what concerns these; each once, whoever caused it apart.
 * @param others who are told besides
 * @param instead who are told where nobody looks after them
 */
export const notifyAccountManagers = async (
  work: SocaiUnitOfWork,
  caller: Caller,
  agentIds: readonly Id<'assets'>[],
  notice: Omit<Notice, 'audience'>,
  { others = [], instead = [] }: { readonly others?: readonly Id<'users'>[]; readonly instead?: readonly AudienceMark[] } = {},
): Promise<void> => {
  const keepers = await accountManagersOf(work, agentIds)
  const informed = [...new Set([...keepers, ...others])].filter((_id) => _id !== caller.userId)
  const audience = keepers.length === 0 && instead.length > 0 ? instead : informed.map((_id) => personMark(_id))
  if (audience.length > 0) notify(work, caller, { ...notice, audience })
}
