import { useEffect, type ReactNode } from 'react'
import toast, { Toaster, useToasterStore, type Toast } from 'react-hot-toast'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { useIsPhone } from '../../lib/use-media'
import { Icon } from '../icons/Icon'
import { Kbd } from '../Kbd/Kbd'
import { uiMessages } from '../messages'
import './Toasts.css'

const TOAST_MS = 5000
const UNDO_TOAST_MS = 10_000

export interface SayOptions {
  readonly id?: string
  readonly duration?: number
}

export type Kind = 'good' | 'bad' | 'info' | 'warn'

const glyph: Record<Kind, { fill: string; path: string }> = {
  good: { fill: 'var(--toast-good)', path: 'M4.3 7.2 6.2 9.2 9.7 5.1' },
  bad: { fill: 'var(--toast-bad)', path: 'M5.1 5.1 8.9 8.9M8.9 5.1 5.1 8.9' },
  warn: { fill: 'var(--toast-bad)', path: 'M7 3.9V7.6M7 9.9V10' },
  info: { fill: 'var(--toast-action)', path: 'M7 6.4V10M7 4V4.1' },
}

const Mark = ({ kind }: { kind: Kind }) => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" style={{ flex: 'none' }}>
    <circle cx="7" cy="7" r="7" fill={glyph[kind].fill} />
    <path d={glyph[kind].path} fill="none" stroke="var(--toast)" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

const Frame = ({ shown, kind, children, action }: { shown: Toast; kind: Kind; children: ReactNode; action?: ReactNode }) => {
  const intl = useIntl()
  return (
    <div className={classNames('ui-toast', !shown.visible && 'ui-toast--leaving')} role={kind === 'bad' ? 'alert' : 'status'}>
      <Mark kind={kind} />
      <span className="ui-toast__text">{children}</span>
      {action ?? (
        <button
          type="button"
          className="ui-toast__close"
          aria-label={intl.formatMessage(uiMessages.close)}
          onClick={() => toast.dismiss(shown.id)}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </div>
  )
}

const UndoFrame = ({ shown, children, undo }: { shown: Toast; children: ReactNode; undo: () => void }) => {
  const intl = useIntl()
  const act = (): void => {
    toast.dismiss(shown.id)
    undo()
  }
  useUndoKey(shown.visible, act)
  // One that is leaving offers nothing any more.
  return (
    <Frame
      shown={shown}
      kind="good"
      action={
        shown.visible ? (
          <>
            <span className="ui-toast__bar" aria-hidden="true">
              <i style={{ animationDuration: `${UNDO_TOAST_MS}ms` }} />
            </span>
            <button type="button" onClick={act} aria-keyshortcuts="Z">
              {intl.formatMessage(uiMessages.undo)}
              <Kbd>Z</Kbd>
            </button>
          </>
        ) : (
          <></>
        )
      }
    >
      {children}
    </Frame>
  )
}

const useUndoKey = (enabled: boolean, act: () => void): void => {
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input,textarea,select,[contenteditable]')
      if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.defaultPrevented || typing) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

export const say =
  (kind: Kind) =>
  (text: ReactNode, options: SayOptions = {}): void => {
    toast.custom(
      (shown) => (
        <Frame shown={shown} kind={kind}>
          {text}
        </Frame>
      ),
      // Said again, it is the same toast for longer.
      { duration: TOAST_MS, ...(typeof text === 'string' && { id: `${kind} ${text}` }), ...options },
    )
  }

let lastUndo: string | null = null

/** Something reversible was done: ten seconds with a shrinking bar, 'Hoàn tác' and the key Z. */
export const toastUndo = (text: ReactNode, undo: () => void): void => {
  // What was done last is what is taken back: Z means one thing.
  if (lastUndo !== null) toast.dismiss(lastUndo)
  lastUndo = toast.custom(
    (shown) => (
      <UndoFrame shown={shown} undo={undo}>
        {text}
      </UndoFrame>
    ),
    { duration: UNDO_TOAST_MS },
  )
}

/** Where toasts appear; once, inside the language provider. What can still be undone stays, beside it only the newest. */
export const ShownToasts = () => {
  const phone = useIsPhone()
  const { toasts } = useToasterStore()
  useEffect(() => {
    const others = toasts.filter(({ id, visible }) => visible && id !== lastUndo)
    others.slice(1).forEach(({ id }) => toast.dismiss(id))
  }, [toasts])
  // Over the list, where nothing is written: the dock and its foot are at the right.
  return (
    <Toaster
      position={phone ? 'bottom-center' : 'bottom-left'}
      containerStyle={{ bottom: 'var(--toast-room)', left: phone ? 16 : 'calc(var(--sidebar) + 12px)' }}
    />
  )
}
