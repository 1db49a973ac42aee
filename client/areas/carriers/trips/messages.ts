import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const tripMessages = freeMessages(
  defineMessages({
    screen: { id: 'trips.screen', defaultMessage: 'My deliveries' },
    cash: { id: 'trips.cash', defaultMessage: 'Cash in hand' },
    done: { id: 'trips.done', defaultMessage: '{done} of {all} delivered' },
    none: { id: 'trips.none', defaultMessage: 'Nothing to bring' },
    noneHint: { id: 'trips.none.hint', defaultMessage: 'What you are to bring stands here as soon as it is yours.' },
    collect: { id: 'trips.collect', defaultMessage: 'Collect' },
    nothing: { id: 'trips.nothing', defaultMessage: 'nothing to collect' },
    map: { id: 'trips.map', defaultMessage: 'Way there' },
    call: { id: 'trips.call', defaultMessage: 'Call' },
    absent: { id: 'trips.absent', defaultMessage: 'Nobody there' },
    delivered: { id: 'trips.delivered', defaultMessage: 'Delivered' },
    finished: { id: 'trips.finished', defaultMessage: '{count, plural, one {# stop} other {# stops}} delivered' },
    handIn: { id: 'trips.handIn', defaultMessage: 'Hand the cash in at the desk: it leaves this page once it was counted there.' },
    absentReason: { id: 'trips.absent.reason', defaultMessage: 'Nobody was there' },
  }),
)
