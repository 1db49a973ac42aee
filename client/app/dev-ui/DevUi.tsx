import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CommandPalette } from '../../ui/CommandPalette/CommandPalette'
import { FundsPage } from './pages/FundsPage'
import { NumbersPage } from './pages/NumbersPage'
import { OrdersPage } from './pages/OrdersPage'
import { PiecesPage } from './pages/PiecesPage'
import { ReportPage } from './pages/ReportPage'
import { useBilingual } from './use-bilingual'
import './dev-ui.css'

/** The living page: `?page=pieces|orders|long|funds|entries|report|numbers|palette`. */
export const DevUi = () => {
  const [params] = useSearchParams()
  const page = params.get('page') ?? 'pieces'
  if (page === 'orders') return <OrdersPage />
  if (page === 'long') return <OrdersPage long />
  if (page === 'funds') return <FundsPage />
  if (page === 'entries') return <FundsPage form={false} />
  if (page === 'report') return <ReportPage />
  if (page === 'numbers') return <NumbersPage />
  if (page === 'palette') return <PalettePage />
  return <PiecesPage />
}

const PalettePage = () => {
  const bilingual = useBilingual()
  const [open, setOpen] = useState(true)
  return (
    <>
      <OrdersPage />
      {open && (
        <CommandPalette
          placeholder={bilingual('Tìm đơn, khách, hàng hoá…', 'Find an order, partner, product…')}
          onClose={() => setOpen(false)}
          entries={[
            {
              key: 'a',
              group: bilingual('Đối tác', 'Partners'),
              label: 'Công ty TNHH Thương mại An Khang',
              detail: 'Khách hàng · 0903 418 276',
              icon: 'people',
              onChoose: () => undefined,
            },
            {
              key: 'n',
              group: bilingual('Làm ngay', 'Do now'),
              label: bilingual('Đơn mới', 'New order'),
              icon: 'plus',
              kbd: 'N',
              onChoose: () => undefined,
            },
            {
              key: 'f',
              group: bilingual('Làm ngay', 'Do now'),
              label: bilingual('Mở Sổ quỹ', 'Open Funds'),
              icon: 'wallet',
              onChoose: () => undefined,
            },
          ]}
        />
      )}
    </>
  )
}
