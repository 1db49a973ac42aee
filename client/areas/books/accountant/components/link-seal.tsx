import { useIntl } from 'react-intl'
import { formatDateTime } from '../../../../lib/format'
import { Icon } from '../../../../ui/icons/Icon'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { useZone } from '../../../../ui/zone/zone-context'
import { checkTexts } from '../../months/check-texts'
import { codeLines, sealAddress } from '../../months/months'
import { accountantMessages as m } from '../messages'
import { useLink } from '../use-link'

const QR_POINTS = 116

/** The seal of the month: its code, and whether the books are still what was sealed. */
export const LinkSeal = () => {
  const intl = useIntl()
  const zone = useZone()
  const { code, at, checked, later } = useLink().opened.seal
  return (
    <section className="accountant-part accountant-seal" aria-label={intl.formatMessage(m.seal)}>
      <header>
        <h2>{intl.formatMessage(m.seal)}</h2>
        <span className="second num">{formatDateTime(at, zone)}</span>
      </header>
      <span className="seal-code__qr">
        <QrCode text={sealAddress(window.location.origin, code)} size={QR_POINTS} />
      </span>
      <p className="accountant-seal__code num">
        {codeLines(code).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className={checked ? `months-mark ${checked.holds ? 'ink-credit' : 'ink-debit'}` : 'months-mark second'} role="status">
        <Icon name={checked ? (checked.holds ? 'check' : 'warning') : 'clock'} size={15} />
        {checked
          ? intl.formatMessage(checked.holds ? m.holds : m.broken, { at: formatDateTime(checked.at, zone) })
          : intl.formatMessage(m.unproven)}
      </p>
      {later > 0 && (
        <p className="months-mark ink-warn">
          <Icon name="clock" size={15} /> {intl.formatMessage(m.later, { count: later })}
        </p>
      )}
    </section>
  )
}

/** What the company says of what stayed open when it closed the month. */
export const LinkNotes = () => {
  const intl = useIntl()
  const { notes } = useLink().opened
  if (notes.length === 0) return null
  return (
    <section className="accountant-part" aria-label={intl.formatMessage(m.notes)}>
      <header>
        <h2>{intl.formatMessage(m.notes)}</h2>
      </header>
      {notes.map(({ kind, note, count }) => (
        <p key={kind}>
          <span className="second">
            {intl.formatMessage(checkTexts[kind].title)} · {intl.formatMessage(checkTexts[kind].open, { count })}
          </span>
          <br />
          {note}
        </p>
      ))}
    </section>
  )
}
