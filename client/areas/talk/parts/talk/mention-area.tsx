import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../../../lib/class-names'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { TextArea } from '../../../../ui/TextInput/TextInput'
import { talkMessages as m } from './messages'
import { nameBegun, useColleagues, type Colleague } from './use-mentions'

interface MentionAreaProps {
  label: string
  placeholder?: string
  value: string
  onChange: (text: string) => void
  /** Ctrl+Enter. */
  onSend: () => void
  rows?: number
  disabled?: boolean
  maxLength?: number
  autoFocus?: boolean
  children?: ReactNode
}

/** A text in which @ names a colleague: those who fit are offered under it, arrows and Enter choose. */
export const MentionArea = ({ label, value, onChange, onSend, ...rest }: MentionAreaProps) => {
  const intl = useIntl()
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const offered = useColleagues(typed)
  const isOpen = typed !== null && offered.length > 0
  const look = (): void => {
    const element = area.current
    setTyped(element ? nameBegun(element.value.slice(0, element.selectionEnd)) : null)
    setAt(0)
  }
  const choose = ({ username }: Colleague): void => {
    const caret = area.current?.selectionEnd ?? value.length
    const before = value.slice(0, caret).replace(/@[\p{L}\p{N}._-]*$/u, `@${username} `)
    onChange(before + value.slice(caret))
    setTyped(null)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(before.length, before.length)
    })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const colleague = offered[at]
    if (isOpen && colleague) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) {
        event.preventDefault()
        setAt((at + step + offered.length) % offered.length)
        return
      }
      if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab') {
        event.preventDefault()
        choose(colleague)
        return
      }
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        setTyped(null)
        return
      }
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.stopPropagation()
      onSend()
    }
  }
  return (
    <div className="talk__area">
      <TextArea
        {...rest}
        ref={area}
        aria-label={label}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          look()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(null)}
        onClick={look}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
      />
      <div id={listId} role="listbox" aria-label={intl.formatMessage(m.colleagues)} className="talk__offer" hidden={!isOpen}>
        {offered.map((colleague, place) => (
          <div
            key={colleague._id}
            id={`${listId}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            className={classNames(place === at && 'talk__offered')}
            // The text keeps focus.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(colleague)
            }}
          >
            <Avatar name={colleague.name} image={colleague.avatar} size={24} />
            <span className="cut">{colleague.name}</span>
            <span className="second cut">@{colleague.username}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
