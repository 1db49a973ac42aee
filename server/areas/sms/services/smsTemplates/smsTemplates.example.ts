import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const smsTemplatesExample: OwnExample = {
  create: () => ({ name: uniqueText('Mẫu tin '), text: 'Chào {name}' }),
  patch: { text: '{company} chào {name}' },
  otherPatch: { name: 'Chào khách' },
}
