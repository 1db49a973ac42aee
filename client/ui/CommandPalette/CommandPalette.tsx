import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { fold } from '@shared/foundation/text/fold'
import { Icon, type IconName } from '../icons/Icon'
import { Kbd } from '../Kbd/Kbd'
import { uiMessages } from '../messages'
import { Highlight } from '../Picker/Highlight'
import { useSearch } from '../Picker/use-search'
import '../Picker/Picker.css'
import './CommandPalette.css'

export interface PaletteEntry {
  key: string
  /** The heading it stands under: 'Đối tác', 'Đơn hàng', 'Làm ngay'. */
  group: string
  /** Before the label, strong: a number. */
  lead?: string
  label: string
  /** Other words by which it is found: its name in English. */
  also?: string
  /** It isn't offered before something is typed. */
  onlyFound?: boolean
  detail?: ReactNode
  icon?: IconName
  /** In place of an icon: an Avatar or a StatusDisc. */
  mark?: ReactNode
  aside?: ReactNode
  kbd?: string
  /** Goes to this address when chosen; with Ctrl in a tab of its own. */
  to?: string
  onChoose?: () => void
}

interface CommandPaletteProps {
  placeholder: string
  /** Always at hand, filtered by what is typed: pages, actions. */
  entries: PaletteEntry[]
  /** Finds records. */
  search?: (text: string, signal: AbortSignal) => Promise<PaletteEntry[]>
  onClose: () => void
}

/** The names of an entry: what it is called, its number, and of a page of an area its own name. */
const namesOf = ({ label, lead = '' }: PaletteEntry): string[] => [label, lead, label.split(' · ').at(-1) ?? ''].map(fold)

/** How well an entry answers what is typed: its very name or number (or several whole words that it is called by, or that its name begins with), a name that begins so, or it holds the words somewhere. */
const distanceOf = (entry: PaletteEntry, typed: string): number => {
  const names = namesOf(entry)
  const isCalledSo = typed.includes(' ') && (names.some((name) => name.startsWith(`${typed} `)) || fold(entry.also ?? '').includes(typed))
  return names.includes(typed) || isCalledSo ? 0 : names.some((name) => name.startsWith(typed)) ? 1 : 2
}

/** What answers best first, its group before the others; what answers alike keeps its order. */
const ranked = (entries: readonly PaletteEntry[], typed: string): PaletteEntry[] => {
  const distance = (entry: PaletteEntry | undefined): number => (entry && typed !== '' ? distanceOf(entry, typed) : 2)
  const groups = [...new Set(entries.map(({ group }) => group))].map((group) =>
    entries.filter((entry) => entry.group === group).sort((a, b) => distance(a) - distance(b)),
  )
  const isOther = ([first]: readonly PaletteEntry[]): number => (distance(first) === 0 ? 0 : 1)
  return groups.sort((a, b) => isOther(a) - isOther(b)).flat()
}

const nothing = (): Promise<PaletteEntry[]> => Promise.resolve([])

/** Ctrl+K: go anywhere, find anything, then act on it. Mount it to open it. */
export const CommandPalette = ({ placeholder, entries, search = nothing, onClose }: CommandPaletteProps) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = useSearch(true, text, search)
  /** What was chosen is a page: its screen has the focus then, not what had it before. */
  const hasGone = useRef(false)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element?.showModal) element.showModal()
    else element?.setAttribute('open', '')
    return () => {
      element?.close?.()
      // A field of what was chosen may have it already.
      if (document.activeElement !== document.body) return
      const back = hasGone.current ? document.querySelector<HTMLElement>('main') : before
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [])

  const rows = useMemo(() => {
    const words = fold(text.trim()).split(/\s+/)
    const offered = text.trim() === '' ? entries.filter(({ onlyFound }) => !onlyFound) : entries
    const own = offered.filter((entry) => words.every((word) => fold(`${entry.label} ${entry.also ?? ''}`).includes(word)))
    // What is said to be found answers what is typed, not what was typed before.
    const all = [...(text.trim() === '' ? [] : found.options), ...own]
    return ranked(all, fold(text.trim()).replace(/\s+/g, ' '))
  }, [entries, found.options, text])
  const choose = (entry: PaletteEntry | undefined, aside = false): void => {
    if (!entry) return
    onClose()
    if (entry.to && aside) window.open(entry.to, '_blank', 'noopener')
    else if (entry.to) {
      hasGone.current = true
      void navigate(entry.to)
    }
    entry.onChoose?.()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') choose(rows[active], event.ctrlKey || event.metaKey)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setActive((active + (event.key === 'ArrowDown' ? 1 : rows.length - 1)) % Math.max(1, rows.length))
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className="ui-palette"
      aria-label={intl.formatMessage(uiMessages.paletteTitle)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="ui-palette__field">
        <Icon name="search" size={18} />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={intl.formatMessage(uiMessages.paletteTitle)} className="ui-palette__list">
        {rows.map((entry, at) => (
          <div key={entry.key} role="presentation" className={entry.group === rows[at - 1]?.group ? undefined : 'ui-palette__group'}>
            {entry.group !== rows[at - 1]?.group && (
              <div className="ui-picker__head" role="presentation">
                {entry.group}
              </div>
            )}
            <div
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              className="ui-picker__option"
              ref={at === active ? showIt : undefined}
              onPointerMove={() => setActive(at)}
              onClick={(event) => choose(entry, event.ctrlKey || event.metaKey)}
            >
              {entry.icon ? <Icon name={entry.icon} /> : (entry.mark ?? <span />)}
              <span>
                {entry.lead && <b className="ui-palette__lead num">{entry.lead}</b>}
                <Highlight text={entry.label} typed={text} />
                {entry.detail && <small>{entry.detail}</small>}
              </span>
              {entry.aside ?? (entry.kbd ? <Kbd>{entry.kbd}</Kbd> : at === active ? <Icon name="enter" /> : null)}
            </div>
          </div>
        ))}
        {rows.length === 0 && (
          <div className="ui-picker__none" role="status">
            {intl.formatMessage(!found.settled ? uiMessages.loading : found.failed ? uiMessages.pickerFailed : uiMessages.pickerNone, {
              text,
            })}
          </div>
        )}
      </div>
      <div className="ui-palette__foot" aria-hidden="true">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <span>{intl.formatMessage(uiMessages.paletteChoose)}</span>
        <Kbd>↵</Kbd>
        <span>{intl.formatMessage(uiMessages.paletteOpen)}</span>
        <Kbd>Ctrl ↵</Kbd>
        <span>{intl.formatMessage(uiMessages.paletteAside)}</span>
        <span>{intl.formatMessage(uiMessages.paletteAccents)}</span>
      </div>
    </dialog>
  )
}

const showIt = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' })
