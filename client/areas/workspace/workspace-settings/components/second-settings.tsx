import type { RecordOf } from '@shared/registry/service-types'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { AskedStrip } from '../../../../components/second-person/asked-strip'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { settingsMessages as m } from '../messages'
import { SettingsForm } from './settings-form'

interface Values {
  fourEyes: 'enabled' | 'disabled'
  fourEyesAbove: number | null
}

const Limit = ({ label }: { label: string }) => {
  const intl = useIntl()
  const [{ value }] = useField<Values['fourEyes']>('fourEyes')
  return <MoneyField name="fourEyesAbove" label={label} hint={intl.formatMessage(m.secondAboveHint)} disabled={value === 'disabled'} />
}

/** Whether money that leaves waits for a second person of the board, and above which amount expenses do. */
export const SecondSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const { asked, wanted } = workspace
  const labels = { fourEyes: intl.formatMessage(m.second), fourEyesAbove: intl.formatMessage(m.secondAbove) }
  return (
    <>
      {asked && (
        <AskedStrip
          waiting={{ service: 'workspaces', _id: workspace._id, act: 'settings', rev: workspace.rev, by: asked.by, wanted }}
          asked={asked}
        />
      )}
      <SettingsForm<Values>
        title={intl.formatMessage(m.secondTitle)}
        workspace={workspace}
        labels={labels}
        within="opts"
        valuesOf={({ opts: { fourEyes = 'disabled', fourEyesAbove } }) => ({ fourEyes, fourEyesAbove: fourEyesAbove ?? null })}
        patchOf={(changes) => ({ opts: changes as Partial<RecordOf<'workspaces'>['opts']> })}
      >
        <SelectField
          name="fourEyes"
          label={labels.fourEyes}
          hint={intl.formatMessage(m.secondHint)}
          options={[
            { value: 'disabled', label: intl.formatMessage(m.secondOff) },
            { value: 'enabled', label: intl.formatMessage(m.secondOn) },
          ]}
        />
        <Limit label={labels.fourEyesAbove} />
      </SettingsForm>
    </>
  )
}
