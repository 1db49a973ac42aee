import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { useFocusKept } from '../../lib/use-focus-kept'
import { IconButton } from '../IconButton/IconButton'
import { uiMessages } from '../messages'
import './Dialog.css'

export interface DialogProps {
  title: ReactNode
  /** A line under the title. */
  subtitle?: ReactNode
  onClose: () => void
  /** Width in points; the shipping dialog is 968. On a phone it is a sheet at the foot, or with `page` the whole screen. */
  width?: number
  page?: boolean
  children: ReactNode
  /** Buttons, the primary one last. */
  foot?: ReactNode
  /** Words at the left of the foot. */
  note?: ReactNode
  /** Without padding, for tables that run from edge to edge. */
  flush?: boolean
  /** False while work is going on: Esc and × wait. */
  closable?: boolean
  /** What Ctrl+Enter does, wherever in it one is. */
  onSend?: (() => void) | undefined
}

/** Where writing begins in a form, unless it says so itself. */
const FIRST_FIELD = 'form :is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea, [role=combobox]):enabled'

/**
 * A dialog over the page; mount it to open it. It keeps focus inside and gives it back when it is gone.
 * It stands outside the form it may be opened from: a form within another isn't sent.
 * Focus goes to the element with `data-autofocus`, else to the first field of its form, else to the title.
 */
export const Dialog = ({
  title,
  subtitle,
  onClose,
  width = 480,
  page,
  children,
  foot,
  note,
  flush,
  closable = true,
  onSend,
}: DialogProps) => {
  const intl = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const kept = useFocusKept(dialog, heading)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    const wanted = element.contains(before) ? before : null
    if (element.showModal) element.showModal()
    else element.setAttribute('open', '')
    const target = wanted ?? element.querySelector('[data-autofocus]') ?? element.querySelector(FIRST_FIELD) ?? heading.current
    if (target instanceof HTMLElement) target.focus()
    return () => {
      element.close?.()
      if (before instanceof HTMLElement && before.isConnected && !element.contains(before)) before.focus()
      // What it came from may be gone by what was done here.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') event.stopPropagation()
    if (!onSend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    event.preventDefault()
    onSend()
  }
  const style: CSSProperties & Record<`--${string}`, string> = { '--dialog-width': `${width}px` }
  return createPortal(
    <dialog
      ref={dialog}
      {...kept}
      aria-labelledby={id}
      className={classNames('ui-dialog', page && 'ui-dialog--page')}
      style={style}
      onCancel={(event) => {
        event.preventDefault()
        if (closable) onClose()
      }}
      onKeyDown={onKeyDown}
    >
      <header className="ui-dialog__head">
        <div className="ui-dialog__title">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p className="second">{subtitle}</p>}
        </div>
        <IconButton icon="close" size="s" label={intl.formatMessage(uiMessages.close)} disabled={!closable} onClick={onClose} />
      </header>
      <div className={classNames('ui-dialog__body', flush && 'ui-dialog__body--flush')}>{children}</div>
      {foot && (
        <footer className="ui-dialog__foot">
          {note && <div className="ui-dialog__note">{note}</div>}
          {foot}
        </footer>
      )}
    </dialog>,
    document.body,
  )
}
