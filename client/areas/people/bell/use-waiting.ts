import { can } from '@shared/foundation/rights/rights'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'

/** What waits for a second person of the board, current at any moment; nothing is asked for anybody else. */
export const useWaiting = () => {
  const { rights } = useMe()
  const isAsked = can(rights, ['bod'])
  const { data, error, isFetching, refetch } = api.workspaces.useReport('waiting', {}, { skip: !isAsked })
  return {
    isAsked,
    rows: data?.data,
    /** How many of them the member may confirm. */
    open: data?.data.filter(({ isOwn }) => !isOwn).length ?? 0,
    error,
    isFetching,
    refetch,
  }
}
export type WaitingState = ReturnType<typeof useWaiting>
