import { COMMISSION_METHODS, COMMISSION_SOURCES, isPercentMethod } from '@shared/areas/agents/rules/commissions'
import { fold } from '@shared/foundation/text/fold'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useProductSearch } from '../../goods/parts/product-search'
import { formatMoney, formatNumber } from '../../../lib/format'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Picker, type PickerOption } from '../../../ui/Picker/Picker'
import { QuantityInput } from '../../../ui/QuantityInput/QuantityInput'
import { Select } from '../../../ui/Select/Select'
import { useLocale } from '../../../ui/zone/zone-context'
import { isAmountOf, type Mechanic, type MechanicGoods, type MechanicValues } from '../mechanic-values'
import { schemeMessages as m } from '../messages'
import { MethodSentence, methodWords, sourceWords } from '../parts/mechanic-sentence'
import { FieldError } from '../../../ui/Field/FieldError'

interface MechanicFieldsProps {
  values: MechanicValues
  /** Its place, from 1. */
  number: number
  /** What is in force in its place. */
  before: Mechanic | undefined
  /** Texts by the field's name. */
  errors: Readonly<Record<string, string>>
  onChange: (values: MechanicValues) => void
  onRemove: () => void
}

/** A mechanic as a sentence with fields in it. */
export const MechanicFields = ({ values, number, before, errors, onChange, onRemove }: MechanicFieldsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const searchGoods = useGoodsSearch()
  const { sourceName, methodName, x, comValue, goods } = values
  const isMoney = isAmountOf(methodName)
  const isPercent = isPercentMethod(methodName)
  const label = (text: string): string => `${text}, ${intl.formatMessage(m.mechanic, { number })}`
  const change = (changes: Partial<MechanicValues>): void => onChange({ ...values, ...changes })
  const same = before?.methodName === methodName ? before : undefined
  const former = [
    same && x !== null && same.x !== x && (isMoney ? formatMoney(same.x, locale) : formatNumber(same.x, locale)),
    same && !isPercent && comValue !== null && (same.comValue ?? 0) !== comValue && formatMoney(same.comValue ?? 0, locale),
  ].filter(Boolean)
  const texts = Object.values(errors)
  return (
    <li className="mechanic">
      <div className="mechanic__what">
        <Select
          aria-label={label(intl.formatMessage(m.source))}
          value={sourceName}
          options={COMMISSION_SOURCES.map((source) => ({ value: source, label: intl.formatMessage(sourceWords[source]) }))}
          onChange={(chosen) => change({ sourceName: COMMISSION_SOURCES.find((source) => source === chosen) ?? sourceName })}
        />
        <Picker<MechanicGoods>
          label={label(intl.formatMessage(m.goods))}
          placeholder={intl.formatMessage(m.allGoods)}
          clearable
          value={goods && { value: goods.id, label: goods.name }}
          search={searchGoods}
          onChange={(option) => change({ goods: option?.data ?? null })}
        />
        <IconButton icon="close" size="s" label={intl.formatMessage(m.removeMechanic, { number })} onClick={onRemove} />
      </div>
      <Select
        aria-label={label(intl.formatMessage(m.method))}
        value={methodName}
        options={COMMISSION_METHODS.map((method) => ({ value: method, label: intl.formatMessage(methodWords[method]) }))}
        onChange={(chosen) => change({ methodName: COMMISSION_METHODS.find((method) => method === chosen) ?? methodName })}
      />
      <div className="mechanic__sentence">
        <MethodSentence
          method={methodName}
          x={
            isMoney ? (
              <MoneyInput
                key="x"
                aria-label={label('[X]')}
                aria-invalid={errors['x'] ? true : undefined}
                value={x}
                onChange={(next) => change({ x: next })}
              />
            ) : (
              <QuantityInput
                key="x"
                decimals={isPercent}
                aria-label={label('[X]')}
                aria-invalid={errors['x'] ? true : undefined}
                value={x}
                onChange={(next) => change({ x: next })}
              />
            )
          }
          value={
            <MoneyInput
              key="value"
              aria-label={label(intl.formatMessage(m.value))}
              aria-invalid={errors['comValue'] ? true : undefined}
              value={comValue}
              onChange={(next) => change({ comValue: next })}
            />
          }
        />
        {former.length > 0 && <small className="ink-warn num">{intl.formatMessage(m.formerly, { figure: former.join(' · ') })}</small>}
      </div>
      {texts.length > 0 && <FieldError role="alert">{texts.join(' ')}</FieldError>}
    </li>
  )
}

/** Categories and products by words. */
const useGoodsSearch = () => {
  const intl = useIntl()
  const { data } = api.categories.useFind({ $limit: -1 })
  const { search } = useProductSearch()
  return async (text: string): Promise<PickerOption<MechanicGoods>[]> => {
    const categories = (data?.data ?? [])
      .filter(({ name }) => fold(name).includes(fold(text)))
      .map(({ _id, name }) => ({
        value: _id as string,
        label: name,
        detail: intl.formatMessage(m.category),
        data: { kind: 'category' as const, id: _id, name },
      }))
    const products = await search(text)
    return [
      ...categories,
      ...products.map(({ value, label, mark, detail }) => ({
        value,
        label,
        mark,
        detail,
        data: { kind: 'product' as const, id: value, name: label },
      })),
    ]
  }
}
