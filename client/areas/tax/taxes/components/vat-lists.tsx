import type { VatSide as Side } from '@shared/foundation/documents/vat-moves'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { FigureButton } from '../../../../ui/FigureButton/FigureButton'
import { Icon } from '../../../../ui/icons/Icon'
import { Opening } from '../../../../ui/Opening/Opening'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { rateText } from '../../parts/vat/rates'
import { taxMessages as m } from '../messages'
import { type byRate, keyOfLine, numberOf, type VatLine, type VatLines, type VatSums } from '../vat'

/** Of a rate with more rows so many are shown, the others in a dialog. */
const SHOWN = 12

/** Where the document of a line stands; null for whoever may not open it. */
export const useVatAddress = (side: Side): ((line: VatLine) => string | null) => {
  const [maySales, mayPurchases, mayFunds] = [useCan('/sales'), useCan('/purchases'), useCan('/funds')]
  return ({ service, _id }) => {
    if (service === 'funds') return mayFunds ? `/funds?open=${_id}` : null
    if (side === 'output') return maySales ? `/sales/orders/byOrder/${_id}` : null
    return mayPurchases ? `/purchases/orders/byOrder/${_id}` : null
  }
}

interface VatListsProps {
  side: Side
  groups: ReturnType<typeof byRate>
  lines: VatLines
  addressOf: (line: VatLine) => string | null
  onOpen: (sums: VatSums) => void
}

export const VatLists = ({ side, groups, lines, addressOf, onOpen }: VatListsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <div className="vat-list">
      <p className="vat-list__line vat-list__head second muted">
        <span>{intl.formatMessage(m.numberDay)}</span>
        <span>{intl.formatMessage(side === 'output' ? m.buyer : m.seller)}</span>
        <span>{intl.formatMessage(m.base)}</span>
        <span>{intl.formatMessage(m.amount)}</span>
      </p>
      {groups.map(({ sums, lines: own }) => {
        const rate = rateText(intl, sums.rate)
        return (
          <section key={String(sums.rate)} aria-label={intl.formatMessage(m.rate, { rate })}>
            <h3 className="vat-list__line vat-list__rate">
              <span>{intl.formatMessage(m.rate, { rate })}</span>
              <FigureButton
                label={intl.formatMessage(m.openRate, { rate, amount: formatMoney(sums.base, locale) })}
                onOpen={() => onOpen(sums)}
              >
                <Amount value={sums.base} currency={false} weight="strong" />
              </FigureButton>
              <FigureButton
                label={intl.formatMessage(m.openRate, { rate, amount: formatMoney(sums.amount, locale) })}
                onOpen={() => onOpen(sums)}
              >
                <Amount value={sums.amount} currency={false} weight="strong" />
              </FigureButton>
            </h3>
            {own.slice(0, SHOWN).map((line) => (
              <Row key={keyOfLine(line)} line={line} to={addressOf(line)} />
            ))}
            {own.length > SHOWN && (
              <p className="vat-list__more second">
                {intl.formatMessage(m.more, { count: own.length - SHOWN })}{' '}
                <Button kind="link" size="s" onClick={() => onOpen(sums)}>
                  {intl.formatMessage(m.openAll)}
                </Button>
              </p>
            )}
          </section>
        )
      })}
      {lines.hidden.count > 0 && (
        <p className="vat-list__line vat-list__row">
          <span />
          <span className="muted">{intl.formatMessage(m.hidden, { count: lines.hidden.count })}</span>
          <Amount value={lines.hidden.base} currency={false} />
          <Amount value={lines.hidden.amount} currency={false} />
        </p>
      )}
      <p className="vat-list__line vat-list__sum">
        <b>{intl.formatMessage(m.sum)}</b>
        <span />
        <Amount value={lines.total.base} currency={false} weight="strong" />
        <Amount value={lines.total.amount} currency={false} weight="strong" />
      </p>
    </div>
  )
}

const Row = ({ line, to }: { line: VatLine; to: string | null }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { partner, taxCode, date, base, amount, invoiceVat } = line
  return (
    <Opening className="vat-list__line vat-list__row" to={to}>
      <span className="vat-list__two">
        <span className="name num cut">{numberOf(line)}</span>
        <span className="second faint">
          <When value={date} as="day-month" />
        </span>
      </span>
      <span className="vat-list__two">
        <span className="cut">{partner}</span>
        <span className="second muted cut">
          {[
            taxCode && intl.formatMessage(m.taxCode, { code: taxCode }),
            invoiceVat !== undefined && intl.formatMessage(m.differs, { amount: formatMoney(invoiceVat, locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Amount value={base} currency={false} />
      <Amount value={amount} currency={false} />
    </Opening>
  )
}

interface ProofProps {
  side: Side
  sums: readonly VatSums[]
  lines: VatLines
  busy: boolean
}

export const VatProof = ({ side, sums, lines, busy }: ProofProps) => {
  const intl = useIntl()
  const adds = sums.reduce((sum, { amount }) => sum + amount, 0) === lines.total.amount
  if (!adds) return <p className={busy ? 'vat-proof muted' : 'vat-proof ink-warn'}>{intl.formatMessage(m.agreesNot)}</p>
  return (
    <p className="vat-proof ink-credit">
      <Icon name="check" size={14} />
      {intl.formatMessage(m.agrees, { account: side === 'output' ? '3331' : '1331' })}
    </p>
  )
}
