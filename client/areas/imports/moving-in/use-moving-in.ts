import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { hasFailed } from '../../../components/list-states'
import { hasSignedIn, stayedOutOf, type Known } from './opening'

interface MovingIn {
  /** Undefined until all of it is there. */
  readonly known: Known | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** What there is of the company already, read from its books. */
export const useMovingIn = (hasImports: boolean): MovingIn => {
  const count = { $limit: 0 }
  const opening = api.ledger.useReport('opening', {})
  const goods = api.products.useFind({ group: 'goods', ...count })
  const categories = api.categories.useFind(count)
  const members = api.users.useFind({ status: 'active', ...count })
  const stock = api.stocks.useReport('byCategory', {})
  const imports = api.imports.useFind({ status: 'committed', $limit: 50, $total: false }, { skip: !hasImports })
  const first = api.imports.useFind({ $sort: { created: 1 }, $limit: 1, $total: false }, { skip: !hasImports })
  const me = useMe()
  const signIns = api.users.useReport('signIns', {})
  const reads = [opening, goods, categories, members, stock]
  const failed = reads.find((read) => hasFailed(read))
  const known =
    opening.data && goods.data && categories.data && members.data && stock.data
      ? {
          opening: opening.data,
          goods: goods.data.total ?? 0,
          categories: categories.data.total ?? 0,
          members: members.data.total ?? 0,
          signedIn: signIns.data?.data.filter((each) => each._id === me._id || hasSignedIn(each)).length,
          unknown: stock.data.unknown,
          imported: [...new Set(imports.data?.data.map(({ kind }) => kind))],
          stayedOut: stayedOutOf(imports.data?.data ?? []),
          begun: first.data?.data[0]?.created,
        }
      : undefined
  return {
    known: failed ? undefined : known,
    error: failed?.error,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of reads) void refetch()
    },
  }
}
