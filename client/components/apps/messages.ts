import { defineMessages } from 'react-intl'

export const appNameMessages = defineMessages({
  ecoms: { id: 'apps.ecoms', defaultMessage: 'Marketplaces' },
  publicwall: { id: 'apps.publicwall', defaultMessage: 'Public wall' },
  adbreaks: { id: 'apps.adbreaks', defaultMessage: 'Facebook pages' },
  sms: { id: 'apps.sms', defaultMessage: 'SMS' },
  importXLSX: { id: 'apps.importXLSX', defaultMessage: 'Import from Excel' },
  whitelabel: { id: 'apps.whitelabel', defaultMessage: 'Own label' },
  agentpro: { id: 'apps.agentpro', defaultMessage: 'Sales agents' },
})

export const appHintMessages = defineMessages({
  ecomsHint: { id: 'apps.ecoms.hint', defaultMessage: 'Orders from Lazada, Shopee and Tiki' },
  publicwallHint: { id: 'apps.publicwall.hint', defaultMessage: 'Guests read and ask on the wall' },
  adbreaksHint: { id: 'apps.adbreaks.hint', defaultMessage: 'Posts written ahead, with a time to go out' },
  smsHint: { id: 'apps.sms.hint', defaultMessage: 'Reminders, greetings, news of deliveries' },
  importXLSXHint: { id: 'apps.importXLSX.hint', defaultMessage: 'Old sheets become records' },
  whitelabelHint: { id: 'apps.whitelabel.hint', defaultMessage: 'The company’s logo, name and colour everywhere' },
  agentproHint: { id: 'apps.agentpro.hint', defaultMessage: 'Ranks, price lists and commissions' },
})
