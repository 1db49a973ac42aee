import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useSheetFile } from '../../../../components/sheet-file/use-sheet-file'
import { Button } from '../../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { TextArea } from '../../../../ui/TextInput/TextInput'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { statementMessages as m } from '../messages'
import { pastedRows } from '../pasted-rows'
import { StandInStatement } from './stand-in-statement'

/** Brings in what a carrier says: its sheet, or its rows as they are pasted; what became of them opens. */
export const NewStatement = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const onCreated = ({ _id }: CodStatement): void => void navigate(`/funds/carriers?open=${_id}`, { replace: true })
  const locale = useLocale()
  const [carrier, setCarrier] = useState<CodStatement['carrier']>('ghn')
  const [text, setText] = useState('')
  const [create, { isLoading }] = api.codStatements.useCreate()
  const rows = pastedRows(text, locale)
  const { busy, ask, field } = useSheetFile(async (_name, file) => {
    onCreated(await create({ carrier, file }).unwrap())
  }, intl.formatMessage(m.sheetFailed))
  const bringIn = async (): Promise<void> => {
    if (rows.length === 0) return
    try {
      onCreated(await create({ carrier, rows }).unwrap())
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <DockForm
      title={intl.formatMessage(m.new)}
      onClose={onClose}
      foot={
        <Button kind="primary" icon="check" busy={isLoading} disabled={rows.length === 0 || busy} onClick={() => void bringIn()}>
          {intl.formatMessage(m.bringIn)} {rows.length > 0 && intl.formatMessage(m.codes, { count: rows.length })}
        </Button>
      }
    >
      <DockPart>
        <input {...field} aria-label={intl.formatMessage(m.sheet)} />
        <Field label={intl.formatMessage(m.carrier)}>
          {() => (
            <Segmented
              label={intl.formatMessage(m.carrier)}
              chosen={carrier}
              onChoose={setCarrier}
              segments={[
                { key: 'ghn', label: 'GHN' },
                { key: 'ghtk', label: 'GHTK' },
              ]}
            />
          )}
        </Field>
        <Button icon="upload" busy={busy} onClick={ask} data-autofocus>
          {intl.formatMessage(m.sheet)}
        </Button>
        <StandInStatement onCreated={onCreated} />
      </DockPart>
      <DockPart>
        <Field label={intl.formatMessage(m.rows)} hint={intl.formatMessage(m.rowsHint)}>
          {(ids) => <TextArea {...ids} rows={8} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
      </DockPart>
    </DockForm>
  )
}
