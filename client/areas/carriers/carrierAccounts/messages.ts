import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const accountMessages = freeMessages(
  defineMessages({
    screen: { id: 'carrierAccounts.screen', defaultMessage: 'Carriers' },
    new: { id: 'carrierAccounts.new', defaultMessage: 'Connect a carrier' },
    total: { id: 'carrierAccounts.total', defaultMessage: '{count, plural, one {# carrier} other {# carriers}}' },
    none: { id: 'carrierAccounts.none', defaultMessage: 'No carrier is connected' },
    noneHint: {
      id: 'carrierAccounts.none.hint',
      defaultMessage:
        'Connect GHN or GHTK, or switch your own drivers on: then shipments are sent, followed, and their money is looked after.',
    },
    carrier: { id: 'carrierAccounts.carrier', defaultMessage: 'Carrier' },
    standIn: { id: 'carrierAccounts.standIn', defaultMessage: 'Try with a stand-in of GHN' },
    standInName: { id: 'carrierAccounts.standIn.name', defaultMessage: 'GHN (stand-in)' },
    standInAbout: {
      id: 'carrierAccounts.standIn.about',
      defaultMessage: 'It behaves as GHN does and brings nothing to anybody: parcels move by themselves within a minute.',
    },
    standInDone: {
      id: 'carrierAccounts.standIn.done',
      defaultMessage: 'The stand-in is connected: ship an order and send it. Every second parcel finds nobody there at first.',
    },
    own: { id: 'carrierAccounts.own', defaultMessage: 'Own drivers' },
    name: { id: 'carrierAccounts.name', defaultMessage: 'Name' },
    nameHint: { id: 'carrierAccounts.name.hint', defaultMessage: 'For yourself, where there are several' },
    token: { id: 'carrierAccounts.token', defaultMessage: 'Token' },
    tokenHint: { id: 'carrierAccounts.token.hint', defaultMessage: 'From the carrier’s pages for shops; kept sealed and never shown' },
    tokenKept: { id: 'carrierAccounts.token.kept', defaultMessage: 'One is kept; write another to replace it' },
    tokenRefused: {
      id: 'carrierAccounts.token.refused',
      defaultMessage: '{carrier} doesn’t take the token any more: “{reason}”',
    },
    tokenRefusedHint: {
      id: 'carrierAccounts.token.refused.hint',
      defaultMessage: 'Make a new one in the carrier’s pages for shops and enter it above: what waits is then sent by itself.',
    },
    shopId: { id: 'carrierAccounts.shopId', defaultMessage: 'ShopId at GHN' },
    partnerCode: { id: 'carrierAccounts.partnerCode', defaultMessage: 'Code of the shop at GHTK' },
    price: { id: 'carrierAccounts.price', defaultMessage: 'What a delivery costs' },
    label: { id: 'carrierAccounts.label', defaultMessage: 'Money collected comes to' },
    from: { id: 'carrierAccounts.from', defaultMessage: 'Picked up at' },
    fromName: { id: 'carrierAccounts.from.name', defaultMessage: 'Sender' },
    fromPhone: { id: 'carrierAccounts.from.phone', defaultMessage: 'Telephone' },
    fromAddress: { id: 'carrierAccounts.from.address', defaultMessage: 'Street and house' },
    fromWard: { id: 'carrierAccounts.from.ward', defaultMessage: 'Ward or commune' },
    fromDistrict: { id: 'carrierAccounts.from.district', defaultMessage: 'District' },
    fromDistrictHint: { id: 'carrierAccounts.from.district.hint', defaultMessage: 'Only of an address of before 1 July 2025' },
    fromProvince: { id: 'carrierAccounts.from.province', defaultMessage: 'Province' },
    webhookUrl: { id: 'carrierAccounts.webhook', defaultMessage: 'Webhook' },
    webhookHint: {
      id: 'carrierAccounts.webhook.hint',
      defaultMessage: 'Enter this address in the carrier’s pages: it then tells at once what happens. It is also asked every 15 minutes.',
    },
    remove: { id: 'carrierAccounts.remove', defaultMessage: 'Switch off' },
    removeTitle: { id: 'carrierAccounts.remove.title', defaultMessage: 'Switch {name} off?' },
    removeWays: { id: 'carrierAccounts.remove.ways', defaultMessage: 'What is on its way is followed to its end' },
    removed: { id: 'carrierAccounts.removed', defaultMessage: '{name} is switched off' },
  }),
)
