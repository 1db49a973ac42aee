import type { Product } from '@shared/areas/goods/services/products'
import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useProductSearch } from '../../../goods/parts/product-search'
import { Button } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { LineItems, type OrderLine } from '../../../../ui/LineItems/LineItems'
import type { PickerOption } from '../../../../ui/Picker/Picker'
import type { EntryValues } from '../entry-values'
import { entryMessages as m } from '../messages'
import { useEntryErrors } from '../use-entry-errors'

let made = 0
const lineOf = (part: Partial<OrderLine>): OrderLine => {
  made += 1
  return { key: `new ${made}`, itemId: '', name: '', quantity: 1, free: 0, price: null, ...part }
}

/** What the money was for, item by item; then the amount is their sum. */
export const EntryItems = ({ readOnly }: { readOnly: boolean }) => {
  const intl = useIntl()
  const { values, submitCount, setFieldValue } = useFormikContext<EntryValues>()
  const { search } = useProductSearch()
  const judge = useEntryErrors()
  const part = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(values.items.length > 0)
  const put = (lines: OrderLine[]): void => void setFieldValue('items', lines)
  const add = ({ data: { _id, name, slug, unit, price } }: PickerOption<Product>): void =>
    put([...values.items, lineOf({ itemId: _id, name, code: slug, unit, price: price ?? null })])
  const begin = (): void => {
    setShown(true)
    requestAnimationFrame(() => part.current?.querySelector<HTMLElement>('input')?.focus())
  }
  if (values.items.length === 0 && readOnly) return null
  if (!shown)
    return (
      <DockPart>
        <Button kind="link" icon="plus" onClick={begin}>
          {intl.formatMessage(m.itemsOpen)}
        </Button>
      </DockPart>
    )
  return (
    <DockPart title={intl.formatMessage(m.items)} count={values.items.length}>
      <div ref={part} className="funds-lines">
        <LineItems<Product>
          lines={values.items}
          onChange={put}
          onAdd={add}
          search={search}
          createLabel={(name) => intl.formatMessage(m.itemsAddNamed, { name })}
          onCreate={(name) => put([...values.items, lineOf({ name })])}
          placeholder={intl.formatMessage(m.itemsAdd)}
          showFree={false}
          showShipped={false}
          readOnly={readOnly}
          {...(submitCount > 0 && { errors: judge(values).lines })}
        />
      </div>
    </DockPart>
  )
}
