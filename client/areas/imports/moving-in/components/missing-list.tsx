import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { movingInMessages as m } from '../messages'
import { missingSteps, notSignedIn, type Known } from '../opening'

const places = {
  goods: '/products/goods?open=new',
  stock: '/products/goods',
  unknown: '/products/goods',
  cash: null,
  members: '/office/hr?open=new',
  signIns: null,
} as const

/** What is still missing, each with the way there. */
export const MissingList = ({
  known,
  onCash,
  onHandOver,
}: {
  readonly known: Known
  readonly onCash: () => void
  readonly onHandOver: () => void
}) => {
  const intl = useIntl()
  const locale = useLocale()
  const missing = missingSteps(known)
  const rowsOut = known.stayedOut.map(({ _id, name: file, rows, amount }) => ({
    _id,
    text: intl.formatMessage(amount > 0 ? m.missingRowsWorth : m.missingRows, { file, rows, amount: formatMoney(amount, locale) }),
  }))
  return (
    <section className="moving-missing" aria-label={intl.formatMessage(m.missing)}>
      <h3 className="name">{intl.formatMessage(m.missing)}</h3>
      {missing.length + rowsOut.length === 0 ? (
        <p className="second">{intl.formatMessage(m.missingNothing)}</p>
      ) : (
        <ul>
          {missing.map((key) => {
            const place = places[key]
            const about = intl.formatMessage(m[`missing.${key}`], { unknown: known.unknown, waiting: notSignedIn(known) })
            return (
              <li key={key}>
                <span>{about}</span>
                {place === null ? (
                  <button
                    type="button"
                    className="reach moving-missing__act"
                    onClick={key === 'signIns' ? onHandOver : onCash}
                    aria-label={about}
                  >
                    {intl.formatMessage(key === 'signIns' ? m.handOver : m.add)}
                  </button>
                ) : (
                  <Link className="reach" to={place} aria-label={about}>
                    {intl.formatMessage(key === 'unknown' || key === 'stock' ? m.see : m.add)}
                  </Link>
                )}
              </li>
            )
          })}
          {rowsOut.map(({ _id, text }) => (
            <li key={_id}>
              <span>{text}</span>
              <Link className="reach" to={`/imports/${_id}`} aria-label={text}>
                {intl.formatMessage(m.see)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
