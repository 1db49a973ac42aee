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

/** How links are made: by mail too, and the last day on which they open. */
interface Wanted {
  readonly mail: boolean
  readonly until: Day
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

/** The phones of whoever is given a link, as far as they are known. */
export const usePhones = (kind: MonthLinkKind, people: readonly Whose[]): ReadonlyMap<string, string> => {
  const query = { _id: { $in: people.map(({ _id }) => _id) }, $limit: -1, $total: false } as const
  const members = api.users.useFind(query, { skip: kind !== 'payslip' })
  const agents = api.assets.useFind(query, { skip: kind !== 'commissions' })
  const found = [...(members.data?.data ?? []), ...(agents.data?.data ?? [])]
  return new Map(found.flatMap(({ _id, phone = '' }) => (phone.trim() === '' ? [] : [[_id, phone] as const])))
}

/** Opens a message to a phone with its text, in whatever sends messages on this device. */
export const messageTo = (phone: string, text: string): string => `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`

/** Makes links one after another; who couldn't be given one is said. */
export const useMakeLinks = (kind: MonthLinkKind, month: Month) => {
  const intl = useIntl()
  const locale = useLocale()
  const workspace = useKnownWorkspace()
  const [create] = api.monthLinks.useCreate()
  const makeOne = async (person: Whose, { mail, until: end }: Wanted): Promise<FreshLink[]> => {
    const whose = kind === 'payslip' ? { userId: person._id as Id<'users'> } : { agentId: person._id as Id<'assets'> }
    try {
      const { token = '', until } = await create({ kind, month, ...whose, until: end, ...(mail ? { mail } : {}) }).unwrap()
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
  return async (people: readonly Whose[], wanted: Wanted): Promise<FreshLink[]> => {
    const made: FreshLink[] = []
    for (const person of people) made.push(...(await makeOne(person, wanted)))
    return made
  }
}
