import { isPercentMethod } from '@shared/areas/agents/rules/commissions'
import { useIntl } from 'react-intl'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { QuantityInput } from '../../../ui/QuantityInput/QuantityInput'
import { isAmountOf, type MechanicValues } from '../mechanic-values'
import { schemeMessages } from '../messages'
import { MethodSentence, sourceWords } from '../parts/mechanic-sentence'
import { type Tried, Figures } from './compared-figures'

interface TriedMechanicProps {
  values: MechanicValues
  number: number
  now: number | undefined
  then: Tried
  onChange: (values: MechanicValues) => void
}

/** A mechanic with its figures open for trying, and what they come to. */
export const TriedMechanic = ({ values, number, now, then, onChange }: TriedMechanicProps) => {
  const intl = useIntl()
  const { sourceName, methodName, x, comValue, goods } = values
  const label = (text: string): string => `${text}, ${intl.formatMessage(schemeMessages.mechanic, { number })}`
  return (
    <div className="dry-run__line">
      <span className="dry-run__what">
        <span className="dry-run__sentence">
          <b className="num second">{number}</b>{' '}
          <MethodSentence
            method={methodName}
            x={
              isAmountOf(methodName) ? (
                <MoneyInput aria-label={label('[X]')} value={x} onChange={(next) => onChange({ ...values, x: next })} />
              ) : (
                <QuantityInput
                  decimals={isPercentMethod(methodName)}
                  aria-label={label('[X]')}
                  value={x}
                  onChange={(next) => onChange({ ...values, x: next })}
                />
              )
            }
            value={
              <MoneyInput
                aria-label={label(intl.formatMessage(schemeMessages.value))}
                value={comValue}
                onChange={(next) => onChange({ ...values, comValue: next })}
              />
            }
          />
        </span>
        <small>
          {[intl.formatMessage(sourceWords[sourceName]), goods?.name ?? intl.formatMessage(schemeMessages.allGoods)].join(' · ')}
        </small>
      </span>
      <Figures now={now} then={then} />
    </div>
  )
}
