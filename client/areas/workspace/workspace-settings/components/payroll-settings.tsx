import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { settingsMessages as m } from '../messages'
import { SettingsForm } from './settings-form'

type Options = Pick<RecordOf<'workspaces'>['opts'], 'payroll' | 'nowd' | 'checkinNeedApproval'>

/** How pay is reckoned: by hours or days, over which working days, and whether check-ins wait for HR. */
export const PayrollSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const labels = {
    payroll: intl.formatMessage(m.payroll),
    nowd: intl.formatMessage(m.nowd),
    checkinNeedApproval: intl.formatMessage(m.checkinNeedApproval),
  }
  return (
    <SettingsForm<Options>
      title={intl.formatMessage(m.office)}
      workspace={workspace}
      labels={labels}
      reversible={labels}
      within="opts"
      valuesOf={({ opts: { payroll, nowd, checkinNeedApproval } }) => ({ payroll, nowd, checkinNeedApproval })}
      patchOf={(changes) => ({ opts: changes })}
    >
      <SelectField
        name="payroll"
        label={labels.payroll}
        hint={intl.formatMessage(m.payrollHint)}
        options={[
          { value: 'days', label: intl.formatMessage(m.payrollDays) },
          { value: 'hours', label: intl.formatMessage(m.payrollHours) },
        ]}
      />
      <SelectField
        name="nowd"
        label={labels.nowd}
        options={[
          { value: 'max_ex_sunday', label: intl.formatMessage(m.nowdExSunday) },
          { value: 'max', label: intl.formatMessage(m.nowdMax) },
        ]}
      />
      <SelectField
        name="checkinNeedApproval"
        label={labels.checkinNeedApproval}
        hint={intl.formatMessage(m.approvalHint)}
        options={[
          { value: 'disabled', label: intl.formatMessage(m.approvalOff) },
          { value: 'enabled', label: intl.formatMessage(m.approvalOn) },
        ]}
      />
    </SettingsForm>
  )
}
