import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../i18n/language'
import type { ApiError } from './api-error'
import { send, type Call } from './send'

export interface SharedState<Page> {
  readonly data?: Page
  readonly error?: ApiError
  readonly isLoading: boolean
  readonly refetch: () => void
}

/**
 * A page behind a link, asked for as nobody: whether somebody is signed in plays no part.
 * @param key which page it is: another one is asked for anew
 * @param call null asks nothing
 */
export const useSharedPage = <Page>(key: string, call: Call | null): SharedState<Page> => {
  const language = useLanguage()
  const [found, setFound] = useState<{ of: string; data?: Page; error?: ApiError } | null>(null)
  const [tries, setTries] = useState(0)
  const asked = useRef(call)
  const of = `${key}.${tries}`
  const isAsked = call !== null
  useEffect(() => {
    asked.current = call
  })
  useEffect(() => {
    const what = asked.current
    if (!isAsked || !what) return
    const abort = new AbortController()
    void send(what, { accessToken: null, language, signal: abort.signal }).then(({ data, error }) => {
      if (!abort.signal.aborted) setFound(error ? { of, error } : { of, data: data as Page })
    })
    return () => abort.abort()
  }, [isAsked, language, of])
  const refetch = useCallback(() => setTries((count) => count + 1), [])
  const current = found?.of === of ? found : null
  return {
    ...(current?.data ? { data: current.data } : null),
    ...(current?.error ? { error: current.error } : null),
    isLoading: isAsked && current === null,
    refetch,
  }
}
