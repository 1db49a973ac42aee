import { dayOf } from '@shared/foundation/days/days'
import { isLinkEnd, MAX_LINK_DAYS } from '@shared/foundation/documents/outside-links'
import { LINK_BOOKS, usualLinkEnd } from '@shared/areas/books/rules/link-books'
import { hashOfLink, newLinkToken } from '../../../../kernel/links/link-token'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { linkReports } from './link-reports'

/** Links by which somebody outside reads one sealed month. */
export const sealLinksRules: ServiceRules<'sealLinks'> = {
  /** The token itself is in this one answer only. */
  create: async ({ app, service, params, caller }, { sealId, name, email, until, books }) => {
    const today = dayOf(app.get('now')(), caller.zone)
    const end = until ?? usualLinkEnd(today)
    if (!isLinkEnd(end, today)) throw AppError.atField('until', 'links.until', { days: MAX_LINK_DAYS })
    const token = newLinkToken()
    return service.run(params, [], async (work) => ({
      ...(await service.add(work, params, {
        sealId,
        name,
        ...(email === undefined ? {} : { email }),
        until: end,
        books: books ?? [...LINK_BOOKS],
        status: 'active',
        uses: 0,
        visits: [],
        questions: 0,
        hash: hashOfLink(token),
      })),
      token,
    }))
  },
  /** One that was revoked stays readable with its visits. */
  preparePatch: (_call, work, before, data) => {
    if (before.status === 'revoked') throw AppError.of('links.revoked')
    return Promise.resolve({ ...data, ...(data.status === 'revoked' ? { revokedAt: work.now } : {}) })
  },
  reports: linkReports,
}
