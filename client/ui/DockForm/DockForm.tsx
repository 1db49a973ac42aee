import { useContext, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { useDocumentTitle } from '../../lib/document-title'
import { useKeysInView } from '../../lib/keys-in-view'
import { useFocusKept } from '../../lib/use-focus-kept'
import { useShortcut } from '../../lib/use-shortcut'
import { RowStepsContext } from '../DataTable/row-steps'
import { IconButton } from '../IconButton/IconButton'
import { uiMessages } from '../messages'
import { Collaborators } from '../Presence/Presence'
import './DockForm.css'

interface DockFormProps {
  /** The number or 'Phiếu thu mới'; it takes focus when the dock opens. */
  title: string
  /** Beside the title: a `StatusMenu`. */
  status?: ReactNode
  /** At the right of the head: who is here, print, copy link, more. */
  aside?: ReactNode
  onClose: () => void
  /** `DockPart`s. */
  children: ReactNode
  /** Secondary actions, then one primary at the far right; always in sight. */
  foot?: ReactNode
  /** Left in the foot: `Unsaved`, or 'Nháp'. */
  note?: ReactNode
  /** False when a field of the body takes focus by itself. */
  focusTitle?: boolean
}

/**
 * What is open beside a list: head, a body that scrolls, a foot that never leaves. Esc closes it and gives focus back to the row it came from.
 * Give it `key={id}`, and put formik's `<Formik>` around it: its foot belongs to the form.
 */
export const DockForm = ({ title, status, aside, onClose, children, foot, note, focusTitle = true }: DockFormProps) => {
  const intl = useIntl()
  useKeysInView('dock')
  useDocumentTitle(title, 'record')
  const dock = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusBack(dock)
  const kept = useFocusKept(dock, heading)
  useEffect(() => {
    if (focusTitle) heading.current?.focus({ preventScroll: true })
  }, [focusTitle])
  const onKeyDown = (event: KeyboardEvent): void => {
    // A dialog over it closes by itself.
    const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key !== 'Escape' || event.defaultPrevented || inDialog) return
    event.preventDefault()
    onClose()
  }
  return (
    <section ref={dock} {...kept} className="ui-dock" aria-label={title} onKeyDown={onKeyDown}>
      <header className="ui-dock__head">
        <IconButton
          className="ui-dock__back"
          icon="arrow-left"
          iconSize={20}
          label={intl.formatMessage(uiMessages.back)}
          onClick={onClose}
        />
        <h2 ref={heading} tabIndex={-1} className={isNumber(title) ? 'ui-dock__number' : undefined}>
          {title}
        </h2>
        {status && <span className="ui-dock__status">{status}</span>}
        <Collaborators />
        <span className="ui-dock__aside">
          {aside}
          <Steps />
          <IconButton className="ui-dock__close" icon="close" label={intl.formatMessage(uiMessages.close)} onClick={onClose} />
        </span>
      </header>
      <div className="ui-dock__body">{children}</div>
      {(foot || note) && (
        <footer className="ui-dock__foot">
          <span className="ui-dock__note">{note}</span>
          {foot}
        </footer>
      )}
    </section>
  )
}

/** One word without a space, as the number of a document: it is what the dock is known by, and is never shortened. */
const isNumber = (title: string): boolean => /^\S{1,16}$/.test(title)

/** To the row before and after in the list, by buttons and K, J. */
const Steps = () => {
  const intl = useIntl()
  const steps = useContext(RowStepsContext)
  const { previous, next } = steps ?? {}
  const go = (key: string | undefined) => (): void => {
    if (key !== undefined) steps?.openKey(key)
  }
  useShortcut('k', go(previous), previous !== undefined)
  useShortcut('j', go(next), next !== undefined)
  if (!steps) return null
  const label = (word: keyof typeof uiMessages): string => intl.formatMessage(uiMessages[word])
  return (
    <span className="ui-dock__steps">
      <IconButton
        icon="chevron-up"
        label={label('rowPrevious')}
        title={`${label('rowPrevious')} (K)`}
        disabled={previous === undefined}
        onClick={go(previous)}
      />
      <IconButton
        icon="chevron-down"
        label={label('rowNext')}
        title={`${label('rowNext')} (J)`}
        disabled={next === undefined}
        onClick={go(next)}
      />
    </span>
  )
}

/** When the dock is gone, focus goes back to the row it came from, else to the row where the list stands; it is never lost. */
const useFocusBack = (dock: RefObject<HTMLElement | null>): void => {
  // Before a field of the body takes focus.
  const [origin] = useState(() => document.activeElement)
  useEffect(() => {
    const list = dock.current?.closest('.ui-list-page')
    return () => {
      requestAnimationFrame(() => {
        // Another dock, a link or a dialog may have it already.
        if (document.activeElement !== document.body || !list?.isConnected) return
        const came = origin instanceof HTMLElement && origin !== document.body && origin.isConnected ? origin : null
        const row = came ?? list.querySelector<HTMLElement>('[role="row"][data-key][tabindex="0"]')
        row?.focus()
      })
    }
  }, [dock, origin])
}

interface DockPartProps {
  title?: ReactNode
  count?: number
  sunken?: boolean
  className?: string
  children: ReactNode
}

/** One part of a dock's body, a rule between each two. */
export const DockPart = ({ title, count, sunken, className, children }: DockPartProps) => (
  <div className={classNames('ui-dock__part', sunken && 'ui-dock__part--sunken', className)}>
    {title && (
      <h3>
        {title}
        {count !== undefined && <small className="num">{count}</small>}
      </h3>
    )}
    {children}
  </div>
)

/** Two parts side by side, the right one 258 wide for totals; one under the other on a phone. */
export const DockHalves = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className="ui-dock__halves">
    <div>{left}</div>
    <div>{right}</div>
  </div>
)

/** The mark of unsaved changes in a foot. */
export const Unsaved = ({ count = 0 }: { count?: number }) => (
  <span className="ui-unsaved" role="status">
    <FormattedMessage {...uiMessages.unsaved} values={{ count }} />
  </span>
)
