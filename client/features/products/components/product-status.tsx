import type { RecordOf } from '@shared/services/service-types'
import { useIntl } from 'react-intl'
import { productsApi } from '../../../api/products'
import { RetireRecord, ReviveRecord } from '../../../components/record-form/retire-record'
import { formatQuantity } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { productMessages as m } from '../messages'

/** Disables a product after asking, or enables it again. */
export const ProductStatus = ({ product }: { product: RecordOf<'products'> }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch] = productsApi.usePatch()
  const { _id, name, unit, stockCount, status } = product
  const set = (wanted: 'active' | 'disabled', rev?: number) =>
    patch({ id: _id, data: { status: wanted, ...(rev === undefined ? null : { rev }) } }).unwrap()
  return status === 'disabled' ? (
    <ReviveRecord
      verb={intl.formatMessage(m.enable)}
      act={() => set('active')}
      takeBack={(rev) => set('disabled', rev)}
      done={intl.formatMessage(m.enabledDone, { name })}
    />
  ) : (
    <RetireRecord
      verb={intl.formatMessage(m.disable)}
      title={intl.formatMessage(m.disableTitle, { name })}
      changes={[
        intl.formatMessage(m.disableLists),
        intl.formatMessage(m.disableHistory),
        ...(stockCount > 0 ? [intl.formatMessage(m.disableStock, { count: formatQuantity(stockCount, locale), unit })] : []),
        intl.formatMessage(m.disableBack),
      ]}
      act={() => set('disabled')}
      takeBack={(rev) => set('active', rev)}
      done={intl.formatMessage(m.disabledDone, { name })}
    />
  )
}
