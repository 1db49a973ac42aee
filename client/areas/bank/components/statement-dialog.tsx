import type { BankAccount } from '@shared/areas/bank/services/bankAccounts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { accountName } from '../../../components/account-name'
import { useSheetFile } from '../../../components/sheet-file/use-sheet-file'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Field } from '../../../ui/Field/Field'
import { Select } from '../../../ui/Select/Select'
import { toastDone } from '../../../ui/Toasts/Toasts'
import { transferMessages as m } from '../messages'
import { statementAnswer } from '../statement-answer'

/** Brings in a bank's statement of one account. */
export const StatementDialog = ({ accounts, onClose }: { accounts: readonly BankAccount[]; onClose: () => void }) => {
  const intl = useIntl()
  const [chosen, setChosen] = useState(accounts[0]?._id ?? '')
  const [create] = api.bankTransfers.useCreate()
  const account = accounts.find(({ _id }) => _id === chosen) ?? accounts[0]
  const { busy, ask, field } = useSheetFile(async (_name, statement) => {
    if (!account) return
    toastDone(intl.formatMessage(m.statementDone, statementAnswer(await create({ accountId: account._id, statement }).unwrap())))
    onClose()
  }, intl.formatMessage(m.statementFailed))
  return (
    <Dialog
      title={intl.formatMessage(m.statement)}
      width={420}
      onClose={onClose}
      closable={!busy}
      foot={
        <Button kind="primary" icon="upload" busy={busy} busyText={intl.formatMessage(m.statementReading)} onClick={ask} data-autofocus>
          {intl.formatMessage(m.statementChoose)}
        </Button>
      }
    >
      <input {...field} aria-label={intl.formatMessage(m.statementChoose)} />
      <Field label={intl.formatMessage(m.statementOf)} hint={intl.formatMessage(m.statementHint)}>
        {(ids) => (
          <Select
            {...ids}
            value={account?._id ?? ''}
            onChange={setChosen}
            options={accounts.map((each) => ({ value: each._id, label: accountName(each) }))}
          />
        )}
      </Field>
    </Dialog>
  )
}
