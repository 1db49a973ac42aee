import type { Seal } from '@shared/areas/books/services/seals'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { LoadFailed } from '../../../../components/list-states'
import { formatDate, formatDateTime, formatNumber } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { sealMessages as m } from '../messages'
import { dayAfter, entryAddress, monthOfSeal, type Proof } from '../months'

interface ProofState {
  readonly currentData?: Proof | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Whether the books are what was sealed. */
export const Proven = ({ proof }: { proof: ProofState }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const { currentData, error, refetch, isFetching } = proof
  if (!currentData)
    return error ? (
      <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
    ) : (
      <p className="second">{intl.formatMessage(m.proving)}</p>
    )
  const { holds, broken, seq, known } = currentData
  if (holds)
    return (
      <>
        <p className="months-mark ink-credit" role="status">
          <Icon name="check" size={15} /> {intl.formatMessage(m.provenHolds, { seq: formatNumber(seq, locale) })}
        </p>
        {known && <p className="second num">{intl.formatMessage(m.provenSince, { at: formatDateTime(known, zone) })}</p>}
      </>
    )
  const why = { changed: m.brokenChanged, missing: m.brokenMissing, line: m.brokenLine, seal: m.brokenSeal }[broken?.why ?? 'line']
  return (
    <p className="months-mark ink-debit" role="alert">
      <Icon name="warning" size={15} />{' '}
      {intl.formatMessage(why, { seq: formatNumber(broken?.seq ?? 0, locale), name: broken?.name ?? intl.formatMessage(m.entry) })}
    </p>
  )
}

/** What was entered after the seal on days before its end. */
export const After = ({ seal, proof }: { seal: Seal; proof: Proof | undefined }) => {
  const intl = useIntl()
  const zone = useZone()
  const { opened } = seal
  const day = formatDate(dayAfter(monthOfSeal(seal)))
  const { count = 0, amount, data = [] } = proof?.later ?? {}
  return (
    <DockPart title={intl.formatMessage(m.after)} count={count}>
      {opened && (
        <p className="second">
          {intl.formatMessage(m.openedBy, { at: formatDateTime(opened.at, zone), name: opened.by, reason: opened.reason })}
        </p>
      )}
      {count === 0 ? (
        <p className="second">{intl.formatMessage(m.afterNone, { day })}</p>
      ) : (
        <>
          <p className="ink-warn seal-after">
            <span>{intl.formatMessage(m.afterCount, { count, day })}</span>
            {amount !== undefined && <Amount value={amount} />}
          </p>
          <ul className="seal-lines">
            {data.map((entry, at) => {
              const to = entryAddress(entry)
              const name = entry.name ?? intl.formatMessage(m.entry)
              return (
                <li key={at}>
                  <span className="second num">{entry.day && formatDate(entry.day)}</span>
                  {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
                  <Amount value={entry.amount} currency={false} />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </DockPart>
  )
}
