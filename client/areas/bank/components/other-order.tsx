import { dong } from '@shared/foundation/money/money'
import type { Order } from '@shared/areas/trade/services/orders'
import type { PatchOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Field } from '../../../ui/Field/Field'
import { Picker, type PickerOption } from '../../../ui/Picker/Picker'
import { transferMessages as m } from '../messages'

export type Settling = Pick<PatchOf<'bankTransfers'>, 'orderId' | 'partnerId' | 'statementId' | 'feeGroup' | 'group'>

const optionOf = ({ _id, order_number, customer, agent, total }: Order): PickerOption<string> => ({
  value: _id,
  label: order_number,
  detail: (customer ?? agent)?.name,
  aside: <Amount value={total} />,
  data: _id,
})

/** Any other sale, found by its number or its customer. */
export const OtherOrder = ({ amount, onAccept }: { amount: number; onAccept: (settling: Settling) => void }) => {
  const intl = useIntl()
  const [find] = api.orders.useLazyFind()
  const [chosen, setChosen] = useState<PickerOption<string> | null>(null)
  const search = async (typed: string): Promise<PickerOption<string>[]> => {
    const open = { group: 'sales', statusPayment: 'pending', $limit: 8 }
    const { data } = await find(typed ? { ...open, search: typed } : { ...open, total: dong(amount) }).unwrap()
    return data.map(optionOf)
  }
  return (
    <div className="bank-other">
      <Field label={intl.formatMessage(m.otherOrder)}>
        {(ids) => (
          <Picker<string>
            {...ids}
            placeholder={intl.formatMessage(m.otherOrderHint)}
            value={chosen}
            search={search}
            clearable
            onChange={setChosen}
          />
        )}
      </Field>
      {chosen && (
        <Button onClick={() => onAccept({ orderId: chosen.data as NonNullable<Settling['orderId']> })}>
          {intl.formatMessage(m.payOrder, { number: chosen.label })}
        </Button>
      )}
    </div>
  )
}
