import { defineMessages } from 'react-intl'
import { freeMessages } from '../../../../lib/free-messages'

export const talkMessages = freeMessages(
  defineMessages({
    title: { id: 'talk.title', defaultMessage: 'Discussion' },
    empty: { id: 'talk.empty', defaultMessage: 'Nobody has written anything yet.' },
    earlier: { id: 'talk.earlier', defaultMessage: '{count, plural, one {# earlier comment is} other {# earlier comments are}} not shown' },
    write: { id: 'talk.write', defaultMessage: 'Write a comment' },
    placeholder: { id: 'talk.placeholder', defaultMessage: 'Write, @ names a colleague…' },
    send: { id: 'talk.send', defaultMessage: 'Send' },
    colleagues: { id: 'talk.colleagues', defaultMessage: 'Colleagues' },
    remove: { id: 'talk.remove', defaultMessage: 'Remove comment' },
    removeTitle: { id: 'talk.remove.title', defaultMessage: 'Confirm to remove this comment?' },
    removeVerb: { id: 'talk.remove.verb', defaultMessage: 'Remove' },
    removed: { id: 'talk.removed', defaultMessage: 'Comment has been removed' },
    attach: { id: 'talk.attach', defaultMessage: 'Add pictures' },
    removePicture: { id: 'talk.removePicture', defaultMessage: 'Take away {name}' },
    unread: { id: 'talk.unread', defaultMessage: '{count} new' },
    like: { id: 'talk.like', defaultMessage: 'Like' },
    liked: { id: 'talk.liked', defaultMessage: 'You like this: press to take it back' },
    likes: { id: 'talk.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
    failed: { id: 'talk.failed', defaultMessage: 'The discussion could not be read' },
    retry: { id: 'talk.retry', defaultMessage: 'Try again' },
    program: { id: 'talk.program', defaultMessage: 'A program' },
    finish: { id: 'talk.event.finish', defaultMessage: 'reported it done' },
    reject: { id: 'talk.event.reject', defaultMessage: 'sent it back' },
    resume: { id: 'talk.event.resume', defaultMessage: 'goes on with it' },
    complete: { id: 'talk.event.complete', defaultMessage: 'approved it' },
    extend: { id: 'talk.event.extend', defaultMessage: 'moved the deadline' },
    assign: { id: 'talk.event.assign', defaultMessage: 'gave it' },
  }),
)
