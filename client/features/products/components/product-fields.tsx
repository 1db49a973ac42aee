import type { ProductGroup } from '@shared/services/categories'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { ImageUpload } from '../../../components/image-upload'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Fields } from '../../../ui/Field/Field'
import { FormError } from '../../../ui/form/Form'
import { MoneyField, QuantityField } from '../../../ui/form/NumberFields'
import { TextAreaField, TextField } from '../../../ui/form/TextField'
import { productMessages as m } from '../messages'
import type { CategoryChoice } from '../product-values'
import { CategoryField } from './category-field'

interface ProductFieldsProps {
  group: ProductGroup
  sku: string | undefined
  isReadOnly: boolean
  /** A category is being made that the product will belong to. */
  onNewCategory: (making: Promise<CategoryChoice>) => void
}

/** All fields of a product. Cost only for those who may see it, and only of goods. */
export const ProductFields = ({ group, sku, isReadOnly, onNewCategory }: ProductFieldsProps) => {
  const intl = useIntl()
  const seesCost = useCan('/purchases')
  const [picture, , setPicture] = useField<string | null>('avatar')
  const isGoods = group === 'goods'
  return (
    <>
      <DockPart>
        <FormError />
        <ImageUpload
          label={intl.formatMessage(m.picture)}
          value={picture.value}
          onChange={(address) => void setPicture.setValue(address)}
          disabled={isReadOnly}
        />
        <TextField
          name="name"
          label={intl.formatMessage(m.name)}
          hint={sku ?? intl.formatMessage(m.skuAuto)}
          maxLength={200}
          required
          autoFocus={sku === undefined}
          disabled={isReadOnly}
        />
        <div className="products-gap" />
        <CategoryField group={group} disabled={isReadOnly} onMaking={onNewCategory} />
      </DockPart>
      <DockPart>
        <Fields>
          <MoneyField name="price" label={intl.formatMessage(m.price)} disabled={isReadOnly} />
          {isGoods && seesCost && <MoneyField name="cost" label={intl.formatMessage(m.cost)} disabled={isReadOnly} />}
          <TextField name="unit" label={intl.formatMessage(m.unit)} maxLength={30} disabled={isReadOnly} />
          {isGoods && <QuantityField name="lowStock" label={intl.formatMessage(m.lowStock)} disabled={isReadOnly} />}
        </Fields>
      </DockPart>
      <DockPart>
        <TextAreaField
          name="aliases"
          label={intl.formatMessage(m.aliases)}
          hint={intl.formatMessage(m.aliasesHint)}
          rows={2}
          disabled={isReadOnly}
        />
      </DockPart>
    </>
  )
}
