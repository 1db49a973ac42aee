import { defineMessages } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

/** Colours of tags and of labels. */
export const wordMessages = freeMessages(
  defineMessages({
    color: { id: 'words.color', defaultMessage: 'Colour of {word}' },
    usual: { id: 'words.color.usual', defaultMessage: 'Automatic' },
    red: { id: 'words.color.red', defaultMessage: 'Red' },
    orange: { id: 'words.color.orange', defaultMessage: 'Orange' },
    yellow: { id: 'words.color.yellow', defaultMessage: 'Yellow' },
    green: { id: 'words.color.green', defaultMessage: 'Green' },
    teal: { id: 'words.color.teal', defaultMessage: 'Teal' },
    blue: { id: 'words.color.blue', defaultMessage: 'Blue' },
    purple: { id: 'words.color.purple', defaultMessage: 'Purple' },
    grey: { id: 'words.color.grey', defaultMessage: 'Grey' },
  }),
)
