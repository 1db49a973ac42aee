import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { SwitchField } from '../../../../ui/form/ChoiceFields'
import { settingsMessages as m } from '../messages'
import { SettingsForm } from './settings-form'

type Options = Required<Pick<RecordOf<'workspaces'>['opts'], 'blindCount'>>

/** How drawers of counters are counted. */
export const CounterSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const labels = { blindCount: intl.formatMessage(m.blindCount) }
  return (
    <SettingsForm<Options>
      title={intl.formatMessage(m.counter)}
      workspace={workspace}
      labels={labels}
      reversible={labels}
      within="opts"
      valuesOf={({ opts: { blindCount = false } }) => ({ blindCount })}
      patchOf={(changes) => ({ opts: changes })}
    >
      <SwitchField name="blindCount" hint={intl.formatMessage(m.blindCountHint)}>
        {labels.blindCount}
      </SwitchField>
    </SettingsForm>
  )
}
