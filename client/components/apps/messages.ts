import { defineMessages } from 'react-intl'

export const appNames = defineMessages({
  ecoms: { id: 'apps.ecoms', defaultMessage: 'Marketplaces' },
  publicwall: { id: 'apps.publicwall', defaultMessage: 'Public wall' },
  adbreaks: { id: 'apps.adbreaks', defaultMessage: 'Facebook pages' },
  sms: { id: 'apps.sms', defaultMessage: 'SMS' },
  importXLSX: { id: 'apps.importXLSX', defaultMessage: 'Import from Excel' },
  whitelabel: { id: 'apps.whitelabel', defaultMessage: 'Own label' },
  agentpro: { id: 'apps.agentpro', defaultMessage: 'Sales agents' },
})

export const appHints = defineMessages({
  ecoms: { id: 'apps.ecoms.hint', defaultMessage: 'Orders from Lazada, Shopee and Tiki' },
  publicwall: { id: 'apps.publicwall.hint', defaultMessage: 'Guests read and ask on the wall' },
  adbreaks: { id: 'apps.adbreaks.hint', defaultMessage: 'Posts written ahead, with a time to go out' },
  sms: { id: 'apps.sms.hint', defaultMessage: 'Reminders, greetings, news of deliveries' },
  importXLSX: { id: 'apps.importXLSX.hint', defaultMessage: 'Old sheets become records' },
  whitelabel: { id: 'apps.whitelabel.hint', defaultMessage: 'The company’s logo, name and colour everywhere' },
  agentpro: { id: 'apps.agentpro.hint', defaultMessage: 'Ranks, price lists and commissions' },
})
