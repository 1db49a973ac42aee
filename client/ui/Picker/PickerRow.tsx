import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Highlight } from './Highlight'
import './Picker.css'

export interface PickerOption<T = unknown> {
  value: string
  label: string
  /** A second line: phone, SKU, what is left. */
  detail?: ReactNode
  /** Before the words, as an Avatar. */
  mark?: ReactNode
  /** At the right, as a price. */
  aside?: ReactNode
  /** Why it can't be chosen. */
  reason?: ReactNode
  /** The record behind it. */
  data: T
}

interface PickerRowProps {
  id: string
  option: PickerOption
  /** What was typed: it is marked in the words. */
  typed: string
  isActive: boolean
  /** The first under those chosen a short while ago. */
  isAfterRecent: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One that can be chosen; it comes into sight when it is the active one. */
export const PickerRow = ({ id, option, typed, isActive, isAfterRecent, onPoint, onChoose }: PickerRowProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    aria-disabled={option.reason ? true : undefined}
    className={classNames('ui-picker__option', isAfterRecent && 'ui-picker__option--other')}
    ref={isActive ? showIt : undefined}
    onPointerMove={onPoint}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {option.mark ?? <span />}
    <span>
      <Highlight text={option.label} typed={typed} />
      {(option.reason ?? option.detail) && <small>{option.reason ?? option.detail}</small>}
    </span>
    {option.aside}
  </div>
)

const showIt = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' })
