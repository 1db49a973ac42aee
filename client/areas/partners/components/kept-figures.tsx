import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { formatMoney, formatMonthWithin } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { useLocale } from '../../../ui/zone/zone-context'
import { assetMessages as m } from '../messages'
import { DepreciationLine } from './depreciation-line'
import { progressOf, type AssetRow } from './kept-columns'
import './kept.css'

/** What an asset cost, what of it is lost, and what is left: the last one with the double rule. */
export const KeptFigures = ({ asset, row }: { asset: RecordOf<'assets'>; row: AssetRow | undefined }) => {
  const intl = useIntl()
  const locale = useLocale()
  if (!row) return null
  const isRented = asset.group === 'Rented Assets'
  const figures = [
    { label: isRented ? m.paid : m.cost, value: row.paid },
    { label: m.depreciated, value: row.depreciated },
    isRented ? { label: m.rent, value: row.monthly } : { label: m.left, value: row.bookValue },
  ]
  return (
    <DockPart sunken>
      <dl className="kept-figures">
        {figures.map(({ label, value }, at) => (
          <div key={label.id}>
            <dt className="second">{intl.formatMessage(label)}</dt>
            <dd className={at === figures.length - 1 ? 'kept-figures__final' : undefined}>
              <Amount value={value} size="large" weight={at === figures.length - 1 ? 'strong' : 'name'} />
            </dd>
          </div>
        ))}
      </dl>
      {!isRented && <DepreciationLine row={row} />}
      <p className="second num">
        {!isRented && row.monthly > 0 && row.until
          ? intl.formatMessage(m.monthlyOf, { amount: formatMoney(row.monthly, locale), month: formatMonthWithin(row.until, locale) })
          : progressOf(row, intl, locale)}
      </p>
    </DockPart>
  )
}
