import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { accountName } from '../../../../components/account-name'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { FundLabel } from '../../../../components/words/word-tags'
import { ButtonLink } from '../../../../ui/Button/Button'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { settingsMessages as m } from '../messages'

/** The company's bank accounts in brief; each is changed on the page of its own. */
export const BankSettings = () => {
  const intl = useIntl()
  const list = api.bankAccounts.useFind({ status: 'active', $limit: -1 })
  const accounts = list.data?.data
  return (
    <Panel title={intl.formatMessage(m.bank)}>
      <p className="muted">{intl.formatMessage(m.bankHint)}</p>
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : !accounts ? (
        <SkeletonRows rows={2} />
      ) : accounts.length === 0 ? (
        <p className="faint">{intl.formatMessage(m.bankNone)}</p>
      ) : (
        <ul className="settings-banks">
          {accounts.map((account) => (
            <li key={account._id}>
              <span>
                <Link className="name" to={`/bank-accounts?open=${account._id}`}>
                  {accountName(account)}
                </Link>
                {account.isDefault && <span className="second"> · {intl.formatMessage(m.bankMain)}</span>}
                {account.holder && <span className="second settings-banks__holder">{account.holder}</span>}
              </span>
              {account.label && <FundLabel>{account.label}</FundLabel>}
            </li>
          ))}
        </ul>
      )}
      <div className="settings-foot">
        <ButtonLink icon="plus" to="/bank-accounts?open=new">
          {intl.formatMessage(m.bankAdd)}
        </ButtonLink>
        <ButtonLink to="/bank-accounts">{intl.formatMessage(m.bankManage)}</ButtonLink>
      </div>
    </Panel>
  )
}
