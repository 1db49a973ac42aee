import { useIntl } from 'react-intl'
import { useKnownWorkspace } from '../../../api/session/use-me'
import { workspacesApi } from '../../../api/workspaces'
import { LoadFailed } from '../../../components/list-states'
import { WorkspaceExport } from '../../../components/workspace-export/workspace-export'
import { Page, Panel } from '../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { ApiKeySettings } from '../components/api-key-settings'
import { BooksSettings } from '../components/books-settings'
import { CompanySettings } from '../components/company-settings'
import { LabelSettings } from '../components/label-settings'
import { PayrollSettings } from '../components/payroll-settings'
import { PrintSettings } from '../components/print-settings'
import { settingsMessages as m } from '../messages'
import '../components/settings.css'

/** What the board sets for the whole company. */
export const SettingsScreen = () => {
  const intl = useIntl()
  const known = useKnownWorkspace()
  const { data: workspace, error, isFetching, refetch } = workspacesApi.useGet(known?._id ?? '', { skip: !known })
  return (
    <Page
      barred
      title={intl.formatMessage(m.screen)}
      subtitle={known && intl.formatMessage(m.lead, { name: known.name, slug: known.slug })}
      width={1080}
    >
      {workspace ? (
        <div className="settings">
          <div>
            <CompanySettings workspace={workspace} />
            <BooksSettings workspace={workspace} />
            <PayrollSettings workspace={workspace} />
            <LabelSettings workspace={workspace} />
          </div>
          <div>
            <PrintSettings workspace={workspace} />
            <ApiKeySettings workspace={workspace} />
            <WorkspaceExport slug={workspace.slug} />
          </div>
        </div>
      ) : (
        <Panel>{error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={8} lines={2} />}</Panel>
      )}
    </Page>
  )
}
