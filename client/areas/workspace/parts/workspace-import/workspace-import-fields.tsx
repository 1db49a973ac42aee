import { useField } from 'formik'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button'
import { Field } from '../../../../ui/Field/Field'
import { TextField } from '../../../../ui/form/TextField'
import { importMessages as m } from './messages'
import type { ArchiveValues } from './use-open-archive'

/** Which file, its address here, and the code it is opened with where one is needed. */
export const WorkspaceImportFields = ({ withCode }: { withCode: boolean }) => {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [{ value: file }, { error, touched }, field] = useField<ArchiveValues['file']>('file')
  return (
    <>
      <Field label={intl.formatMessage(m.file)} error={touched ? error : undefined}>
        {(ids) => (
          <span>
            <input
              ref={input}
              type="file"
              className="unseen"
              tabIndex={-1}
              aria-hidden="true"
              accept=".socai,application/gzip"
              onChange={({ target }) => void field.setValue(target.files?.[0] ?? null)}
            />
            <Button id={ids.id} icon="attach" onClick={() => input.current?.click()}>
              {file ? file.name : intl.formatMessage(m.noFile)}
            </Button>
          </span>
        )}
      </Field>
      <TextField
        name="slug"
        label={intl.formatMessage(m.slug)}
        hint={intl.formatMessage(m.slugHint)}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
      />
      {withCode && <TextField name="code" label={intl.formatMessage(m.code)} autoCapitalize="none" spellCheck={false} required />}
    </>
  )
}
