import { useIntl } from 'react-intl'
import { CopyIcon } from '../../../components/copy-button'
import { classNames } from '../../../lib/class-names'
import { stockMessages as m } from '../messages'
import { shortCode, type Unit } from '../use-units'

interface UnitCardProps {
  unit: Unit
  isChosen: boolean
  /** Where it stands, or the order that took it. */
  about: string
  onChoose: () => void
}

/** One unit by its code, which a button copies whole. */
export const UnitCard = ({ unit, isChosen, about, onChoose }: UnitCardProps) => {
  const intl = useIntl()
  const code = shortCode(unit._id)
  return (
    <li className={classNames('stock-unit', unit.exported && 'stock-unit--gone', isChosen && 'stock-unit--chosen')}>
      <button type="button" className="stock-unit__face" aria-pressed={isChosen} onClick={onChoose}>
        <b className="num">{code}</b>
        <span className="second cut">{about}</span>
      </button>
      <CopyIcon text={unit._id} label={intl.formatMessage(m.unitCode, { code })} />
    </li>
  )
}
