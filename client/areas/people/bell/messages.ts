import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

export const bellMessages = freeMessages(
  defineMessages({
    label: { id: 'bell.label', defaultMessage: '{count, plural, =0 {Notices} one {Notices, # unread} other {Notices, # unread}}' },
    title: { id: 'bell.title', defaultMessage: 'Notices' },
    which: { id: 'bell.which', defaultMessage: 'Which notices' },
    unread: { id: 'bell.unread', defaultMessage: 'Unread {count}' },
    mine: { id: 'bell.mine', defaultMessage: 'For me {count}' },
    checkins: { id: 'bell.mine.checkins', defaultMessage: '{count, plural, one {# check-in} other {# check-ins}} to approve' },
    tasks: { id: 'bell.mine.tasks', defaultMessage: '{count, plural, one {# task} other {# tasks}} done, to be checked' },
    posts: { id: 'bell.mine.posts', defaultMessage: '{count, plural, one {# post} other {# posts}} to approve' },
    proposals: {
      id: 'bell.mine.proposals',
      defaultMessage: '{count, plural, one {# proposal of an assistant} other {# proposals of assistants}}',
    },
    ranks: { id: 'bell.mine.ranks', defaultMessage: '{count, plural, one {# rank} other {# ranks}} to confirm' },
    all: { id: 'bell.all', defaultMessage: 'All' },
    readAll: { id: 'bell.readAll', defaultMessage: 'Mark all read' },
    more: { id: 'bell.more', defaultMessage: 'Show more' },
    soundOn: { id: 'bell.sound.on', defaultMessage: 'Sound is on' },
    soundOff: { id: 'bell.sound.off', defaultMessage: 'Sound is off' },
    nothing: { id: 'bell.nothing', defaultMessage: 'No notices yet' },
    nothingHint: { id: 'bell.nothing.hint', defaultMessage: 'New orders, shipments, payments and members ring here.' },
    allRead: { id: 'bell.allRead', defaultMessage: 'Everything is read' },
    fresh: { id: 'bell.fresh', defaultMessage: 'New notice: {title}' },
  }),
)
