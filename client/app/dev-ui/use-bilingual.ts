import { useLocale } from '../../ui/zone/zone-context'

/** The words of the samples in both languages, so that widths are tried in both. */
export const useBilingual = (): ((vi: string, en: string) => string) => {
  const locale = useLocale()
  return (vi, en) => (locale === 'vi' ? vi : en)
}

/** The names of the order statuses, in both languages. */
export const statusNames: [status: string, vi: string, en: string][] = [
  ['new-order', 'Mới', 'New'],
  ['reserved', 'Giữ chỗ', 'Reserved'],
  ['confirmed', 'Đã xác nhận', 'Confirmed'],
  ['processing', 'Đang xử lý', 'Processing'],
  ['processed', 'Đã xử lý', 'Processed'],
  ['partial-shipped', 'Giao một phần', 'Part shipped'],
  ['shipped', 'Đang giao', 'Shipped'],
  ['delivered', 'Đã giao', 'Delivered'],
  ['finished', 'Hoàn tất', 'Finished'],
  ['returning', 'Đang trả', 'Returning'],
  ['returned', 'Đã trả', 'Returned'],
  ['cancelled', 'Đã huỷ', 'Cancelled'],
  ['error', 'Lỗi SKU', 'SKU error'],
]
