import { Amount } from '../../../../ui/Amount/Amount'
import type { StatementLine } from '../link'
import '../../../../ui/Totals/Totals.css'

/** Lines of a statement, one under the other, with their sum. */
export const Statement = ({ label, lines }: { label: string; lines: readonly StatementLine[] }) => (
  <dl className="ui-totals accountant-statement" aria-label={label}>
    {lines.map(({ key, label: name, amount, kind }) => (
      <div
        key={key}
        className={
          kind === 'sum' || kind === 'final' ? `ui-totals__row--${kind}` : kind === 'part' ? 'accountant-statement__part' : undefined
        }
      >
        <dt>{name}</dt>
        <dd>
          <Amount
            value={amount}
            currency={kind === 'final'}
            rule={kind === 'final'}
            weight={kind === 'sum' || kind === 'final' ? 'strong' : 'plain'}
          />
        </dd>
      </div>
    ))}
  </dl>
)
