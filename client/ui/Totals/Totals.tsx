import type { ReactNode } from 'react'
import { Amount } from '../Amount/Amount'
import './Totals.css'

export interface TotalLine {
  key: string
  label: ReactNode
  /** A second line: why. */
  note?: ReactNode
  value: number | null
  /** A sum of the lines above: a rule over it. `final` has the double rule under it. */
  kind?: 'sum' | 'final'
  /** In place of the amount: a field. */
  field?: ReactNode
}

/** The foot of an order: items, discount, total, paid, and what is left with the double rule. Deductions are plain. */
export const Totals = ({ lines }: { lines: TotalLine[] }) => (
  <dl className="ui-totals">
    {lines.map((line) => (
      <div key={line.key} className={line.kind && `ui-totals__row--${line.kind}`}>
        <dt>
          {line.label}
          {line.note && <small>{line.note}</small>}
        </dt>
        <dd>
          {line.field ?? (
            <Amount
              value={line.value}
              rule={line.kind === 'final'}
              size={line.kind === 'final' ? 'large' : 'base'}
              weight={line.kind === 'sum' ? 'strong' : 'plain'}
            />
          )}
        </dd>
      </div>
    ))}
  </dl>
)
