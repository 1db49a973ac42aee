import type { ReactNode } from 'react'
import { Amount } from '../../ui/Amount/Amount'

interface PaperSumProps {
  label: ReactNode
  /** Dong. */
  value: number
  /** A sum that others lead to. */
  strong?: boolean
  className?: string
}

/** A line of the sums under a paper; stands in a list of definitions. */
export const PaperSum = ({ label, value, strong = false, className }: PaperSumProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{strong ? <Amount value={value} weight="strong" /> : <Amount value={value} />}</dd>
  </div>
)
