import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const bankTransfersExample: OwnExample = {
  create: () => ({
    reference: uniqueText('FT'),
    time: '2026-11-20T03:00:00Z',
    amount: 250_000,
    content: uniqueText('tien hang'),
    statement: undefined,
    fetch: undefined,
  }),
  patch: { note: 'Hỏi lại chị Hoa' },
  otherPatch: { reason: 'Chuyển nhầm' },
}
