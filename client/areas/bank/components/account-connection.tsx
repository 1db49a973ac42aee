import type { BankAccount } from '@shared/areas/bank/services/bankAccounts'
import { useIntl } from 'react-intl'
import { CopyButton } from '../../../components/copy-button'
import { formatNumber } from '../../../lib/format'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { accountMessages as m } from '../messages'
import './bank.css'

/** Where the provider sends its pushes, and what has come of them. */
export const AccountConnection = ({ account, provider }: { account: BankAccount; provider: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { pushKey, heardAt, refused, foreign, fetchedAt, fetchProblem, hasToken } = account
  const address = `${window.location.origin}/api/push/${account.provider}/${pushKey}`
  return (
    <>
      <div className="bank-address">
        <span className="strong">{intl.formatMessage(m.address)}</span>
        <code>{address}</code>
        <span className="second">{intl.formatMessage(m.addressHint, { provider })}</span>
        <span>
          <CopyButton size="s" text={address} />
        </span>
      </div>
      <dl className="bank-lines">
        <div>
          <dt>{intl.formatMessage(m.heard)}</dt>
          <dd>{heardAt ? <When value={heardAt} /> : <span className="faint">{intl.formatMessage(m.heardNever)}</span>}</dd>
        </div>
        <div className={refused > 0 ? 'ink-warn' : 'muted'}>
          <dt>{intl.formatMessage(m.refused)}</dt>
          <dd className="num">{formatNumber(refused, locale)}</dd>
        </div>
        <div className="muted">
          <dt>{intl.formatMessage(m.foreign)}</dt>
          <dd className="num">{formatNumber(foreign, locale)}</dd>
        </div>
        {hasToken && (
          <div>
            <dt>{intl.formatMessage(m.fetchedAt)}</dt>
            <dd>{fetchedAt ? <When value={fetchedAt} /> : <span className="faint">{intl.formatMessage(m.heardNever)}</span>}</dd>
          </div>
        )}
      </dl>
      {fetchProblem && (
        <p className="ink-debit" role="alert">
          {intl.formatMessage(fetchProblem === 'token' ? m['problem.token'] : m['problem.unreachable'])}
        </p>
      )}
    </>
  )
}
