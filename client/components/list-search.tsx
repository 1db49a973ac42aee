import { useRef, type ComponentProps } from 'react'
import { useDebouncedValue } from '../lib/use-debounced-value'
import { useShortcut } from '../lib/use-shortcut'
import { SearchInput } from '../ui/TextInput/TextInput'

interface ListSearchProps extends Omit<ComponentProps<typeof SearchInput>, 'ref' | 'kbd' | 'placeholder'> {
  /** What to look for; the label when it isn't given. */
  hint?: string
}

/** The search over a list: `onChange` is told once typing has paused, and `/` leads here. */
export const ListSearch = ({ label, hint = label, value, onChange, ...rest }: ListSearchProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useDebouncedValue(value, onChange)
  useShortcut('/', () => field.current?.focus())
  return <SearchInput {...rest} ref={field} label={label} placeholder={hint} kbd="/" value={typed} onChange={setTyped} />
}
