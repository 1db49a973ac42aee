import { type ReactNode } from 'react'
import { Amount } from '../../../../ui/Amount/Amount'

export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl className="ui-totals" aria-label={label}>
    {children}
  </dl>
)

export const Line = ({ label, value, kind }: { label: string; value: number; kind?: 'sum' | 'final' }) => (
  <div className={kind && `ui-totals__row--${kind}`}>
    <dt>{label}</dt>
    <dd>
      <Amount value={value} currency={kind === 'final'} rule={kind === 'final'} weight={kind ? 'strong' : 'plain'} />
    </dd>
  </div>
)
