import type { Product } from '@shared/areas/goods/services/products'
import type { Id } from '@shared/foundation/ids'
import { useIntl } from 'react-intl'
import { useProductSearch } from '../../goods/parts/product-search'
import { Field } from '../../../ui/Field/Field'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Picker } from '../../../ui/Picker/Picker'
import { QuantityInput } from '../../../ui/QuantityInput/QuantityInput'
import { shopMessages as m } from '../messages'

/** So many of a product in a bundle. */
export interface BundleItem {
  readonly productId: Id<'products'>
  readonly name: string
  readonly quantity: number
}

const MAX_QUANTITY = 1000

/** What a bundle is made of: goods, each with how many of it there are. */
export const BundleItems = ({ value, onChange }: { value: readonly BundleItem[]; onChange: (items: BundleItem[]) => void }) => {
  const intl = useIntl()
  const { search } = useProductSearch()
  const add = ({ _id, name }: Product): void => {
    const known = value.some(({ productId }) => productId === _id)
    onChange(
      known
        ? value.map((item) => (item.productId === _id ? { ...item, quantity: item.quantity + 1 } : item))
        : [...value, { productId: _id, name, quantity: 1 }],
    )
  }
  return (
    <>
      <ul className="shops__mended" aria-label={intl.formatMessage(m.bundleItems)}>
        {value.map((item) => (
          <li key={item.productId}>
            <span className="shops__part">{item.name}</span>
            <span className="shops__did">
              <QuantityInput
                stepper
                min={1}
                max={MAX_QUANTITY}
                aria-label={intl.formatMessage(m.quantityOf, { name: item.name })}
                value={item.quantity}
                onChange={(quantity) =>
                  onChange(value.map((each) => (each.productId === item.productId ? { ...each, quantity: quantity ?? 1 } : each)))
                }
              />
              <IconButton
                icon="close"
                label={intl.formatMessage(m.removeItem, { name: item.name })}
                onClick={() => onChange(value.filter(({ productId }) => productId !== item.productId))}
              />
            </span>
          </li>
        ))}
      </ul>
      <Field label={intl.formatMessage(m.addItem)}>
        {(ids) => (
          <Picker<Product>
            {...ids}
            value={null}
            onChange={(option) => option && add(option.data)}
            search={search}
            placeholder={intl.formatMessage(m.findProduct)}
            icon="search"
          />
        )}
      </Field>
    </>
  )
}
