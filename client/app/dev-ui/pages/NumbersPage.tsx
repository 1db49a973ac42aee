import { Formik, useFormikContext } from 'formik'
import { useState } from 'react'
import { Form } from '../../../ui/form/Form'
import { MoneyField, QuantityField } from '../../../ui/form/NumberFields'
import { LineItems } from '../../../ui/LineItems/LineItems'
import type { OrderLine } from '../../../ui/LineItems/lines'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Fields } from '../../../ui/Field/Field'
import { Panel, Stack } from '../../../ui/Panel/Panel'
import { QuantityInput } from '../../../ui/QuantityInput/QuantityInput'
import { useBilingual } from '../use-bilingual'

const startLine: OrderLine = { key: 'line', itemId: 'line', name: 'Ấm tử sa', quantity: 1, free: 0, price: null }
const startOfForm = { money: null, quantity: null }

/** What was understood, for whoever tries the fields: `null` when empty, `NaN` when it can't be read. */
const Shown = ({ of, value }: { of: string; value: number | null }) => (
  <output className="second num" data-told={of}>
    {String(value)}
  </output>
)

const ToldByForm = () => {
  const { values } = useFormikContext<{ money: number | null; quantity: number | null }>()
  return (
    <>
      <Shown of="form-money" value={values.money} />
      <Shown of="form-quantity" value={values.quantity} />
    </>
  )
}

/** Every field in which numbers are typed, each with what it tells its form. */
export const NumbersPage = () => {
  const bilingual = useBilingual()
  const [money, setMoney] = useState<number | null>(null)
  const [signed, setSigned] = useState<number | null>(null)
  const [discount, setDiscount] = useState<number | null>(null)
  const [count, setCount] = useState<number | null>(null)
  const [weight, setWeight] = useState<number | null>(null)
  const [pieces, setPieces] = useState<number | null>(1)
  const [few, setFew] = useState<number | null>(1)
  const [lines, setLines] = useState<OrderLine[]>([startLine])
  return (
    <main className="ui-dev">
      <h1>{bilingual('Ô số', 'Number fields')}</h1>
      <Panel title={bilingual('Số tiền', 'Amounts')}>
        <Stack gap={8}>
          <MoneyInput aria-label="money" value={money} onChange={setMoney} />
          <Shown of="money" value={money} />
          <MoneyInput aria-label="signed" negative value={signed} onChange={setSigned} />
          <Shown of="signed" value={signed} />
          <MoneyInput aria-label="discount" base={2_500_000} value={discount} onChange={setDiscount} />
          <Shown of="discount" value={discount} />
        </Stack>
      </Panel>
      <Panel title={bilingual('Số lượng', 'Quantities')}>
        <Stack gap={8}>
          <QuantityInput aria-label="count" value={count} onChange={setCount} />
          <Shown of="count" value={count} />
          <QuantityInput aria-label="weight" decimals value={weight} onChange={setWeight} />
          <Shown of="weight" value={weight} />
          <QuantityInput aria-label="pieces" stepper min={1} value={pieces} onChange={(next) => setPieces(next ?? 1)} />
          <Shown of="pieces" value={pieces} />
          <QuantityInput aria-label="few" stepper min={1} max={20} value={few} onChange={(next) => setFew(next ?? 1)} />
          <Shown of="few" value={few} />
        </Stack>
      </Panel>
      <Panel title={bilingual('Trong biểu mẫu', 'In a form')}>
        <Formik initialValues={startOfForm} onSubmit={() => undefined}>
          <Form label={bilingual('Mẫu', 'Sample')}>
            <Fields>
              <MoneyField name="money" label={bilingual('Số tiền', 'Amount')} />
              <QuantityField name="quantity" decimals label={bilingual('Số lượng', 'Quantity')} />
            </Fields>
            <ToldByForm />
          </Form>
        </Formik>
      </Panel>
      <Panel title={bilingual('Dòng hàng', 'Lines')}>
        <LineItems lines={lines} onChange={setLines} onAdd={() => undefined} search={() => Promise.resolve([])} decimals />
        <Shown of="line-price" value={lines[0]?.price ?? null} />
        <Shown of="line-quantity" value={lines[0]?.quantity ?? null} />
      </Panel>
    </main>
  )
}
