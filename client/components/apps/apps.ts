import type { Workspace } from '@shared/services/workspaces'
import type { IconName } from '../../ui/icons/Icon'

/** The optional parts of the product, as a workspace lists them. */
export type App = Workspace['apps'][number]

/** In the order in which they are shown. */
export const appOrder: readonly App[] = ['agentpro', 'ecoms', 'sms', 'adbreaks', 'publicwall', 'importXLSX', 'whitelabel']

export const appIcons: Readonly<Record<App, IconName>> = {
  agentpro: 'people',
  ecoms: 'bag',
  sms: 'comment',
  adbreaks: 'send',
  publicwall: 'globe',
  importXLSX: 'upload',
  whitelabel: 'tag',
}

/** The list with one app switched, in the usual order. */
export const withApp = (apps: readonly App[], app: App, on: boolean): App[] =>
  appOrder.filter((each) => (each === app ? on : apps.includes(each)))
