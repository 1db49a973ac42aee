import { apiKeys, USUAL_PROPOSAL_HOURS } from '@shared/areas/workspace/services/apiKeys'
import { Formik, useField } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { newRecordShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { QuantityField } from '../../../../ui/form/NumberFields'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { keyRightNames, keyRights, type KeyRight } from '../key-rights'
import { settingsMessages as m } from '../messages'
import { AssistantField, limitsOfUse, ProposalLimits, useOfKey, type KeyUse } from './key-use'
import type { IssuedKey } from './new-key'

interface Values extends KeyUse {
  name: string
  rights: KeyRight[]
  boardConfirms: boolean
  dailyCalls: number | null
}

const RightsField = () => {
  const intl = useIntl()
  const [{ value: rights }, { error }, field] = useField<KeyRight[]>('rights')
  const choose = (right: KeyRight, on: boolean): void =>
    void field.setValue(on ? [...rights, right] : right === 'bod' ? [] : rights.filter((held) => held !== right))
  return (
    <fieldset className="settings-rights">
      <legend className="second">{intl.formatMessage(m.keyRights)}</legend>
      {keyRights.map((right) => {
        const implied = right !== 'bod' && rights.includes('bod')
        return (
          <Checkbox key={right} checked={implied || rights.includes(right)} disabled={implied} onChange={(on) => choose(right, on)}>
            {intl.formatMessage(keyRightNames[right])}
          </Checkbox>
        )
      })}
      {error && <p className="ink-debit">{error}</p>}
    </fieldset>
  )
}

/** Who confirms what an assistant proposes. */
const ConfirmField = () => {
  const intl = useIntl()
  const [{ value: assistant }] = useField<Values['assistant']>('assistant')
  const [{ value }, , field] = useField<boolean>('boardConfirms')
  if (assistant !== 'may write') return null
  return (
    <>
      <div className="settings-gap" />
      <Checkbox checked={value} hint={intl.formatMessage(m.keyConfirms)} onChange={(on) => void field.setValue(on)}>
        {intl.formatMessage(m.keyBoardConfirms)}
      </Checkbox>
    </>
  )
}

/** Issues a key to a program: what it is for, and what it may do. */
export const KeyDialog = ({
  onIssued,
  onClose,
}: {
  /** Shows the key in place of the dialog. */
  onIssued: (issued: IssuedKey) => void
  onClose: () => void
}) => {
  const intl = useIntl()
  const [create] = api.apiKeys.useCreate()
  const submit = useSubmit(
    async (values: Values) => {
      const { name, rights, assistant, boardConfirms, dailyCalls } = values
      const use = assistant === 'none' ? {} : { assistant }
      const confirms = assistant === 'may write' && boardConfirms ? { boardConfirms } : {}
      const { dailyProposals, mostDong, proposalHours } = limitsOfUse(values)
      const limits = {
        ...(dailyProposals === null ? {} : { dailyProposals }),
        ...(mostDong === null ? {} : { mostDong }),
        ...(proposalHours === USUAL_PROPOSAL_HOURS ? {} : { proposalHours }),
      }
      const { _id, apiKey = '' } = await create({
        name: name.trim(),
        rights,
        ...use,
        ...confirms,
        ...(assistant === 'may write' ? limits : {}),
        ...(dailyCalls === null ? {} : { dailyCalls }),
      }).unwrap()
      onIssued({ _id, apiKey, rights, ...use })
    },
    { done: () => intl.formatMessage(m.keyIssued) },
  )
  const checkName = useValidation<Values>(newRecordShape(apiKeys), [
    { name: 'name', label: intl.formatMessage(m.keyName) },
    { name: 'dailyProposals', label: intl.formatMessage(m.keyProposalsDaily) },
    { name: 'mostDong', label: intl.formatMessage(m.keyMostDong) },
    { name: 'dailyCalls', label: intl.formatMessage(m.keyDaily) },
  ])
  const validate = (values: Values) => ({
    ...checkName(values),
    ...(values.rights.length === 0 ? { rights: intl.formatMessage(m.keyNoRights) } : {}),
  })
  return (
    <Formik<Values>
      initialValues={{ name: '', rights: ['/sales'], ...useOfKey({}), boardConfirms: false, dailyCalls: null }}
      validate={validate}
      onSubmit={submit}
    >
      <FormDialog title={intl.formatMessage(m.keyIssue)} verb={intl.formatMessage(m.keyIssueVerb)} onClose={onClose}>
        <TextField name="name" label={intl.formatMessage(m.keyName)} hint={intl.formatMessage(m.keyNameHint)} data-autofocus />
        <div className="settings-gap" />
        <AssistantField />
        <ConfirmField />
        <ProposalLimits />
        <div className="settings-gap" />
        <RightsField />
        <div className="settings-gap" />
        <QuantityField name="dailyCalls" label={intl.formatMessage(m.keyDaily)} hint={intl.formatMessage(m.keyDailyHint)} />
        <p className="second">{intl.formatMessage(m.keyConfirmOnce)}</p>
      </FormDialog>
    </Formik>
  )
}
