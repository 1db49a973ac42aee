import type { Workspace } from '@shared/areas/workspace/services/workspaces'
import type { IconName } from '../../ui/icons/Icon'
import { appHintMessages as h, appNameMessages as m } from './messages'

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

export const appNames = {
  ecoms: m.ecoms,
  publicwall: m.publicwall,
  adbreaks: m.adbreaks,
  sms: m.sms,
  importXLSX: m.importXLSX,
  whitelabel: m.whitelabel,
  agentpro: m.agentpro,
} as const satisfies Record<App, unknown>

/** What each is for. */
export const appHints = {
  ecoms: h.ecomsHint,
  publicwall: h.publicwallHint,
  adbreaks: h.adbreaksHint,
  sms: h.smsHint,
  importXLSX: h.importXLSXHint,
  whitelabel: h.whitelabelHint,
  agentpro: h.agentproHint,
} as const satisfies Record<App, unknown>
