import { shopBundles } from '@shared/areas/shops/services/shopBundles'
import { useField } from 'formik'
import { api } from '../../../api/api'
import { areaField, own, ownField, part, textField } from '../../../resource/fields'
import { removeButton } from '../../../resource/remove-button'
import { resourceScreen } from '../../../resource/resource-screen'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { BundleItems, type BundleItem } from '../components/bundle-items'
import { bundleMessages as m } from '../messages'
import { FieldError } from '../../../ui/Field/FieldError'
import './shops.css'

const ItemsInput = ({ name }: { name: string }) => {
  const [{ value }, { error }, { setValue }] = useField<readonly BundleItem[] | null>(name)
  return (
    <>
      <BundleItems value={value ?? []} onChange={(items) => void setValue(items)} />
      {typeof error === 'string' && <FieldError>{error}</FieldError>}
    </>
  )
}

const RemoveButton = removeButton(api.shopBundles.useRemove, m)

const inWords = (items: readonly BundleItem[]): string => items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')

/** Several of our goods that shops sell as one. */
export const BundlesScreen = resourceScreen({
  service: shopBundles,
  messages: m,
  icon: 'box',
  sort: '-created',
  columns: ({ intl }) => [
    {
      key: 'sku',
      head: intl.formatMessage(m.sku),
      cell: ({ sku, items }) => <TwoLines first={<span className="name">{sku}</span>} second={inWords(items)} />,
    },
  ],
  phone: ({ sku, items }) => ({ name: sku, about: inWords(items) }),
  title: ({ record, intl }) => record?.sku ?? intl.formatMessage(m.new),
  fields: ({ record, close }) => [
    part(
      undefined,
      !record && textField('sku', { hint: m.skuHint }),
      {
        ...ownField('items', (props) => <ItemsInput {...props} />),
        send: (items) => (items as readonly BundleItem[]).map(({ productId, quantity }) => ({ productId, quantity })),
      },
      areaField('note'),
      own(record && <RemoveButton id={record._id} onDone={close} />),
    ),
  ],
})
