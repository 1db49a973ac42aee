import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'
import { webhookPausedNotice } from './webhook-notices'

const m = defineMessages({
  page: { id: 'webhooks.frame.page', defaultMessage: 'Connections' },
  one: { id: 'webhooks.frame.one', defaultMessage: 'Webhook' },
  keyAgain: { id: 'webhooks.frame.key.again', defaultMessage: 'Send again' },
})

export const feature: FeatureManifest = {
  name: 'webhooks',
  routes: [{ path: '/webhooks', right: 'bod', lazy: () => import('./screens/webhooks-screen').then((module) => module.WebhooksScreen) }],
  // Keys and what assistants propose stand beside it, as tabs.
  pages: [{ area: 'settings', to: '/webhooks', title: m.page, order: 47, also: ['/keys', '/proposals'] }],
  notices: { 'webhook-paused': webhookPausedNotice },
  records: { webhooks: { word: m.one, fields: () => import('./messages').then((module) => module.webhookMessages) } },
  keys: [{ needs: ['r'], keys: ['R'], does: m.keyAgain }],
}
