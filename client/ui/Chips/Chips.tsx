import type { ReactNode } from 'react'
import './Chips.css'

export interface Chip {
  key: string
  label: ReactNode
  count?: number | string | undefined
}

/** Filters of a list, one chosen; the strip scrolls sideways, the page never does. */
export const Chips = ({
  label,
  chips,
  chosen,
  onChoose,
}: {
  label: string
  chips: Chip[]
  chosen: string
  onChoose: (key: string) => void
}) => (
  <div className="ui-chips" role="group" aria-label={label}>
    {chips.map((chip) => (
      <button key={chip.key} type="button" className="ui-chip" aria-pressed={chip.key === chosen} onClick={() => onChoose(chip.key)}>
        {chip.label}
        {chip.count !== undefined && <b>{chip.count}</b>}
      </button>
    ))}
  </div>
)
