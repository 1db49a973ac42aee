import { slugOf } from '@shared/foundation/text/fold'
import { workspaces } from '@shared/areas/workspace/services/workspaces'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { forgotPassword } from '../../../../api/session/sign-in'
import { newRecordShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { platformMessages as m } from '../messages'

interface Values {
  name: string
  slug: string
  founderName: string
  email: string
}

/** Nobody is to know it: the founder gets a temporary one by mail. */
const unknownPassword = (): string => `${Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-')}Aa1!`

/** Makes a company for somebody: its founder is sent a temporary password. */
export const WorkspaceDialog = ({ onMade, onClose }: { onMade: () => void; onClose: () => void }) => {
  const intl = useIntl()
  const [makeCode] = api.codes.useCreate()
  const [create] = api.workspaces.useCreate()
  const submit = useSubmit(
    async ({ name, slug, founderName, email }: Values) => {
      const { code } = await makeCode({ note: name.trim(), email: email.trim() }).unwrap()
      const founder = { name: founderName.trim(), emailRaw: email.trim(), password: unknownPassword() }
      const made = await create({
        name: name.trim(),
        ...(slug.trim() ? { slug: slug.trim() } : {}),
        invitationCode: code,
        founder,
      }).unwrap()
      await forgotPassword(email.trim(), made.slug)
      return made
    },
    {
      done: ({ name }) => intl.formatMessage(m.workspaceMade, { name }),
      onSaved: () => {
        onMade()
        onClose()
      },
      fieldOf: (path: string) => ({ 'founder.name': 'founderName', 'founder.emailRaw': 'email' })[path] ?? path,
    },
  )
  const shape = newRecordShape(workspaces)
  const validate = useValidation<Values>(shape, [
    { name: 'name', label: intl.formatMessage(m.companyName) },
    { name: 'slug', label: intl.formatMessage(m.companySlug) },
    { name: 'founderName', path: 'founder.name', label: intl.formatMessage(m.founderName) },
    { name: 'email', path: 'founder.emailRaw', label: intl.formatMessage(m.founderEmail) },
  ])
  return (
    <Formik<Values> initialValues={{ name: '', slug: '', founderName: '', email: '' }} validate={validate} onSubmit={submit}>
      {({ values }) => (
        <FormDialog title={intl.formatMessage(m.workspaceNew)} verb={intl.formatMessage(m.workspaceMake)} onClose={onClose}>
          <TextField name="name" label={intl.formatMessage(m.companyName)} data-autofocus required />
          <TextField
            name="slug"
            label={intl.formatMessage(m.companySlug)}
            placeholder={slugOf(values.name)}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
          />
          <TextField name="founderName" label={intl.formatMessage(m.founderName)} required />
          <TextField name="email" label={intl.formatMessage(m.founderEmail)} type="email" inputMode="email" required />
          <p className="second">{intl.formatMessage(m.workspaceHint)}</p>
        </FormDialog>
      )}
    </Formik>
  )
}
