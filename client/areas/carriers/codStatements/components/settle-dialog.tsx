import { COD_WAYS, type CodWay } from '@shared/areas/carriers/rules/cod-statement'
import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { WayChoice } from '../../../../ui/WayChoice/WayChoice'
import { statementMessages as m } from '../messages'
import type { StatementRow } from './statement-rows'

interface SettleDialogProps {
  statement: CodStatement
  row: StatementRow
  onClose: () => void
}

/** A row that differs: by which way it is entered, and why. */
export const SettleDialog = ({ statement: { _id, rev }, row, onClose }: SettleDialogProps) => {
  const intl = useIntl()
  const [way, setWay] = useState<CodWay>(row.way ?? 'customer')
  const [reason, setReason] = useState(row.reason ?? '')
  const [patch, { isLoading }] = api.codStatements.usePatch()
  const settle = async (): Promise<void> => {
    if (reason.trim() === '') return
    try {
      await patch({ id: _id, data: { settle: { code: row.code, way, reason: reason.trim() }, rev } }).unwrap()
      onClose()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(m.settleTitle, { code: row.code, number: row.order_number ?? '' })}
      width={460}
      onClose={onClose}
      onSend={() => void settle()}
      foot={
        <>
          <Button kbd="Esc" onClick={onClose}>
            {intl.formatMessage(m.later)}
          </Button>
          <Button kind="primary" kbd="Ctrl ↵" busy={isLoading} disabled={reason.trim() === ''} onClick={() => void settle()}>
            {intl.formatMessage(m.settle)}
          </Button>
        </>
      }
    >
      <WayChoice
        label={intl.formatMessage(m.why)}
        ways={COD_WAYS.map((key) => ({
          key,
          title: intl.formatMessage(m[`way.${key}`]),
          about: intl.formatMessage(m[`way.${key}.about`]),
        }))}
        chosen={way}
        onChoose={setWay}
      />
      <Field label={intl.formatMessage(m.reason)} required>
        {(ids) => <TextInput {...ids} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />}
      </Field>
    </Dialog>
  )
}
