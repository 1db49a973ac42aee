import type { Product } from '@shared/areas/goods/services/products'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Amount } from '../../../ui/Amount/Amount'
import { Field } from '../../../ui/Field/Field'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Stack } from '../../../ui/Panel/Panel'
import { Picker } from '../../../ui/Picker/Picker'
import { QuantityInput } from '../../../ui/QuantityInput/QuantityInput'
import { useProductSearch } from '../../goods/parts/product-search'
import { settleMessages as m } from '../messages'
import type { Instead } from './settle-lines'

interface InsteadPartProps {
  /** How many pieces aren't there. */
  readonly lacks: number
  readonly instead: Instead | null
  readonly onChoose: (instead: Instead | null) => void
  /** What the customer still pays, in whole dong; below 0: what goes back. */
  readonly open: number
  readonly mayRefund: boolean
  /** How what is still paid is paid. */
  readonly children: ReactNode
}

/** Which goods the customer took in place of those that aren't there, and what that makes of the money. */
export const InsteadPart = ({ lacks, instead, onChoose, open, mayRefund, children }: InsteadPartProps) => {
  const intl = useIntl()
  const { search, toOption } = useProductSearch()
  const choose = (product: Product): void => onChoose({ product, quantity: lacks, price: product.price ?? 0 })
  const money = open > 0 ? m.insteadPays : open < 0 ? m.insteadBack : m.insteadSame
  return (
    <Stack gap={8}>
      <Field label={intl.formatMessage(m.instead)}>
        {(ids) => (
          <Picker
            {...ids}
            placeholder={intl.formatMessage(m.instead)}
            clearable
            value={instead && { value: instead.product._id, label: instead.product.name }}
            search={search}
            onChange={(option: ReturnType<typeof toOption> | null) => (option ? choose(option.data) : onChoose(null))}
          />
        )}
      </Field>
      {instead && (
        <div className="settle-instead">
          <Field label={intl.formatMessage(m.insteadQuantity)}>
            {(ids) => (
              <QuantityInput
                {...ids}
                stepper
                decimals
                value={instead.quantity}
                onChange={(quantity) => onChoose({ ...instead, quantity })}
              />
            )}
          </Field>
          <Field label={intl.formatMessage(m.insteadPrice)}>
            {(ids) => <MoneyInput {...ids} value={instead.price} onChange={(price) => onChoose({ ...instead, price })} />}
          </Field>
          <p>
            <span className={open < 0 && !mayRefund ? 'ink-warn' : undefined}>{intl.formatMessage(money)}</span>{' '}
            {open !== 0 && <Amount value={Math.abs(open)} ink={open > 0 ? 'credit' : 'debit'} weight="strong" />}
          </p>
          {open < 0 && !mayRefund && <small className="ink-warn">{intl.formatMessage(m.insteadByBoard)}</small>}
          {children}
        </div>
      )}
    </Stack>
  )
}
