import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../ui/icons/Icon'
import { IconButton } from '../../ui/IconButton/IconButton'
import { createReader } from './read-frame'
import { scanMessages as m } from './messages'
import type { LastScans } from './use-last-scans'
import './scan.css'

/** The same code is taken again only after it was away for so long. */
const AGAIN_AFTER_MS = 1500
const FRAME_EVERY_MS = 120

/** Switches the light of a camera; null of one that has none. */
const lightOf = (stream: MediaStream): ((on: boolean) => Promise<void>) | null => {
  const [track] = stream.getVideoTracks?.() ?? []
  if (!track || Reflect.get(track.getCapabilities?.() ?? {}, 'torch') !== true) return null
  return (on) => {
    // Not among the constraints that TypeScript knows: https://w3c.github.io/mediacapture-image/#torch
    const light: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: on }
    return track.applyConstraints({ advanced: [light] })
  }
}

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
  const [light, setLight] = useState<{ readonly isOn: boolean; readonly turn: (on: boolean) => Promise<void> } | null>(null)
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
      const turn = lightOf(stream)
      if (turn) setLight({ isOn: false, turn })
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
      {light && (
        <span className="scan-light">
          <IconButton
            icon="torch"
            label={intl.formatMessage(m.light)}
            aria-pressed={light.isOn}
            onClick={() => {
              const isOn = !light.isOn
              light.turn(isOn).then(
                () => setLight({ ...light, isOn }),
                () => undefined,
              )
            }}
          />
        </span>
      )}
      {newest && (
        <span key={newest.at} className={`scan-mark ${newest.good ? 'ink-credit' : 'ink-debit'}`} aria-hidden="true">
          <Icon name={newest.good ? 'check' : 'warning'} size={40} />
        </span>
      )}
    </div>
  )
}
