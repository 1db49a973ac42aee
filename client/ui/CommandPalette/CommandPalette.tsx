import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { fold } from '../../lib/fold'
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
  label: string
  detail?: ReactNode
  icon?: IconName
  /** In place of an icon: an Avatar or a StatusDisc. */
  mark?: ReactNode
  aside?: ReactNode
  kbd?: string
  onChoose: () => void
}

interface CommandPaletteProps {
  placeholder: string
  /** Always at hand, filtered by what is typed: pages, actions. */
  entries: PaletteEntry[]
  /** Finds records. */
  search?: (text: string, signal: AbortSignal) => Promise<PaletteEntry[]>
  onClose: () => void
}

const nothing = (): Promise<PaletteEntry[]> => Promise.resolve([])

/** Ctrl+K: go anywhere, find anything, then act on it. Mount it to open it. */
export const CommandPalette = ({ placeholder, entries, search = nothing, onClose }: CommandPaletteProps) => {
  const intl = useIntl()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = useSearch(true, text, search)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element?.showModal) element.showModal()
    else element?.setAttribute('open', '')
    return () => {
      element?.close?.()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  const rows = useMemo(() => {
    const wanted = fold(text.trim())
    const own = entries.filter((entry) => wanted === '' || fold(entry.label).includes(wanted))
    const all = [...found.options, ...own]
    const groups = [...new Set(all.map((entry) => entry.group))]
    return groups.flatMap((group) => all.filter((entry) => entry.group === group))
  }, [entries, found.options, text])
  const choose = (entry: PaletteEntry | undefined): void => {
    if (!entry) return
    onClose()
    entry.onChoose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key === 'Enter') choose(rows[active])
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
          <div key={entry.key} role="presentation">
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
              onClick={() => choose(entry)}
            >
              {entry.icon ? <Icon name={entry.icon} /> : (entry.mark ?? <span />)}
              <span>
                <Highlight text={entry.label} typed={text} />
                {entry.detail && <small>{entry.detail}</small>}
              </span>
              {entry.aside ?? (entry.kbd ? <Kbd>{entry.kbd}</Kbd> : at === active ? <Icon name="enter" /> : null)}
            </div>
          </div>
        ))}
        {rows.length === 0 && (
          <div className="ui-picker__none" role="status">
            {intl.formatMessage(found.settled ? uiMessages.pickerNone : uiMessages.loading, { text })}
          </div>
        )}
      </div>
      <div className="ui-palette__foot" aria-hidden="true">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <span>{intl.formatMessage(uiMessages.paletteChoose)}</span>
        <Kbd>↵</Kbd>
        <span>{intl.formatMessage(uiMessages.paletteOpen)}</span>
        <span>{intl.formatMessage(uiMessages.paletteAccents)}</span>
      </div>
    </dialog>
  )
}

const showIt = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' })
