import { isNotice } from '@shared/areas/people/services/activities'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useMarkRead } from '../../../components/notices/use-notices'
import { useReadNotice } from '../../../components/notices/use-read-notice'

const idOf = (value: unknown): string | null => (typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? value : null)

/** Opens what a notice is about that was pressed outside: on the phone's screen, say. Whoever presses has read it. */
export const useOpenedNotice = (): void => {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [pressed, setPressed] = useState<string | null>(null)
  const inAddress = idOf(query.get('notice'))
  const id = pressed ?? inAddress
  const read = useReadNotice()
  const markRead = useMarkRead()
  const { data, error } = api.activities.useGet({ id: id ?? '' }, { skip: id === null })

  useEffect(() => {
    const hear = ({ data: said }: MessageEvent<unknown>): void => {
      if (typeof said === 'object' && said !== null && 'notice' in said) setPressed(idOf(said.notice))
    }
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    worker?.addEventListener('message', hear)
    return () => worker?.removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (id === null || (!error && data?._id !== id)) return
    setPressed(null)
    if (data && isNotice(data)) {
      void markRead(data)
      void navigate(read(data).to, { replace: inAddress !== null })
    } else if (inAddress) {
      query.delete('notice')
      setQuery(query, { replace: true })
    }
    // What is read and written in it is made anew with each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, data, error])
}
