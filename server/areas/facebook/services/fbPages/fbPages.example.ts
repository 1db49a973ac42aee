import type { OwnExample } from '../../../../testing/example'
import { tokenOfPage } from '../../../../testing/platforms/facebook'
import { uniqueText } from '../../../../testing/sample'

export const fbPagesExample: OwnExample = {
  create: () => ({ token: tokenOfPage(uniqueText('Trang')) }),
  // Its only field is the token, which must be of the same page.
  patch: {},
  otherPatch: {},
}
