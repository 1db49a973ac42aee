import type { ReactNode, Ref } from 'react'
import type { IconName } from '../icons/Icon'
import type { PickerOption } from './PickerRow'

export interface PickerProps<T> {
  /** Names it to readers when no `Field` does. */
  label?: string
  value: Pick<PickerOption<T>, 'value' | 'label'> | null
  onChange: (option: PickerOption<T> | null) => void
  /** Finds by what was typed; the empty text gives what is usual. */
  search: (text: string, signal: AbortSignal) => Promise<PickerOption<T>[]>
  /** Before anything is typed they stand over what is usual, newest first. */
  recent?: PickerOption<T>[]
  /** The last row, 'Thêm khách “…”'; it hands over the typed text. */
  createLabel?: (text: string) => ReactNode
  onCreate?: (text: string) => void
  /** Enter right after a scan or a paste, before a list is there: the code as it came. True when it was taken. */
  onScan?: (code: string) => boolean | Promise<boolean>
  placeholder?: string
  icon?: IconName
  clearable?: boolean
  /** Text only, without an edge: the last row of a table. It stays empty after each choice. */
  bare?: boolean
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  id?: string | undefined
  onBlur?: () => void
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}
