import { apiKeys, type ApiKey } from '@shared/areas/workspace/services/apiKeys'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { newRecordShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { QuantityField } from '../../../../ui/form/NumberFields'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { settingsMessages as m } from '../messages'

interface Values {
  name: string
  dailyCalls: number | null
}

/** What a key is called and how often it may call; its program notices nothing of it. */
export const KeyEditDialog = ({ apiKey: { _id, name, dailyCalls, rev }, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const intl = useIntl()
  const [patch] = api.apiKeys.usePatch()
  const submit = useSubmit(
    async (values: Values) => {
      await patch({ id: _id, data: { name: values.name.trim(), dailyCalls: values.dailyCalls, rev } }).unwrap()
      onClose()
    },
    { done: (_saved, values) => intl.formatMessage(m.keyEdited, { name: values.name.trim() }) },
  )
  const validate = useValidation<Values>(newRecordShape(apiKeys), [
    { name: 'name', label: intl.formatMessage(m.keyName) },
    { name: 'dailyCalls', label: intl.formatMessage(m.keyDaily) },
  ])
  return (
    <Formik<Values> initialValues={{ name, dailyCalls: dailyCalls ?? null }} validate={validate} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.keyEditOf, { name })} verb={intl.formatMessage(m.keySave)} onClose={onClose}>
        <TextField name="name" label={intl.formatMessage(m.keyName)} hint={intl.formatMessage(m.keyNameHint)} data-autofocus />
        <div className="settings-gap" />
        <QuantityField name="dailyCalls" label={intl.formatMessage(m.keyDaily)} hint={intl.formatMessage(m.keyDailyHint)} />
      </FormDialog>
    </Formik>
  )
}
