import type { OwnExample } from '../../../../testing/example'

export const taxRulesExample: OwnExample = {
  // Long after every day that an example is of: no figure follows it.
  create: () => ({
    kind: 'reduction',
    since: '2090-01-01',
    until: '2090-06-30',
    source: 'Nghị quyết mẫu',
    reduction: { to: 8, percentOfRevenueCut: 20 },
  }),
  patch: { source: 'Nghị quyết mẫu, sửa đổi' },
  otherPatch: { until: '2090-12-31' },
}
