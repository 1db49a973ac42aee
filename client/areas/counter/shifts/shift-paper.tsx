import type { Shift } from '@shared/areas/counter/services/shifts'
import { useIntl } from 'react-intl'
import { PaperFact, PaperHead, PaperSigns, type Issuer } from '../../../components/paper/paper'
import { formatDateTime, formatMoney } from '../../../lib/format'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import '../../money/parts/cash-notes/count-paper.css'
import { NotesOnPaper } from '../../money/parts/cash-notes/notes-on-paper'
import { counterMessages as m, shiftMessages } from '../messages'
import { useDrawerLines, useLeftLines, useTakingsLines } from './shift-facts'

/** A shift on paper: who, from when to when, what the drawer should hold, what was counted, what was taken and what is left. */
export const ShiftPaper = ({ shift, issuer, isRoll }: { shift: Shift; issuer: Issuer; isRoll: boolean }) => {
  const intl = useIntl()
  const zone = useZone()
  const {
    number,
    counter,
    created,
    creator,
    closedAt,
    closedBy,
    counted = [],
    other = 0,
    countedAmount,
    expected,
    difference = 0,
    note,
  } = shift
  const parts = [
    { title: m.expected, lines: useDrawerLines(shift) },
    { title: m.takings, lines: useTakingsLines(shift) },
    { title: m.afterCount, lines: useLeftLines(shift) },
  ]
  const verdict = difference === 0 ? m.agrees : difference < 0 ? m.short : m.over
  return (
    <div className={isRoll ? 'count-paper count-paper--roll' : 'count-paper'}>
      <PaperHead issuer={issuer} />
      <h1>{intl.formatMessage(m.paper)}</h1>
      <p className="num count-paper__number">{number}</p>
      <dl>
        <PaperFact term={intl.formatMessage(shiftMessages.counter)}>{counter}</PaperFact>
        <PaperFact term={intl.formatMessage(m.opened)}>
          {[formatDateTime(created, zone), creator?.name].filter(Boolean).join(', ')}
        </PaperFact>
        <PaperFact term={intl.formatMessage(shiftMessages.closedAt)}>
          {closedAt && [formatDateTime(closedAt, zone), closedBy?.name].filter(Boolean).join(', ')}
        </PaperFact>
      </dl>
      {countedAmount !== undefined && (
        <NotesOnPaper
          pieces={counted}
          other={other}
          counted={countedAmount}
          against={{ name: intl.formatMessage(m.expected), expected, verdict: intl.formatMessage(verdict), difference }}
        />
      )}
      {note && (
        <p>
          {intl.formatMessage(shiftMessages.note)}: {note}
        </p>
      )}
      {parts.map(({ title, lines }) => lines.length > 0 && <LinesOnPaper key={title.id} title={intl.formatMessage(title)} lines={lines} />)}
      <PaperSigns who={[{ as: m.handsOver, name: closedBy?.name }, { as: m.takesOver }]} />
    </div>
  )
}

const LinesOnPaper = ({ title, lines }: { title: string; lines: ReturnType<typeof useDrawerLines> }) => {
  const locale = useLocale()
  return (
    <table className="count-paper__day">
      <thead>
        <tr>
          <th>{title}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, value, isSum }) => (
          <tr key={key} className={isSum && 'strong'}>
            <td>{name}</td>
            <td className="end num">{formatMoney(value, locale, { currency: false })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
