import type { RecordOf } from '@shared/services/service-map'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { productsApi } from '../../../api/products'
import { formatQuantity } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale } from '../../../ui/zone/zone-context'
import { productMessages as m } from '../messages'

/** Disables a product after asking, or enables it again. */
export const ProductStatus = ({ product }: { product: RecordOf<'products'> }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const [patch, { isLoading }] = productsApi.usePatch()
  const { _id, name, unit, stockCount } = product
  const set = async (status: 'active' | 'disabled'): Promise<void> => {
    try {
      await patch({ id: _id, data: { status } }).unwrap()
      toastDone(intl.formatMessage(status === 'active' ? m.enabledDone : m.disabledDone, { name }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
      throw thrown
    }
  }
  if (product.status === 'disabled')
    return (
      <Button busy={isLoading} onClick={() => void set('active').catch(() => undefined)}>
        {intl.formatMessage(m.enable)}
      </Button>
    )
  return (
    <>
      <Button kind="danger-quiet" onClick={() => setAsking(true)}>
        {intl.formatMessage(m.disable)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(m.disableTitle, { name })}
          changes={[
            intl.formatMessage(m.disableLists),
            intl.formatMessage(m.disableHistory),
            ...(stockCount > 0 ? [intl.formatMessage(m.disableStock, { count: formatQuantity(stockCount, locale), unit })] : []),
            intl.formatMessage(m.disableBack),
          ]}
          verb={intl.formatMessage(m.disable)}
          danger
          onConfirm={() => set('disabled')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
