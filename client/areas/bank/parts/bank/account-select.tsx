import { useIntl } from 'react-intl'
import { Select, type SelectProps } from '../../../../ui/Select/Select'
import { accountName } from '../../../../components/account-name'
import { payCodeMessages as m } from './messages'
import type { usePayAccount } from './use-pay-account'

type AccountSelectProps = ReturnType<typeof usePayAccount> & Omit<SelectProps, 'options' | 'value' | 'onChange'>

/** To which account is paid; nothing where there is no choice. */
export const AccountSelect = ({ accounts, account, choose, ...rest }: AccountSelectProps) => {
  const intl = useIntl()
  if (accounts.length < 2 || !account) return null
  return (
    <Select
      aria-label={intl.formatMessage(m.account)}
      {...rest}
      value={account._id}
      onChange={choose}
      options={accounts.map((each) => ({ value: each._id, label: accountName(each) }))}
    />
  )
}
