import type { OwnExample } from '../../../../testing/example'

export const einvoiceAccountsExample: OwnExample = {
  create: () => ({
    provider: 'viettel',
    supplierTaxCode: '0316882407',
    template: '1/001',
    series: 'C26TAA',
    username: '0316882407',
    password: 'mat-khau',
  }),
  patch: { series: 'C26TAB' },
  otherPatch: { template: '2/001' },
}
