import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { downloadFile } from '../../../../api/download'
import { useAppDispatch } from '../../../../api/use-app-dispatch'
import { saveFile } from '../../../../lib/table-file/save-table'
import { Button } from '../../../../ui/Button/Button'
import { Panel, Stack } from '../../../../ui/Panel/Panel'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { exportMessages as m } from './messages'

/** For the board: the whole workspace as one file on this device. */
export const WorkspaceExport = ({ workspace: { slug } }: { workspace: Pick<RecordOf<'workspaces'>, 'slug'> }) => {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    setBusy(true)
    const { file, error } = await dispatch(downloadFile('workspaceArchive'))
    setBusy(false)
    if (file) saveFile(`${slug}.socai`, file)
    else toastError(error.message)
  }
  return (
    <Panel title={intl.formatMessage(m.title)}>
      <Stack>
        <p className="muted">{intl.formatMessage(m.lead)}</p>
        <p className="muted">{intl.formatMessage(m.left)}</p>
        <p>{intl.formatMessage(m.warning)}</p>
        <div>
          <Button icon="download" busy={busy} onClick={() => void download()}>
            {intl.formatMessage(m.download)}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
