import { classNames } from '../../../../lib/class-names'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { shortCode, type Unit } from '../use-units'

interface UnitCardProps {
  unit: Unit
  isChosen: boolean
  /** Where it stands, or the order that took it. */
  about: string
  onChoose: () => void
}

/** One unit: its code as scanners and as people read it. */
export const UnitCard = ({ unit, isChosen, about, onChoose }: UnitCardProps) => (
  <li className={classNames('stock-unit', unit.exported && 'stock-unit--gone', isChosen && 'stock-unit--chosen')}>
    <button type="button" className="stock-unit__face" aria-pressed={isChosen} onClick={onChoose}>
      <QrCode text={unit._id} size={60} />
      <span className="stock-unit__words">
        <b className="num">{shortCode(unit._id)}</b>
        <span className="second cut">{about}</span>
      </span>
    </button>
  </li>
)
