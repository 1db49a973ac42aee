import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon'
import './EmptyState.css'

interface EmptyStateProps {
  /** What is missing, naming filter and range: 'Chưa có đơn nào trong tháng 11'. */
  title: ReactNode
  /** What to do about it. */
  children?: ReactNode
  /** One button; with a filter on, 'Bỏ lọc'. */
  action?: ReactNode
  icon?: IconName
}

/** Nothing there: what is missing, what to do, one button. */
export const EmptyState = ({ title, children, action, icon = 'inbox' }: EmptyStateProps) => (
  <div className="ui-state">
    <Icon name={icon} size={22} />
    <p className="ui-state__title">{title}</p>
    {children && <p className="ui-state__text">{children}</p>}
    {action}
  </div>
)
