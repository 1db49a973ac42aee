import type { BankAccount } from '@shared/services/bankAccounts'
import { useRef, useState, type ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { bankTransfersApi } from '../../../api/bankTransfers'
import { accountName } from '../../../components/bank/account-name'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Field } from '../../../ui/Field/Field'
import { Select } from '../../../ui/Select/Select'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { transferMessages as m } from '../messages'
import { statementAnswer } from '../statement-answer'

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')))
    reader.readAsDataURL(file)
  })

/** Brings in a bank's statement of one account. */
export const StatementDialog = ({ accounts, onClose }: { accounts: readonly BankAccount[]; onClose: () => void }) => {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState(accounts[0]?._id ?? '')
  const [create] = bankTransfersApi.useCreate()
  const account = accounts.find(({ _id }) => _id === chosen) ?? accounts[0]
  const bringIn = async (file: File): Promise<void> => {
    if (!account) return
    setBusy(true)
    try {
      const answer = statementAnswer(await create({ accountId: account._id, statement: await dataUrlOf(file) }).unwrap())
      toastDone(intl.formatMessage(m.statementDone, answer))
      onClose()
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : intl.formatMessage(m.statementFailed))
    } finally {
      setBusy(false)
    }
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void bringIn(file)
  }
  return (
    <Dialog
      title={intl.formatMessage(m.statement)}
      width={420}
      onClose={onClose}
      closable={!busy}
      foot={
        <Button
          kind="primary"
          icon="upload"
          busy={busy}
          busyText={intl.formatMessage(m.statementReading)}
          onClick={() => input.current?.click()}
          data-autofocus
        >
          {intl.formatMessage(m.statementChoose)}
        </Button>
      }
    >
      <input ref={input} type="file" accept=".xlsx,.csv" hidden onChange={onChange} aria-label={intl.formatMessage(m.statementChoose)} />
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
