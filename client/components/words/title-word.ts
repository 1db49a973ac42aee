import { defineMessages, type IntlShape } from 'react-intl'
import { freeMessages } from '../../lib/free-messages'

const m = freeMessages(defineMessages({ founder: { id: 'words.founder', defaultMessage: 'Founder' } }))

/** Whoever opens a company has this title until they write another. */
const FOUNDER = 'Founder'

/** What somebody is in the company; in the reader's language where the product itself gave it. */
export const titleWord = (title: string | undefined, intl: IntlShape): string | undefined =>
  title === FOUNDER ? intl.formatMessage(m.founder) : title
