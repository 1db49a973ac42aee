import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/IconButton/IconButton'
import { paperMessages as m } from './messages'
import '../../ui/Toasts/Toasts.css'

/** Where the voucher of an entry of funds is printed; of a salary, its payslip. */
export const voucherAddress = (fundId: string): string => `/print/payslip/${fundId}`

/** Opens the voucher in a tab of its own, beside what one is doing. */
export const openVoucher = (fundId: string): void => void window.open(voucherAddress(fundId), '_blank', 'noopener')

/** The printer in the head of an entry. */
export const PrintVoucherButton = ({ fundId }: { fundId: string }) => (
  <IconButton icon="print" label={useIntl().formatMessage(m.printVoucher)} onClick={() => openVoucher(fundId)} />
)

/** That an entry was saved, and its voucher to be printed at once; for a toast. */
export const EntrySaved = ({ fundId, children }: { fundId: string; children: ReactNode }) => {
  const intl = useIntl()
  return (
    <>
      {children}{' '}
      <a className="ui-toast__link" href={voucherAddress(fundId)} target="_blank" rel="noopener">
        {intl.formatMessage(m.printVoucher)}
      </a>
    </>
  )
}
