import type { Day, Month } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { isLinkOpen } from '@shared/foundation/documents/outside-links'
import type { MonthLink, MonthLinkKind } from '@shared/areas/agents/services/monthLinks'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { isApiError } from '../../../../api/api-error'
import { useKnownWorkspace } from '../../../../api/session/use-me'
import { formatDate } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { monthLinksMessages as m } from './messages'

/** Whose month it is: a member's payslip, or an agent's commissions. */
export interface Whose {
  readonly _id: string
  readonly name: string
}

/** A link that was just made, with what is sent to whom it is for. */
export interface FreshLink {
  readonly person: Whose
  readonly text: string
}

/** Where a link leads; browsers send nobody what stands behind the #. */
const linkAddress = (origin: string, company: string, token: string): string => `${origin}/month/${company}#${token}`

const MAX_SHOWN = 1000

/** The links of a month that are open, by whose month they open. */
export const useOpenLinks = (kind: MonthLinkKind, month: Month, today: Day) => {
  const list = api.monthLinks.useFind({ kind, month, status: 'active', $limit: MAX_SHOWN, $total: false })
  const links = (list.currentData?.data ?? []).filter((link) => isLinkOpen(link, today))
  return { list, of: new Map<string, MonthLink>(links.map((link) => [link.userId ?? link.agentId ?? '', link])) }
}

/** Makes links one after another; who couldn't be given one is said. */
export const useMakeLinks = (kind: MonthLinkKind, month: Month) => {
  const intl = useIntl()
  const locale = useLocale()
  const workspace = useKnownWorkspace()
  const [create] = api.monthLinks.useCreate()
  const makeOne = async (person: Whose, mail: boolean): Promise<FreshLink[]> => {
    const whose = kind === 'payslip' ? { userId: person._id as Id<'users'> } : { agentId: person._id as Id<'assets'> }
    try {
      const { token = '', until } = await create({ kind, month, ...whose, ...(mail ? { mail } : {}) }).unwrap()
      const text = intl.formatMessage(kind === 'payslip' ? m.payslipText : m.commissionsText, {
        name: person.name,
        month: monthLabel(month, locale),
        company: workspace?.name ?? '',
        address: linkAddress(window.location.origin, workspace?.slug ?? '', token),
        day: formatDate(until),
      })
      return [{ person, text }]
    } catch (thrown) {
      toastError(intl.formatMessage(m.failed, { name: person.name, why: isApiError(thrown) ? thrown.message : '' }))
      return []
    }
  }
  return async (people: readonly Whose[], mail: boolean): Promise<FreshLink[]> => {
    const made: FreshLink[] = []
    for (const person of people) made.push(...(await makeOne(person, mail)))
    return made
  }
}
