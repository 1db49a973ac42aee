import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../ui/icons/Icon'
import { createReader } from './read-frame'
import { scanMessages as m } from './messages'
import type { LastScans } from './use-last-scans'
import './scan.css'

/** The same code is taken again only after it was away for so long. */
const AGAIN_AFTER_MS = 1500
const FRAME_EVERY_MS = 120

interface CameraPictureProps {
  onCode: (code: string) => void
  /** What became of the last code. */
  newest: LastScans['last'][number] | undefined
}

/** The camera's picture; each code that comes before it is taken once, without a button between two. */
export const CameraPicture = ({ onCode, newest }: CameraPictureProps) => {
  const intl = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    const picture = video.current
    if (!picture) return
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let last = { code: '', at: 0 }
    const hit = (code: string): void => {
      const now = performance.now()
      const isSame = code === last.code && now - last.at < AGAIN_AFTER_MS
      last = { code, at: now }
      if (isSame) return
      navigator.vibrate?.(60)
      latest.current(code)
    }
    const film = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      if (isOver) return stop()
      picture.srcObject = stream
      await picture.play()
      const read = await createReader()
      const look = async (): Promise<void> => {
        const code = await read(picture)
        if (code) hit(code)
        if (!isOver) timer = setTimeout(() => void look(), FRAME_EVERY_MS)
      }
      await look()
    }
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop())
    film().catch(() => setIsRefused(true))
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  if (isRefused) return <p className="muted">{intl.formatMessage(m.cameraNone)}</p>
  return (
    <div className="scan-frame">
      <video ref={video} className="scan-picture" muted playsInline />
      {newest && (
        <span key={newest.at} className={`scan-mark ${newest.good ? 'ink-credit' : 'ink-debit'}`} aria-hidden="true">
          <Icon name={newest.good ? 'check' : 'warning'} size={40} />
        </span>
      )}
    </div>
  )
}
