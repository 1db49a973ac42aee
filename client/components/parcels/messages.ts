import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

/** Where parcels are, in the words that lists, orders and the bell share. */
export const parcelMessages = freeMessages(
  defineMessages({
    own: { id: 'parcels.own', defaultMessage: 'Own driver' },
    standIn: { id: 'parcels.standIn', defaultMessage: '{carrier} (stand-in)' },
    column: { id: 'parcels.column', defaultMessage: 'Delivery' },
    sent: { id: 'parcels.sent', defaultMessage: 'Sent by {carrier}' },
    'status.waiting': { id: 'parcels.status.waiting', defaultMessage: 'Waits to be told to {carrier}' },
    'status.refused': { id: 'parcels.status.refused', defaultMessage: '{carrier} doesn’t take it' },
    'status.ready': { id: 'parcels.status.ready', defaultMessage: 'To be picked up' },
    'status.picked': { id: 'parcels.status.picked', defaultMessage: 'Under way' },
    'status.delivering': { id: 'parcels.status.delivering', defaultMessage: 'Being delivered' },
    'status.delivered': { id: 'parcels.status.delivered', defaultMessage: 'Delivered' },
    'status.paid': { id: 'parcels.status.paid', defaultMessage: 'Money has come' },
    'status.failed': { id: 'parcels.status.failed', defaultMessage: 'Not delivered' },
    'status.returning': { id: 'parcels.status.returning', defaultMessage: 'Coming back' },
    'status.returned': { id: 'parcels.status.returned', defaultMessage: 'Came back' },
    'status.cancelled': { id: 'parcels.status.cancelled', defaultMessage: 'Called off' },
    'status.lost': { id: 'parcels.status.lost', defaultMessage: 'Lost or damaged' },
  }),
)
