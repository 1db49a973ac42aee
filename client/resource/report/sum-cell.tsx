import { roundDong } from '@shared/foundation/money/money'
import { FigureButton } from '../../ui/FigureButton/FigureButton'
import { FigureValue } from './figure-entries'

interface SumCellProps {
  value: number
  /** Pieces, not money. */
  counted: boolean
  /** Shows what it is made of; absent where it is nothing. */
  onOpen: (() => void) | undefined
}

/** A sum under a column. */
export const SumCell = ({ value, counted, onOpen }: SumCellProps) => {
  const cell = (
    <b>
      <FigureValue value={counted ? value : roundDong(value)} counted={counted} />
    </b>
  )
  return onOpen ? <FigureButton onOpen={onOpen}>{cell}</FigureButton> : cell
}
