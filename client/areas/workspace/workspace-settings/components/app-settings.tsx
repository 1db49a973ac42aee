import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { appHints, appNames, appOrder, withApp, type App } from '../../../../components/apps/apps'
import { useUndo } from '../../../../components/undo/use-undo'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { Panel } from '../../../../ui/Panel/Panel'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { settingsMessages as m } from '../messages'

/** The optional parts of the product: switched at once, and back. */
export const AppSettings = ({ workspace: { _id, rev, apps } }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const undo = useUndo()
  const [patch, { isLoading }] = api.workspaces.usePatch()
  const switchApp = async (app: App, on: boolean): Promise<void> => {
    try {
      const saved = await patch({ id: _id, data: { apps: withApp(apps, app, on), rev } }).unwrap()
      const text = intl.formatMessage(on ? m.appOn : m.appOff, { app: intl.formatMessage(appNames[app]) })
      undo(text, () => patch({ id: _id, data: { apps, rev: saved.rev } }).unwrap())
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <Panel title={intl.formatMessage(m.apps)}>
      <p className="muted">{intl.formatMessage(m.appsHint)}</p>
      <div className="settings-switches">
        {appOrder.map((app) => (
          <Checkbox
            key={app}
            asSwitch
            disabled={isLoading}
            checked={apps.includes(app)}
            onChange={(on) => void switchApp(app, on)}
            hint={intl.formatMessage(appHints[app])}
          >
            {intl.formatMessage(appNames[app])}
          </Checkbox>
        ))}
      </div>
    </Panel>
  )
}
