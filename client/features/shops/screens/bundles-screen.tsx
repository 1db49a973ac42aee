import { shopBundles } from '@shared/services/shopBundles'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { shopBundlesApi } from '../../../api/shopBundles'
import { areaField, own, ownField, part, textField } from '../../../resource/fields'
import { resourceScreen } from '../../../resource/resource-screen'
import { Button } from '../../../ui/Button/Button'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { BundleItems, type BundleItem } from '../components/bundle-items'
import { bundleMessages as m } from '../messages'
import './shops.css'

const ItemsInput = ({ name }: { name: string }) => {
  const [{ value }, { error }, { setValue }] = useField<readonly BundleItem[] | null>(name)
  return (
    <>
      <BundleItems value={value ?? []} onChange={(items) => void setValue(items)} />
      {typeof error === 'string' && <p className="ui-field__error">{error}</p>}
    </>
  )
}

const TakeOut = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const intl = useIntl()
  const [remove, { isLoading }] = shopBundlesApi.useRemove()
  const takeOut = async (): Promise<void> => {
    try {
      await remove(id).unwrap()
      toastDone(intl.formatMessage(m.removed))
      onDone()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void takeOut()}>
      {intl.formatMessage(m.remove)}
    </Button>
  )
}

const inWords = (items: readonly BundleItem[]): string => items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')

/** Several of our goods that shops sell as one. */
export const BundlesScreen = resourceScreen({
  service: shopBundles,
  api: shopBundlesApi,
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
      own(record && <TakeOut id={record._id} onDone={close} />),
    ),
  ],
})
