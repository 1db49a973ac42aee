import { Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useReadNotice } from '../../../components/notices/use-read-notice'
import { setTitleCount } from '../../../lib/document-title'
import { ShellBell } from '../../../ui/AppShell/ShellTools'
import { Popover } from '../../../ui/Popover/Popover'
import { BellList } from './bell-list'
import { lazyPart } from '../../../lib/lazy-part'
import { badgeApp } from '../../../lib/push'
import { bellMessages as m } from './messages'
import { useBell } from './use-bell'
import { useOpenedNotice } from './use-opened-notice'
import { useDeviceKept } from './use-ring-device'
import { useWaiting } from './use-waiting'
import './bell.css'

const RingDialog = lazyPart(async () => (await import('./ring-dialog')).RingDialog)

/** The bell of the frame: how many are unread, the newest under it, a sound when one comes. */
export const Bell = () => {
  const intl = useIntl()
  const read = useReadNotice()
  const { unread, fresh, readAll } = useBell()
  const waiting = useWaiting()
  const [open, setOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  useOpenedNotice()
  useDeviceKept()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    setTitleCount(unread)
    badgeApp(unread)
    return () => setTitleCount(0)
  }, [unread])
  return (
    <>
      <ShellBell
        ref={button}
        count={unread}
        label={intl.formatMessage(m.label, { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <span className="unseen" role="status">
        {fresh && intl.formatMessage(m.fresh, { title: read(fresh).title })}
      </span>
      {open && (
        <Popover anchor={button} align="end" label={intl.formatMessage(m.title)} className="bell-box" onClose={() => setOpen(false)}>
          <BellList
            unread={unread}
            waiting={waiting}
            onReadAll={readAll}
            onClose={() => setOpen(false)}
            onDevice={() => {
              setOpen(false)
              setIsAsking(true)
            }}
          />
        </Popover>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <RingDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
