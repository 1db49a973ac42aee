import type { CommissionMethod, CommissionSource } from '@shared/areas/agents/rules/commissions'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { formatMoney, formatNumber } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { goodsOf, isAmountOf, type DraftMechanic, type Mechanic } from '../mechanic-values'
import { schemeMessages as m } from '../messages'
import './mechanic-sentence.css'

export const sourceWords: Readonly<Record<CommissionSource, MessageDescriptor>> = {
  own: m.sourceOwn,
  referred: m.sourceReferred,
  network: m.sourceNetwork,
}

export const methodWords: Readonly<Record<CommissionMethod, MessageDescriptor>> = {
  'every [X] units': m.methodUnits,
  'every [X] dong of revenue': m.methodRevenue,
  'every order of at least [X] dong': m.methodOrder,
  'percent of revenue': m.methodPercent,
  'percent of gross profit': m.methodProfit,
}

const sentences: Readonly<Record<CommissionMethod, MessageDescriptor>> = {
  'every [X] units': m.everyUnits,
  'every [X] dong of revenue': m.everyRevenue,
  'every order of at least [X] dong': m.everyOrder,
  'percent of revenue': m.percentRevenue,
  'percent of gross profit': m.percentProfit,
}

/** The sentence of a method around what stands for [X] and for the value; fields or figures. */
export const MethodSentence = ({ method, x, value }: { method: CommissionMethod; x: ReactNode; value: ReactNode }) => (
  <FormattedMessage {...sentences[method]} values={{ x, value }} />
)

/** In a draft, where a figure is still missing. */
const MISSING = '…'

interface MethodFiguresProps {
  readonly mechanic: Pick<DraftMechanic, 'methodName' | 'x' | 'comValue'>
  readonly className?: string
}

/** How a mechanic counts, with its figures. */
export const MethodFigures = ({ mechanic: { methodName, x, comValue }, className = 'num' }: MethodFiguresProps) => {
  const locale = useLocale()
  const money = isAmountOf(methodName)
  return (
    <MethodSentence
      method={methodName}
      x={
        <b className={className}>
          {x === undefined ? MISSING : money ? formatMoney(x, locale, { currency: false }) : formatNumber(x, locale)}
        </b>
      }
      value={<b className="num">{comValue === undefined ? MISSING : formatMoney(comValue, locale)}</b>}
    />
  )
}

/** A mechanic in words: whose orders, of which goods, and what they come to. */
export const MechanicSentence = ({ mechanic }: { mechanic: DraftMechanic }) => {
  const intl = useIntl()
  const goods = goodsOf(mechanic)
  return (
    <span className="mechanic-words">
      <span className="second">
        {[intl.formatMessage(sourceWords[mechanic.sourceName]), goods ? goods.name : intl.formatMessage(m.allGoods)].join(' · ')}
      </span>
      <span>
        <MethodFigures mechanic={mechanic} className="mechanic-x num" />
      </span>
    </span>
  )
}

/** The same as plain words, for files and readers. */
export const useMechanicWords = (): ((mechanic: Mechanic) => string) => {
  const intl = useIntl()
  const locale = useLocale()
  return (mechanic) => {
    const { sourceName, methodName, x, comValue } = mechanic
    const figure = isAmountOf(methodName) ? formatMoney(x, locale, { currency: false }) : formatNumber(x, locale)
    const sentence = intl.formatMessage(sentences[methodName], { x: figure, value: formatMoney(comValue ?? 0, locale) })
    return [intl.formatMessage(sourceWords[sourceName]), goodsOf(mechanic)?.name, sentence].filter(Boolean).join(' · ')
  }
}
