import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { PrintFields, printLabels, printValuesOf, type PrintValues } from '../../../../components/paper/print-fields'
import { settingsMessages as m } from '../messages'
import { SettingsForm } from './settings-form'

/** What stands on printed invoices and receipts. */
export const PrintSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const labels = printLabels(intl)
  return (
    <SettingsForm<PrintValues>
      title={intl.formatMessage(m.print)}
      workspace={workspace}
      labels={labels}
      reversible={labels}
      valuesOf={({ cfg }) => printValuesOf(cfg)}
      patchOf={(changes) => ({ cfg: changes })}
      within="cfg"
    >
      <PrintFields labels={labels} companyName={workspace.name} />
    </SettingsForm>
  )
}
