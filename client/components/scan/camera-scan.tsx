import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { Icon } from '../../ui/icons/Icon'
import { createReader } from './read-frame'
import { scanMessages as m } from './messages'
import type { LastScans } from './use-last-scans'

/** The same code is taken again only after it was away for so long. */
const AGAIN_AFTER_MS = 1500
const FRAME_EVERY_MS = 120

interface CameraScanProps {
  onCode: (code: string) => void
  /** What became of the last codes. */
  scans: LastScans
  onClose: () => void
}

/** The camera's picture; each code that comes before it is taken once, without a button between two. */
export const CameraScan = ({ onCode, scans, onClose }: CameraScanProps) => {
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
  const [newest] = scans.last
  return (
    <Dialog
      title={intl.formatMessage(m.cameraTitle)}
      width={440}
      onClose={onClose}
      note={intl.formatMessage(m.scanned, { count: scans.count })}
      foot={
        <Button kind="primary" icon="check" onClick={onClose}>
          {intl.formatMessage(m.scanEnd)}
        </Button>
      }
    >
      {isRefused ? (
        <p className="muted">{intl.formatMessage(m.cameraNone)}</p>
      ) : (
        <div className="scan-frame">
          <video ref={video} className="scan-picture" muted playsInline />
          {newest && (
            <span key={newest.at} className={`scan-mark ${newest.good ? 'ink-credit' : 'ink-debit'}`} aria-hidden="true">
              <Icon name={newest.good ? 'check' : 'warning'} size={40} />
            </span>
          )}
        </div>
      )}
      <ol className="scan-last" role="status" aria-label={intl.formatMessage(m.last)}>
        {scans.last.map(({ at, good, text }) => (
          <li key={at} className={good ? 'ink-credit' : 'ink-debit'}>
            <Icon name={good ? 'check' : 'warning'} size={14} />
            {text}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
