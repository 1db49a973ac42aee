import type { ServiceRules } from '../../../../kernel/service-rules'

export const categoriesRules: ServiceRules<'categories'> = {
  /** A rate of null: products of it are taxed as the company says. */
  preparePatch: async (_call, _work, _before, { vatRate, ...rest }) => ({
    ...rest,
    ...(vatRate === undefined ? {} : { vatRate: vatRate ?? undefined }),
  }),
}
