import { formatMoney } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { useLocale } from '../../../ui/zone/zone-context'

/** What something would come to: null while nothing is tried, undefined until it is known. */
export type Tried = number | null | undefined

export const Figures = ({ now, then }: { now: number | undefined; then: Tried }) => {
  const locale = useLocale()
  return (
    <>
      <span className="muted">
        <Amount value={now} currency={false} />
      </span>
      {typeof then === 'number' ? <Amount value={then} currency={false} /> : <span className="faint">{then === null ? '–' : '…'}</span>}
      <b className="num">
        {typeof then !== 'number' || now === undefined ? '' : formatMoney(then - now, locale, { plus: true, currency: false })}
      </b>
    </>
  )
}

export const Compared = ({ label, now, then, isSum }: { label: string; now: number | undefined; then: Tried; isSum?: boolean }) => (
  <div className={isSum ? 'dry-run__line dry-run__sum' : 'dry-run__line'}>
    <span className="cut">{label}</span>
    <Figures now={now} then={then} />
  </div>
)
