import type { ReactNode } from 'react'
import { CountBadge } from '../../ui/CountBadge/CountBadge'
import { AppShell } from '../../ui/AppShell/AppShell'
import { ShellBell, ShellLanguage, ShellMe, ShellSearch } from '../../ui/AppShell/ShellTools'
import { ConnectionMark } from '../../ui/ConnectionMark/ConnectionMark'
import type { IconName } from '../../ui/icons/Icon'
import { useBilingual } from './use-bilingual'

/** The shell with invented areas around a sample page. */
export const Frame = ({ area, pages, children }: { area: string; pages: string[]; children: ReactNode }) => {
  const bilingual = useBilingual()
  const entry = (key: string, label: string, icon: IconName, count?: number) => ({
    key,
    label,
    icon,
    to: `?page=${key}`,
    current: key === area,
    ...(count !== undefined && { count: <CountBadge count={count} ink="warn" /> }),
  })
  return (
    <AppShell
      workspace="Mộc Sương"
      areas={[
        entry('home', bilingual('Trang chủ', 'Home'), 'home'),
        entry('orders', bilingual('Bán hàng', 'Sales'), 'bag'),
        entry('purchases', bilingual('Mua hàng', 'Purchase'), 'inbox'),
        entry('funds', bilingual('Sổ quỹ', 'Funds'), 'wallet'),
        entry('partners', bilingual('Đối tác', 'Partners'), 'people'),
        entry('office', bilingual('Văn phòng', 'Office'), 'calendar'),
        entry('tasks', bilingual('Công việc', 'Tasks'), 'task', 4),
        entry('report', bilingual('Báo cáo', 'Reports'), 'chart'),
      ]}
      footAreas={[entry('apps', bilingual('Ứng dụng', 'Apps'), 'apps'), entry('settings', bilingual('Cài đặt', 'Settings'), 'settings')]}
      pages={pages.map((label, at) => ({ key: label, label, to: `?page=${area}`, current: at === 0 }))}
      search={<ShellSearch placeholder={bilingual('Tìm đơn, khách, hàng hoá…', 'Find an order, partner, product…')} />}
      connection={<ConnectionMark state="live" />}
      language={<ShellLanguage code={bilingual('VI', 'EN')} label={bilingual('Đổi sang tiếng Anh', 'Change to Vietnamese')} />}
      bell={<ShellBell count={3} label={bilingual('3 thông báo chưa đọc', '3 unread notices')} />}
      me={<ShellMe name="Thu Hằng" />}
      phoneAreas={['orders', 'funds', 'tasks']}
      onNew={() => undefined}
    >
      {children}
    </AppShell>
  )
}
