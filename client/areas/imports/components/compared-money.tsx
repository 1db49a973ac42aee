import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { sumDong } from '@shared/foundation/money/money'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../../lib/format'
import { Icon } from '../../../ui/icons/Icon'
import { useLocale } from '../../../ui/zone/zone-context'
import { nameOfCheck } from '../kinds'
import { importMessages as m } from '../messages'
import { checksOf } from '../use-batch'

/** Rows that make nothing, by why, and what entries do to the money. */
const asideTexts: Readonly<Partial<Record<NonNullable<ImportRecord['besides']>[number]['what'], MessageDescriptor>>> = {
  units: m.unitsLeft,
  models: m.modelsLeft,
  deleted: m.deletedLeft,
  cancelled: m.cancelledLeft,
  priced: m.pricedLeft,
  entriesBefore: m.entriesBefore,
  entriesSince: m.entriesSince,
  ordersBefore: m.ordersBefore,
  moved: m.movedLeft,
  givenBack: m.givenBackLeft,
  priceLists: m.priceListsLeft,
}

/** Money of the files beside what is written of it: where they differ, whose rows it is of, and the way to them. */
export const ComparedMoney = ({ files }: { files: readonly ImportRecord[] }) => {
  const intl = useIntl()
  const locale = useLocale()
  const checks = checksOf(files)
  const money = (value: number): string => formatMoney(value, locale, { plus: false, currency: false })
  const aside = files.flatMap(({ _id, besides = [] }) =>
    besides.flatMap(({ what, count, names = [] }) => {
      const text = asideTexts[what]
      return text ? [{ key: `${_id} ${what}`, text: intl.formatMessage(text, { count, names: names.join(', ') }) }] : []
    }),
  )
  const hasOrders = files.some(({ kind, makes }) => kind === 'orders' && makes > 0)
  const hasDebts = checks.some(({ what }) => what === 'debts')
  const inOrders = sumDong(
    files.flatMap(({ besides = [] }) => besides.flatMap(({ what, amount = 0 }) => (what === 'inOrders' ? [amount] : []))),
  )
  return (
    <>
      {hasOrders && (
        <p className="imports__warning" role="status">
          <Icon name={hasDebts ? 'info' : 'warning'} size={16} />
          {intl.formatMessage(hasDebts ? m.ordersBeside : m.ordersAlone, { amount: inOrders === 0 ? 'none' : money(inOrders) })}
        </p>
      )}
      {checks.length > 0 && (
        <>
          <h2 className="imports__band">{intl.formatMessage(m.besideFile)}</h2>
          <table className="imports__compared">
            <thead>
              <tr>
                <td />
                <th scope="col">{intl.formatMessage(m.inFile)}</th>
                <th scope="col">{intl.formatMessage(m.toWrite)}</th>
                <th scope="col">{intl.formatMessage(m.difference)}</th>
              </tr>
            </thead>
            <tbody>
              {checks.map(({ key, told, kept, file, ...check }) => (
                <tr key={key}>
                  <th scope="row">{nameOfCheck(file, check, intl, locale)}</th>
                  <td className="num">{money(told)}</td>
                  <td className="num">{money(kept)}</td>
                  <td className={told === kept ? 'num ink-credit' : 'num ink-warn'}>
                    <span className="imports__difference">
                      {told === kept && <Icon name="check" size={14} />} {money(kept - told)}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {checks
        .filter(({ told, kept, what }) => told !== kept && what !== 'sum')
        .map(({ key, told, kept, file, rows = 0, ...check }) => (
          <p key={key} className="imports__warning">
            <Icon name="warning" size={16} />
            {intl.formatMessage(m.differs, { amount: money(told - kept), what: nameOfCheck(file, check, intl, locale), rows })}
            {file.faulty > 0 && (
              <Link to={`/imports/${file._id}`}>
                {intl.formatMessage(m.mendRows, { count: new Set(file.faults.map(({ row }) => row)).size })}
              </Link>
            )}
          </p>
        ))}
      {aside.map(({ key, text }) => (
        <p key={key} className="imports__warning">
          <Icon name="info" size={16} />
          {text}
        </p>
      ))}
    </>
  )
}
