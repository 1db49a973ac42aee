import { day as asDay } from '@shared/foundation/days/days'
import { assets } from '@shared/areas/partners/services/assets'
import type { ReportOf } from '@shared/registry/service-types'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { rangeReport } from '../../../../resource/report/range-report'
import { reportMessages as m } from '../messages'

type Register = ReportOf<'assets', 'register'>

/** What is owned and rented at the end of a period: cost, what was lost of it in the period and in all, what is left, what each month takes. */
export const AssetsReport = rangeReport<Register['data'][number], Register>({
  screen: m.assetsScreen,
  table: assets.reports.register.tables[0],
  useRead: ({ since, until }) => api.assets.useReport('register', { since: asDay(since), at: asDay(until) }),
  keyOf: ({ _id }) => _id,
  nameOf: ({ name, keeper = '' }) => [name, keeper].filter(Boolean).join(' · '),
  amountOf: ({ bookValue, monthly }) => bookValue || monthly,
  totals: ({ total }) => ({ ...total }),
  useLinks: () => {
    const may = useCan('/funds')
    return ({ _id }) => (may ? `/funds/byAsset/${_id}` : null)
  },
})
