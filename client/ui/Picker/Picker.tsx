import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { Icon } from '../icons/Icon'
import { IconButton } from '../IconButton/IconButton'
import { uiMessages } from '../messages'
import { Popover } from '../Popover/Popover'
import '../TextInput/input.css'
import { PickerRow, type PickerOption } from './PickerRow'
import { recentFirst, saysOf } from './picker-words'
import { useSearch } from './use-search'
import type { PickerProps } from './picker-props'
import './Picker.css'

export type { PickerOption } from './PickerRow'

/** Finds one of many while typing: accents don't matter, recent ones first, arrows and Enter choose, a scanner's code is taken as it is. */
export const Picker = <T,>(props: PickerProps<T>) => {
  const {
    label,
    value,
    onChange,
    search,
    recent = [],
    createLabel,
    onCreate,
    onScan,
    placeholder,
    icon,
    clearable,
    bare,
    disabled,
    inputRef,
  } = props
  const intl = useIntl()
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const text = typed ?? ''
  const found = useSearch(open, text, search)

  const showRecent = text === '' && recent.length > 0
  const options = showRecent ? recentFirst(recent, found.options) : found.options
  const rows = options.length + (onCreate && createLabel && text.trim() ? 1 : 0)

  const close = (): void => {
    setOpen(false)
    setTyped(null)
    setActive(0)
  }
  const choose = (option: PickerOption<T>): void => {
    if (option.reason) return
    onChange(option)
    close()
  }
  const pickRow = (at: number): void => {
    const option = options[at]
    if (option) choose(option)
    else if (at === options.length && rows > options.length) {
      onCreate?.(text.trim())
      close()
    }
  }
  const enter = async (): Promise<void> => {
    if (onScan && text.trim() && !found.settled) {
      if (await onScan(text.trim())) close()
      return
    }
    pickRow(active)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      event.stopPropagation()
      if (!open) setOpen(true)
      else if (rows > 0) setActive((active + (event.key === 'ArrowDown' ? 1 : rows - 1)) % rows)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && open) {
      event.preventDefault()
      event.stopPropagation()
      void enter()
    } else if (event.key === 'Tab' && open) close()
  }

  const optionId = (at: number): string => `${id}-${at}`
  return (
    <span className={classNames('ui-picker', bare && 'ui-picker--bare')} ref={anchor}>
      <span className="ui-input-box">
        {icon && <Icon name={icon} size={15} />}
        <input
          id={props.id}
          ref={inputRef}
          role="combobox"
          aria-label={props.id ? undefined : label}
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && rows > 0 ? optionId(active) : undefined}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid']}
          aria-required={props['aria-required']}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder ?? intl.formatMessage(uiMessages.choose)}
          value={typed ?? (bare ? '' : (value?.label ?? ''))}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
            setOpen(true)
          }}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onBlur={({ relatedTarget }) => {
            // Gone on to another field; a press on the list's own edge goes nowhere.
            if (relatedTarget) close()
            else if (!open) setTyped(null)
            props.onBlur?.()
          }}
          onKeyDown={onKeyDown}
          // Whoever is around it took what was pasted: rows of a sheet.
          onPaste={(event) => event.defaultPrevented && close()}
        />
        {clearable && value && !disabled ? (
          <IconButton
            size="s"
            icon="close"
            iconSize={13}
            label={intl.formatMessage(uiMessages.clearValue, { label: value.label })}
            onClick={() => {
              onChange(null)
              // This button goes away with the value.
              anchor.current?.querySelector('input')?.focus()
            }}
          />
        ) : (
          !bare && <Icon name="chevron-down" size={14} />
        )}
      </span>
      {open && (
        <Popover anchor={anchor} role="presentation" className="ui-picker-box" matchWidth onClose={close}>
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label={label ?? placeholder ?? intl.formatMessage(uiMessages.choose)}
            className="ui-picker-list"
          >
            {showRecent && (
              <div className="ui-picker__head" role="presentation">
                {intl.formatMessage(uiMessages.pickerRecent)}
              </div>
            )}
            {options.map((option, at) => (
              <PickerRow
                key={option.value}
                id={optionId(at)}
                option={option}
                typed={text}
                isActive={at === active}
                isAfterRecent={showRecent && at === recent.length}
                onPoint={() => setActive(at)}
                onChoose={() => choose(option)}
              />
            ))}
            {rows > options.length && (
              <div
                id={optionId(options.length)}
                role="option"
                aria-selected={active === options.length}
                className="ui-picker__option ui-picker__option--create"
                onPointerMove={() => setActive(options.length)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pickRow(options.length)}
              >
                <Icon name="plus" />
                <span>{createLabel?.(text.trim())}</span>
              </div>
            )}
          </div>
          <div className={options.length === 0 ? 'ui-picker__none' : 'unseen'} role="status">
            {saysOf(found, { text, count: options.length }, intl)}
          </div>
        </Popover>
      )}
    </span>
  )
}
