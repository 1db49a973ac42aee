import type { OwnExample } from '../../../../testing/example'

export const codesExample: OwnExample = {
  patch: { note: 'Cho quán mới mở' },
  otherPatch: {},
}
