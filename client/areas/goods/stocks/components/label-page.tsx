import type { Product } from '@shared/areas/goods/services/products'
import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { classNames } from '../../../../lib/class-names'
import { formatDate, formatMoney } from '../../../../lib/format'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { shortCode, type Paper } from '../label-sheet'
import { labelMessages as m } from '../messages'

/** What may stand on a label besides its code. */
export const labelParts = ['onName', 'onOrder', 'onPrice', 'onCompany'] as const
export type LabelParts = Readonly<Record<(typeof labelParts)[number], boolean>>

/** What a product sells for, where it has a price. */
const Price = ({ of }: { of: Product | undefined }) => {
  const locale = useLocale()
  return of?.price === undefined ? null : <b className="num">{formatMoney(of.price, locale)}</b>
}

interface LabelPageProps {
  readonly sheet: readonly (RecordOf<'stocks'> | null)[]
  readonly paper: Paper
  readonly shown: LabelParts
  /** The number of the order that brought the units. */
  readonly number: string
  readonly products: ReadonlyMap<string, Product>
  readonly nameOf: (productId: string) => string
  readonly leftOut: ReadonlySet<string>
  /** Not the page in view: it is there for the printer. */
  readonly isLater: boolean
  readonly onToggle: (unitId: string) => void
}

/** One sheet of labels as it will be printed; a press leaves a label out. */
export const LabelPage = ({ sheet, paper, shown, number, products, nameOf, leftOut, isLater, onToggle }: LabelPageProps) => {
  const intl = useIntl()
  const zone = useZone()
  const company = useWorkspace()?.name
  return (
    <div className={classNames('label-sheet', `label-sheet--${paper}`, isLater && 'label-sheet--later')}>
      {sheet.map((unit, cell) =>
        unit === null ? (
          <span key={cell} className="label label--used" />
        ) : (
          <button
            key={unit._id}
            type="button"
            className={classNames('label', leftOut.has(unit._id) && 'label--out')}
            aria-pressed={!leftOut.has(unit._id)}
            aria-label={intl.formatMessage(m.label, { code: shortCode(unit._id) })}
            onClick={() => onToggle(unit._id)}
          >
            <QrCode text={unit._id} size={72} />
            <span className="label__words">
              {shown.onName && <b>{nameOf(unit.productId)}</b>}
              <strong className="num">{shortCode(unit._id)}</strong>
              {shown.onOrder && (
                <small className="num">
                  {number} · {formatDate(unit.created, zone)}
                </small>
              )}
              {shown.onPrice && <Price of={products.get(unit.productId)} />}
              {shown.onCompany && <small>{company}</small>}
            </span>
          </button>
        ),
      )}
    </div>
  )
}
