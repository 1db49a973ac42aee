import { addDays, type Day } from '../days/days'

/** A link for somebody outside ends after so many days at the latest. */
export const MAX_LINK_DAYS = 90

/** Whether a link may end on a day: not before today, and not later than links last. */
export const isLinkEnd = (until: Day, today: Day): boolean => until >= today && until <= addDays(today, MAX_LINK_DAYS)

/** Whether a link opens on a day. */
export const isLinkOpen = ({ status, until }: { readonly status: 'active' | 'revoked'; readonly until: Day }, today: Day): boolean =>
  status === 'active' && until >= today
