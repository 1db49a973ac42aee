import type { RecordOf } from '@shared/registry/service-types'
import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { api } from '../../../../api/api'
import { PrintFields, printLabels, printValuesOf } from '../../../../components/paper/print-fields'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { useSubmit } from '../../../../ui/form/use-submit'
import { printMessages as m } from '../messages'

type Workspace = RecordOf<'workspaces'>

/** What stands on printed pages, changed where one sees it; for the board. */
export const PrintSettingsButton = () => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const workspace = useWorkspace()
  const [isOpen, setOpen] = useState(false)
  if (!isBoard || !workspace) return null
  return (
    <>
      <ToolButton kind="quiet" icon="settings" label={intl.formatMessage(m.settings)} onClick={() => setOpen(true)} />
      {isOpen && <SettingsDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  )
}

const SettingsDialog = ({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) => {
  const intl = useIntl()
  const [patch] = api.workspaces.usePatch()
  const values = printValuesOf(workspace.cfg)
  const submit = useSubmit((sent: typeof values) => patch({ id: workspace._id, data: { cfg: sent } }).unwrap(), {
    done: () => intl.formatMessage(m.saved),
    onSaved: onClose,
    fieldOf: (path) => path.split('.').at(-1) ?? path,
  })
  return (
    <Formik initialValues={values} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.settings)} verb={intl.formatMessage(m.save)} onClose={onClose}>
        <PrintFields labels={printLabels(intl)} companyName={workspace.name} />
      </FormDialog>
    </Formik>
  )
}
