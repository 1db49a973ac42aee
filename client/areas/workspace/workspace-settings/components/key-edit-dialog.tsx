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
import { AssistantField, limitsOfUse, ProposalLimits, useOfKey, type KeyUse } from './key-use'

interface Values extends KeyUse {
  name: string
  dailyCalls: number | null
}

/** What a key is called, who uses it and within which limits: its letters and rights stay. */
export const KeyEditDialog = ({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const { _id, name, dailyCalls, rev } = apiKey
  const intl = useIntl()
  const [patch] = api.apiKeys.usePatch()
  const submit = useSubmit(
    async (values: Values) => {
      const { assistant, dailyCalls: calls } = values
      const use = { assistant: assistant === 'none' ? null : assistant, ...(assistant === 'may write' ? limitsOfUse(values) : {}) }
      await patch({ id: _id, data: { name: values.name.trim(), dailyCalls: calls, ...use, rev } }).unwrap()
      onClose()
    },
    { done: (_saved, values) => intl.formatMessage(m.keyEdited, { name: values.name.trim() }) },
  )
  const validate = useValidation<Values>(newRecordShape(apiKeys), [
    { name: 'name', label: intl.formatMessage(m.keyName) },
    { name: 'dailyProposals', label: intl.formatMessage(m.keyProposalsDaily) },
    { name: 'mostDong', label: intl.formatMessage(m.keyMostDong) },
    { name: 'dailyCalls', label: intl.formatMessage(m.keyDaily) },
  ])
  return (
    <Formik<Values> initialValues={{ name, ...useOfKey(apiKey), dailyCalls: dailyCalls ?? null }} validate={validate} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.keyEditOf, { name })} verb={intl.formatMessage(m.keySave)} onClose={onClose}>
        <TextField name="name" label={intl.formatMessage(m.keyName)} hint={intl.formatMessage(m.keyNameHint)} data-autofocus />
        <div className="settings-gap" />
        <AssistantField />
        <ProposalLimits />
        <div className="settings-gap" />
        <QuantityField name="dailyCalls" label={intl.formatMessage(m.keyDaily)} hint={intl.formatMessage(m.keyDailyHint)} />
      </FormDialog>
    </Formik>
  )
}
