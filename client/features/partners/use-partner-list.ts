import type { PartnerGroup } from '@shared/domain/partners/partners'
import { useCallback } from 'react'
import { assetsApi } from '../../api/assets'
import { useSettled } from '../../lib/use-settled'
import { useUrlQuery } from '../../lib/use-url-query'
import type { Sort } from '../../ui/DataTable/DataTable'

export const pageSize = 20

/** The list of a group of partners, with the counts of all groups one may see. */
export const usePartnerList = (group: PartnerGroup) => {
  const [state, change] = useUrlQuery({ q: '', sort: 'name', page: 1, open: '' })
  const { q, sort, page, open } = state
  const settle = useCallback((text: string) => change({ q: text, page: 1 }), [change])
  const [typed, setTyped] = useSettled(q, settle)
  const list = assetsApi.useFind({
    group,
    status: 'active',
    ...(q ? { search: q } : null),
    $sort: sort === '-name' ? { name: -1 } : { name: 1 },
    $limit: pageSize,
    ...(page > 1 ? { $skip: (page - 1) * pageSize } : null),
  })
  const counts = assetsApi.useReport('assets', {})
  return {
    state,
    change,
    typed,
    setTyped,
    list,
    countOf: (of: PartnerGroup) => counts.data?.groups.find(({ _id }) => _id === of)?.count,
    pages: Math.ceil((list.data?.total ?? 0) / pageSize),
    sort: { key: 'name', direction: sort.startsWith('-') ? 'down' : 'up' } as Sort,
    onSort: ({ direction }: Sort) => change({ sort: direction === 'down' ? '-name' : 'name', page: 1 }),
    openRow: (id: string) => change({ open: id }, { push: open === '' }),
    close: () => change({ open: '' }),
  }
}
