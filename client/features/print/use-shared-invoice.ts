import { useCallback, useEffect, useState } from 'react'
import type { ApiError } from '../../api/api-error'
import { send } from '../../api/send'
import { useLanguage } from '../../i18n/language'
import type { SharedInvoice } from './invoice'

interface SharedState {
  readonly data?: SharedInvoice
  readonly error?: ApiError
  readonly isLoading: boolean
  readonly refetch: () => void
}

/** The invoice behind a link, asked for as nobody: whether somebody is signed in plays no part. @param token null asks nothing */
export const useSharedInvoice = (id: string, token: string | null): SharedState => {
  const language = useLanguage()
  const [found, setFound] = useState<{ of: string; data?: SharedInvoice; error?: ApiError } | null>(null)
  const [tries, setTries] = useState(0)
  const of = `${id}.${token ?? ''}.${tries}`
  useEffect(() => {
    if (token === null) return
    const abort = new AbortController()
    void send(
      { service: 'orders', method: 'get', id, query: { printToken: token } },
      { accessToken: null, language, signal: abort.signal },
    ).then(({ data, error }) => {
      if (!abort.signal.aborted) setFound(error ? { of, error } : { of, data: data as SharedInvoice })
    })
    return () => abort.abort()
  }, [id, token, language, of])
  const refetch = useCallback(() => setTries((count) => count + 1), [])
  const current = found?.of === of ? found : null
  return {
    ...(current?.data ? { data: current.data } : null),
    ...(current?.error ? { error: current.error } : null),
    isLoading: token !== null && current === null,
    refetch,
  }
}
