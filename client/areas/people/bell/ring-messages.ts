import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../lib/free-messages'

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
