import { useId, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Icon, type IconName } from '../icons/Icon'
import './Segmented.css'

export interface Segment<K extends string> {
  key: K
  label: ReactNode
  icon?: IconName
  ink?: 'credit' | 'debit'
}

export interface SegmentedProps<K extends string> {
  label: string
  segments: Segment<K>[]
  chosen: K
  onChoose: (key: K) => void
  block?: boolean
}

/** Two to four ways of seeing or entering, one in force: in or out, by delivery or by order. Arrows change it. */
export const Segmented = <K extends string>({ label, segments, chosen, onChoose, block }: SegmentedProps<K>) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classNames('ui-segmented', block && 'ui-segmented--block')}>
      {segments.map((segment) => (
        <label key={segment.key} className={segment.ink && `ui-segmented--${segment.ink}`}>
          <input type="radio" name={name} checked={segment.key === chosen} onChange={() => onChoose(segment.key)} />
          {segment.icon && <Icon name={segment.icon} size={14} />}
          {segment.label}
        </label>
      ))}
    </div>
  )
}
