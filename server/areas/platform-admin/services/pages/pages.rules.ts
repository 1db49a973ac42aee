import type { CreateOf, PatchOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import { lock } from '../../../../kernel/locks'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { tellOtherCompanies } from '../../../../kernel/tell-companies'
import { AppError } from '../../../../platform/errors'

/** New pages stand after the others, with room between for those to come. */
const ORDER_STEP = 10

export const pagesRules: ServiceRules<'pages'> = {
  create: async (call, data) => {
    assertNamed(data)
    const page = await call.service.run(call.params, [], async (work) => {
      const last = await call.app
        .get('database')
        .platformRecords('pages')
        .one({}, { sort: { order: -1 } })
      const { order = (last?.order ?? 0) + ORDER_STEP, ...rest } = data
      return call.service.add(work, call.params, { ...rest, order })
    })
    await tellOtherCompanies(call, 'pages', 'created', page)
    return page
  },
  patch: async (call, id, data) => {
    assertNamed(data)
    const { service, params } = call
    const page = await service.run(params, [lock.record('pages', id)], async (work) => {
      const before = await service.readForChange(work, id, params, data)
      return service.change(work, params, before, data)
    })
    await tellOtherCompanies(call, 'pages', 'patched', page)
    return page
  },
}

/** @throws AppError 400 for a page without a name in either language */
const assertNamed = ({ name }: Stored<CreateOf<'pages'>> | Stored<PatchOf<'pages'>>): void => {
  if (name && !name.en.trim() && !name.vi.trim()) throw AppError.atField('name', 'pages.name-required')
}
