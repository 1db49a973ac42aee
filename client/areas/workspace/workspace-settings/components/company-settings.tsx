import type { RecordOf } from '@shared/registry/service-types'
import { workspaces } from '@shared/areas/workspace/services/workspaces'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { ImageUpload } from '../../../../components/image-upload'
import { changeShape, maxLengthsIn } from '../../../../resource/field-limits'
import { TextField } from '../../../../ui/form/TextField'
import { colorProblem } from '../brand-color'
import { settingsMessages as m } from '../messages'
import { BrandField } from './brand-field'
import { SettingsForm } from './settings-form'

interface Values {
  name: string
  slogan: string
  avatar: string | null
  brandColor: string
}

const Logo = ({ label }: { label: string }) => {
  const [{ value }, , field] = useField<string | null>('avatar')
  return <ImageUpload label={label} value={value} onChange={(address) => void field.setValue(address)} />
}

const maxLength = maxLengthsIn(changeShape(workspaces))

/** Name, slogan, logo and colour. */
export const CompanySettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const labels = {
    name: intl.formatMessage(m.name),
    slogan: intl.formatMessage(m.slogan),
    avatar: intl.formatMessage(m.logo),
    brandColor: intl.formatMessage(m.color),
  }
  return (
    <SettingsForm<Values>
      title={intl.formatMessage(m.company)}
      workspace={workspace}
      labels={labels}
      reversible={{ name: labels.name, slogan: labels.slogan, brandColor: labels.brandColor }}
      valuesOf={({ name, slogan = '', avatar, brandColor = '' }) => ({ name, slogan, avatar: avatar || null, brandColor })}
      patchOf={({ avatar, ...texts }) => ({ ...texts, ...(avatar === undefined ? null : { avatar: avatar ?? '' }) })}
      required={['name']}
      validate={({ brandColor }) => {
        const problem = colorProblem(brandColor)
        return problem ? { brandColor: intl.formatMessage(m[problem]) } : {}
      }}
    >
      <TextField name="name" label={labels.name} maxLength={maxLength('name')} required />
      <TextField name="slogan" label={labels.slogan} maxLength={maxLength('slogan')} />
      <div className="settings-gap" />
      <Logo label={labels.avatar} />
      <div className="settings-gap" />
      <BrandField label={labels.brandColor} saved={workspace.brandColor ?? ''} />
    </SettingsForm>
  )
}
