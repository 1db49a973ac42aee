import type { FundActor } from '@shared/foundation/documents/funds'
import { useMe } from '../../../api/session/use-me'

/** The member as the rules of funds see them. */
export const useActor = (): FundActor => {
  const me = useMe()
  return { rights: me.rights, userId: me._id }
}
