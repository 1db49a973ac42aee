import { FormattedMessage } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { uiMessages } from '../messages'
import './Skeleton.css'

const widths = [34, 48, 26, 40, 30, 44, 28, 38]

/** Rows that will come, at their real height; seen only when loading takes longer than 150 ms. */
export const SkeletonRows = ({ rows = 8, lines = 2 }: { rows?: number; lines?: 1 | 2 }) => (
  <div className="ui-skeleton" aria-busy="true">
    <span className="unseen" role="status">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    {Array.from({ length: rows }, (_, at) => (
      <div key={at} className={classNames('ui-skeleton__row', lines === 1 && 'ui-skeleton__row--1')}>
        <i style={{ width: '12%' }} />
        <i style={{ width: `${widths[at % widths.length] ?? 30}%` }} />
        <i style={{ width: '16%', marginInlineStart: 'auto' }} />
      </div>
    ))}
  </div>
)

/** A bar in the place of one figure or line. */
export const SkeletonBar = ({ width = '60%' }: { width?: string }) => (
  <span className="ui-skeleton" aria-hidden="true" style={{ display: 'inline-flex', width, alignItems: 'center', verticalAlign: 'middle' }}>
    <i style={{ width: '100%' }} />
  </span>
)
