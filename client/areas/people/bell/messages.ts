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

/** Of devices that ring when nothing is open. */
export const ringMessages = freeMessages(
  defineMessages({
    open: { id: 'bell.ring.open', defaultMessage: 'Ring when closed' },
    title: { id: 'bell.ring.title', defaultMessage: 'The bell on this device' },
    hint: {
      id: 'bell.ring.hint',
      defaultMessage: 'Rings also while nothing is open here, with a number and words, never with an amount.',
    },
    start: { id: 'bell.ring.start', defaultMessage: 'Ring on this device' },
    stop: { id: 'bell.ring.stop', defaultMessage: 'Stop ringing here' },
    install: {
      id: 'bell.ring.install',
      defaultMessage:
        'On an iPhone or iPad first put it on the home screen: Share, then Add to Home Screen. Open it from there and come back here.',
    },
    blocked: {
      id: 'bell.ring.blocked',
      defaultMessage: 'This browser was told not to show notifications of this site. Allow them in its settings for the site, then reload.',
    },
    none: { id: 'bell.ring.none', defaultMessage: 'This browser can’t ring while nothing is open.' },
    failed: { id: 'bell.ring.failed', defaultMessage: 'The browser couldn’t subscribe. Check its connection and try again.' },
    topics: { id: 'bell.ring.topics', defaultMessage: 'Rings for' },
    decisions: { id: 'bell.ring.decisions', defaultMessage: 'What waits for my decision' },
    orders: { id: 'bell.ring.orders', defaultMessage: 'Orders and deliveries' },
    money: { id: 'bell.ring.money', defaultMessage: 'Money' },
    tasks: { id: 'bell.ring.tasks', defaultMessage: 'Tasks and check-ins' },
    talk: { id: 'bell.ring.talk', defaultMessage: 'Comments and questions' },
    company: { id: 'bell.ring.company', defaultMessage: 'The company and its connections' },
    quiet: { id: 'bell.ring.quiet', defaultMessage: 'Quiet hours' },
    quietHint: { id: 'bell.ring.quietHint', defaultMessage: 'By the company’s clock. What happens then waits in the bell.' },
    from: { id: 'bell.ring.from', defaultMessage: 'From' },
    until: { id: 'bell.ring.until', defaultMessage: 'Until' },
    others: { id: 'bell.ring.others', defaultMessage: 'Other devices of mine' },
    end: { id: 'bell.ring.end', defaultMessage: 'Remove' },
    endOf: { id: 'bell.ring.endOf', defaultMessage: 'Remove {name}' },
  }),
)
