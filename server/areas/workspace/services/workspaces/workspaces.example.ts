import type { OwnExample } from '../../../../testing/example'
import { goodPassword } from '../../../../testing/actors'
import { uniqueText } from '../../../../testing/sample'
import { createCode } from '../../../platform-admin/services/codes/create-code'

export const workspacesExample: OwnExample = {
  record: async ({ shop }) => shop.founder.workspaceId,
  create: async ({ shop: { app } }) => ({
    invitationCode: await createCode(app.database, app.app.get('now')()),
    founder: { name: 'Founder', emailRaw: `${uniqueText('founder').replace(' ', '')}@x.example`, password: goodPassword },
  }),
  patch: { slogan: 'Gạo ngon' },
  otherPatch: { name: 'Gạo Việt' },
  // A code is mailed.
  refusedAndDone: { secretcode: '' },
  // Before sign-in a workspace is looked up by its address alone; settings are the board's.
  narrowed: {
    find: { nobody: 401, others: 200 },
    patch: { bod: 200, others: 403 },
  },
}
