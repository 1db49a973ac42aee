import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Row } from '../../../../ui/Panel/Panel'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { useLocale } from '../../../../ui/zone/zone-context'
import { payMessages as m } from '../messages'

/** What is often advanced; whole dong. */
const USUAL = [3_000_000, 5_000_000]

interface EarnedBarProps {
  /** What can be advanced. */
  readonly due: number
  readonly amount: number | null
  readonly onChoose: (amount: number) => void
}

/** How much of an advance is earned already, and amounts that are. */
export const EarnedBar = ({ due, amount, onChoose }: EarnedBarProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const above = Math.max(0, (amount ?? 0) - due)
  return (
    <div className="pay-earned">
      {above > 0 && (
        <>
          <ProgressBar value={due} most={amount ?? due} />
          <p className="pay-earned__ends">
            <span className="second">{intl.formatMessage(m.earned, { amount: money(due) })}</span>
            <span className="ink-debit">{intl.formatMessage(m.unearned, { amount: money(above) })}</span>
          </p>
        </>
      )}
      <Row>
        {USUAL.filter((each) => each < due).map((each) => (
          <Button key={each} size="s" onClick={() => onChoose(each)}>
            {money(each)}
          </Button>
        ))}
        {due > 0 && (
          <Button size="s" onClick={() => onChoose(due)}>
            {intl.formatMessage(m.most, { amount: money(due) })}
          </Button>
        )}
      </Row>
    </div>
  )
}
