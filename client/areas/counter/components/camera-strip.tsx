import type { Product } from '@shared/areas/goods/services/products'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CameraPicture } from '../../../components/scan/camera-picture'
import { useLastScans, type ScanResult } from '../../../components/scan/use-last-scans'
import { formatMoney } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { sellingMessages as m } from '../selling-messages'

export interface CameraStripProps {
  /** Puts what the code stands for into the sale; undefined where it is no product. */
  readonly onCode: (code: string) => Promise<Product | undefined>
}

/** The camera's picture over the sale, with what was scanned last. */
export const CameraStrip = ({ onCode }: CameraStripProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [result, setResult] = useState<ScanResult | null>(null)
  const [newest] = useLastScans(result, true).last
  const take = async (code: string): Promise<void> => {
    const product = await onCode(code)
    setResult(
      product
        ? { good: true, text: `${product.name} · ${formatMoney(product.price ?? 0, locale, { currency: false })}` }
        : { good: false, text: `${code}: ${intl.formatMessage(m.none)}` },
    )
  }
  return (
    <div className="counter-film">
      <CameraPicture onCode={(code) => void take(code)} newest={newest} />
      {result?.good && (
        <p className="counter-film__last ink-credit" role="status">
          {result.text}
        </p>
      )}
    </div>
  )
}
