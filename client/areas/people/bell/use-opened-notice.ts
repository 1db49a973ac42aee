import { isNotice } from '@shared/areas/people/rules/notices'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useMarkRead } from '../../../components/notices/use-notices'
import { useReadNotice } from '../../../components/notices/use-read-notice'

const idOf = (value: unknown): string | null => (typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? value : null)

/** Opens what a notice is about that was pressed outside: on the phone's screen, say. Whoever presses has read it. */
export const useOpenedNotice = (): void => {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const id = idOf(query.get('notice'))
  const read = useReadNotice()
  const markRead = useMarkRead()
  const { data, error } = api.activities.useGet({ id: id ?? '' }, { skip: id === null })

  const ask = (notice: string | null, how: { readonly replace: boolean }): void => {
    const asked = new URLSearchParams(query)
    if (notice === null) asked.delete('notice')
    else asked.set('notice', notice)
    setQuery(asked, how)
  }
  // A window that is open already is told which one it was.
  const hear = useEffectEvent(({ data: said }: MessageEvent<unknown>): void => {
    const pressed = typeof said === 'object' && said !== null && 'notice' in said ? idOf(said.notice) : null
    if (pressed !== null) ask(pressed, { replace: false })
  })
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    const listener = (message: MessageEvent<unknown>): void => hear(message)
    worker?.addEventListener('message', listener)
    return () => worker?.removeEventListener('message', listener)
  }, [])

  const follow = useEffectEvent((answered: string): void => {
    if (data?._id !== answered || !isNotice(data)) return ask(null, { replace: true })
    void markRead(data)
    void navigate(read(data).to, { replace: true })
  })
  const answered = id !== null && (error !== undefined || data?._id === id) ? id : null
  useEffect(() => {
    if (answered !== null) follow(answered)
  }, [answered])
}
