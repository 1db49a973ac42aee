import { roundDong } from '@shared/foundation/money/money'
import { FigureButton } from '../../ui/FigureButton/FigureButton'
import { FigureValue } from './figure-entries'

interface SumCellProps {
  value: number
  /** Pieces, not money. */
  counted: boolean
  /** A part of 1. */
  isShare?: boolean
  /** Shows what it is made of; absent where it is nothing. */
  onOpen: (() => void) | undefined
}

/** A sum under a column. */
export const SumCell = ({ value, counted, isShare = false, onOpen }: SumCellProps) => {
  const cell = (
    <b>
      <FigureValue value={counted || isShare ? value : roundDong(value)} counted={counted} isShare={isShare} />
    </b>
  )
  return onOpen ? <FigureButton onOpen={onOpen}>{cell}</FigureButton> : cell
}
