import type { ProductGroup } from '@shared/services/categories.schema'
import type { Product } from '@shared/services/products.schema'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { PickerField } from '../ui/form/ChoiceFields'
import { Picker, type PickerOption, type PickerProps } from '../ui/Picker/Picker'
import { pickMessages as m } from './messages'
import { useProductSearch } from './product-search'

interface ProductProps {
  /** Of one group only. */
  group?: ProductGroup
}
type Searched = 'search' | 'onScan'

const useLook = (group: ProductGroup | undefined, pick: (option: PickerOption<Product>) => void) => {
  const intl = useIntl()
  const { search, findBySku, toOption } = useProductSearch(group)
  return {
    search,
    onScan: async (code: string) => {
      const product = await findBySku(code)
      if (product) pick(toOption(product))
      return product !== null
    },
    placeholder: intl.formatMessage(m.product),
    icon: 'search' as const,
  }
}

/** One product, by name, SKU or scanner. */
export const ProductPicker = ({ group, onChange, ...rest }: ProductProps & Omit<PickerProps<Product>, Searched>) => {
  const look = useLook(group, onChange)
  return <Picker<Product> {...look} {...rest} onChange={onChange} />
}

/** The same in a form, which holds `{value, label}` or null; `onPick` gets the whole product. */
export const ProductField = ({ group, ...rest }: ProductProps & Omit<ComponentProps<typeof PickerField<Product>>, Searched>) => {
  const intl = useIntl()
  const { search } = useProductSearch(group)
  return <PickerField<Product> search={search} placeholder={intl.formatMessage(m.product)} icon="search" {...rest} />
}
