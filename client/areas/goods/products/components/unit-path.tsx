import type { RecordOf } from '@shared/registry/service-types'
import { roundDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { CopyIcon } from '../../../../components/copy-button'
import { Amount } from '../../../../ui/Amount/Amount'
import { When } from '../../../../ui/When/When'
import { stockMessages as m } from '../messages'
import { orderLink } from '../movements'
import { shortCode, type Unit } from '../use-units'

interface UnitPathProps {
  unit: Unit
  name: string
  orderOf: (id: string | undefined) => RecordOf<'orders'> | undefined
  nameOf: (warehouseId: string) => string
}

/** The way of one unit: what brought it, where it stands or what took it. */
export const UnitPath = ({ unit, name, orderOf, nameOf }: UnitPathProps) => {
  const intl = useIntl()
  const seesCost = useCan('/purchases')
  const code = shortCode(unit._id)
  const step = (id: string, way: 'came' | 'went') => {
    const number = orderOf(id)?.order_number
    const text = intl.formatMessage(way === 'came' ? m.unitCame : m.unitLeft, { number: number ?? intl.formatMessage(m.anOrder) })
    return number ? <Link to={orderLink(id, number)}>{text}</Link> : text
  }
  return (
    <div className="stock-path">
      <div className="stock-path__head">
        <Link className="num strong" to={`/unit/${unit._id}`}>
          {code}
        </Link>
        <CopyIcon text={unit._id} label={intl.formatMessage(m.unitCode, { code })} />
        <span className="muted cut">{name}</span>
        {seesCost && (
          <span className="muted stock-path__cost">
            {intl.formatMessage(m.unitCost2)} <Amount value={unit.cost === null || unit.cost === undefined ? null : roundDong(unit.cost)} />
          </span>
        )}
      </div>
      <ol>
        <li className="stock-path__step stock-path__step--in">
          {step(unit.importId, 'came')}
          <When value={unit.created} as="date-time" />
        </li>
        {unit.exported && unit.exportId ? (
          <li className="stock-path__step">
            {step(unit.exportId, 'went')}
            {unit.exportTime && <When value={unit.exportTime} as="date-time" />}
          </li>
        ) : (
          <li className="stock-path__step">{intl.formatMessage(m.unitHere, { warehouse: nameOf(unit.warehouseId) })}</li>
        )}
      </ol>
    </div>
  )
}
