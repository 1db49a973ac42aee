import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { importMessages as m } from '../../../workspace/parts/workspace-import/messages'
import { emptyArchive, useOpenArchive } from '../../../workspace/parts/workspace-import/use-open-archive'
import { WorkspaceImportFields } from '../../../workspace/parts/workspace-import/workspace-import-fields'
import { FormDialog } from '../../../../ui/form/FormDialog'

/** Opens a company's file as a workspace of this installation. */
export const ArchiveDialog = ({ onOpened, onClose }: { onOpened: () => void; onClose: () => void }) => {
  const intl = useIntl()
  const { submit, validate } = useOpenArchive(() => {
    onOpened()
    onClose()
  })
  return (
    <Formik initialValues={emptyArchive} validate={validate} validateOnBlur={false} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.title)} verb={intl.formatMessage(m.open)} onClose={onClose}>
        <p className="muted">{intl.formatMessage(m.lead)}</p>
        <WorkspaceImportFields withCode={false} />
      </FormDialog>
    </Formik>
  )
}
