import { useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { Icon } from '../icons/Icon'
import { IconButton } from '../IconButton/IconButton'
import { Kbd } from '../Kbd/Kbd'
import { uiMessages } from '../messages'
import './input.css'

/** A line of text. In a form use `TextField`, which adds label and error. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" autoComplete="off" {...rest} className={classNames('ui-input', className)} />
)

/** Several lines; grows with its text. */
export const TextArea = ({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} rows={rows} className={classNames('ui-input', className)} />
)

/** A password with a button that shows it. */
export const PasswordInput = (props: Omit<ComponentProps<'input'>, 'type'>) => {
  const intl = useIntl()
  const [shown, setShown] = useState(false)
  return (
    <span className="ui-input-box">
      <input autoComplete="current-password" {...props} type={shown ? 'text' : 'password'} />
      <IconButton
        size="s"
        icon={shown ? 'eye' : 'eye-off'}
        label={intl.formatMessage(shown ? uiMessages.hidePassword : uiMessages.showPassword)}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </span>
  )
}

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Names the field to readers. */
  label: string
  value: string
  onChange: (text: string) => void
  /** The key that jumps here, shown while it is empty. */
  kbd?: string
}

/** The search of a list, with its loupe and its key; Esc empties it. */
export const SearchInput = ({ label, value, onChange, kbd, ...rest }: SearchInputProps) => {
  const intl = useIntl()
  return (
    <span className="ui-input-box" role="search">
      <Icon name="search" size={15} />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        type="search"
        aria-label={label}
        aria-keyshortcuts={kbd}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return
          event.stopPropagation()
          onChange('')
        }}
      />
      {value ? (
        <IconButton size="s" icon="close" iconSize={13} label={intl.formatMessage(uiMessages.clear)} onClick={() => onChange('')} />
      ) : (
        kbd && <Kbd>{kbd}</Kbd>
      )}
    </span>
  )
}
