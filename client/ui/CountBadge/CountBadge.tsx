import { classNames } from '../../lib/class-names'
import './CountBadge.css'

/** How many wait: unread (red) or to do (warn on tint). Nothing at zero; 99+ beyond. */
export const CountBadge = ({ count, ink = 'debit' }: { count: number; ink?: 'debit' | 'warn' }) =>
  count > 0 ? <span className={classNames('ui-count', ink === 'warn' && 'ui-count--warn')}>{count > 99 ? '99+' : count}</span> : null
