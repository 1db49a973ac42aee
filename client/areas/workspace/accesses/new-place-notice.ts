import { defineMessages } from 'react-intl'
import type { NoticeKind } from '../../../components/feature/manifest'
import { joined } from '../../../components/notices/notice-parts'
import { freeMessages } from '../../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    newPlace: { id: 'accesses.frame.newPlace', defaultMessage: '{name} signed in from a new place' },
  }),
)

/** A member signed in with another browser, or from another network, than ever before. */
export const newPlaceNotice: NoticeKind = {
  status: 'pending',
  text: ({ who, values: { name = who, partner, number } }, intl) => ({
    title: intl.formatMessage(m.newPlace, { name }),
    about: joined(partner, number),
  }),
  target: () => '/accesses?kind=sign-in',
}
