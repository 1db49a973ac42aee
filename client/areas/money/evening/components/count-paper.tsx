import type { DayClose } from '@shared/areas/money/services/dayCloses'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { inWords, PaperHead, PaperSigns, type Issuer } from '../../../../components/paper/paper'
import { formatDate, formatDateTime } from '../../../../lib/format'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { NotesOnPaper } from '../../parts/cash-notes/notes-on-paper'
import { eveningMessages as m } from '../messages'
import { countMessages as cm } from '../messages'
import { MoneyOnPaper, SalesOnPaper } from './day-on-paper'
import '../../parts/cash-notes/count-paper.css'

/** What was counted of which notes, what the book said, and who signed; what came in and left, and who sold what, beside it. */
export const CountPaper = ({ close, issuer, isRoll }: { close: DayClose; issuer: Issuer; isRoll: boolean }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const { number, day, label, pieces, other, counted, expected, difference = 0, reason, note, signedAt, signedBy, status } = close
  const verdict = difference === 0 ? m.agrees : difference < 0 ? m.short : m.over
  const facts: readonly (readonly [string, ReactNode])[] = [
    [intl.formatMessage(m.paperDay), formatDate(day)],
    [intl.formatMessage(m.paperAccount), label],
    ...(signedAt ? ([[intl.formatMessage(m.paperSigned), `${signedBy?.name ?? '–'}, ${formatDateTime(signedAt, zone)}`]] as const) : []),
  ]
  return (
    <div className={isRoll ? 'count-paper count-paper--roll' : 'count-paper'}>
      <PaperHead issuer={issuer} />
      <h1>{intl.formatMessage(m.paper)}</h1>
      <p className="num count-paper__number">{number}</p>
      {status === 'cancelled' && (
        <p className="strong">
          {intl.formatMessage(m.paperTakenBack, { name: close.takenBackBy ?? '–', reason: close.takenBackReason ?? '–' })}
        </p>
      )}
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <NotesOnPaper
        pieces={pieces}
        other={other}
        counted={counted}
        {...(expected === undefined
          ? {}
          : { against: { name: intl.formatMessage(m.expected), expected, verdict: intl.formatMessage(verdict), difference } })}
      />
      <p>
        {intl.formatMessage(m.inWords)}: {inWords(counted, locale)}
      </p>
      {difference !== 0 && reason && (
        <p>
          {intl.formatMessage(cm.reason)}: {reason}
          {close.fund?.number && ` (${close.fund.number})`}
        </p>
      )}
      {note && (
        <p>
          {intl.formatMessage(cm.note)}: {note}
        </p>
      )}
      <MoneyOnPaper day={day} label={label} />
      <SalesOnPaper day={day} />
      <PaperSigns who={[{ as: m.cashier, name: signedBy?.name }, { as: m.board }]} />
    </div>
  )
}
