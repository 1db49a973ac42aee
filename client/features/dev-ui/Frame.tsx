import type { ReactNode } from 'react'
import { CountBadge } from '../../ui/CountBadge/CountBadge'
import { AppShell } from '../../ui/AppShell/AppShell'
import { ShellBell, ShellLanguage, ShellMe, ShellSearch } from '../../ui/AppShell/ShellTools'
import { ConnectionMark } from '../../ui/ConnectionMark/ConnectionMark'
import type { IconName } from '../../ui/icons/Icon'
import { useWords } from './words'

/** The shell with invented areas around a sample page. */
export const Frame = ({ area, pages, children }: { area: string; pages: string[]; children: ReactNode }) => {
  const words = useWords()
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
        entry('home', words('Trang chủ', 'Home'), 'home'),
        entry('orders', words('Bán hàng', 'Sales'), 'bag'),
        entry('purchases', words('Mua hàng', 'Purchase'), 'inbox'),
        entry('funds', words('Sổ quỹ', 'Funds'), 'wallet'),
        entry('partners', words('Đối tác', 'Partners'), 'people'),
        entry('office', words('Văn phòng', 'Office'), 'calendar'),
        entry('tasks', words('Công việc', 'Tasks'), 'task', 4),
        entry('report', words('Báo cáo', 'Reports'), 'chart'),
      ]}
      footAreas={[entry('apps', words('Ứng dụng', 'Apps'), 'apps'), entry('settings', words('Cài đặt', 'Settings'), 'settings')]}
      pages={pages.map((label, at) => ({ key: label, label, to: `?page=${area}`, current: at === 0 }))}
      search={<ShellSearch placeholder={words('Tìm đơn, khách, hàng hoá…', 'Find an order, partner, product…')} />}
      connection={<ConnectionMark state="live" />}
      language={<ShellLanguage code={words('VI', 'EN')} label={words('Đổi sang tiếng Anh', 'Change to Vietnamese')} />}
      bell={<ShellBell count={3} label={words('3 thông báo chưa đọc', '3 unread notices')} />}
      me={<ShellMe name="Thu Hằng" />}
      phoneAreas={['orders', 'funds', 'tasks']}
      onNew={() => undefined}
    >
      {children}
    </AppShell>
  )
}
