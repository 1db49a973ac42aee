import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'

/** The address of a row of the list in view, opened beside it: `open` in the query, all else as it is. */
export const useRowHref = (): ((id: string) => string) => {
  const { pathname, search } = useLocation()
  const others = new URLSearchParams(search)
  others.delete('open')
  const query = others.toString()
  return useCallback((id: string) => `${pathname}?${query ? `${query}&` : ''}open=${encodeURIComponent(id)}`, [pathname, query])
}
