import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { settingsMessages as m } from '../messages'
import { SettingsForm } from './settings-form'

type Options = Pick<RecordOf<'workspaces'>['opts'], 'status'>

/** Whether an order's statuses follow each other, or members choose any. */
export const StatusSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const labels = { status: intl.formatMessage(m.statusOrder) }
  return (
    <SettingsForm<Options>
      title={intl.formatMessage(m.statuses)}
      workspace={workspace}
      labels={labels}
      reversible={labels}
      within="opts"
      valuesOf={({ opts: { status } }) => ({ status })}
      patchOf={(changes) => ({ opts: changes })}
    >
      <SelectField
        name="status"
        label={labels.status}
        hint={intl.formatMessage(m.statusHint)}
        options={[
          { value: 'enabled', label: intl.formatMessage(m.statusFollows) },
          { value: 'disabled', label: intl.formatMessage(m.statusFree) },
        ]}
      />
    </SettingsForm>
  )
}
