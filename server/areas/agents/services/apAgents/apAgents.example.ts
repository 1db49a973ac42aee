import type { ExampleContext, OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

const agent = async ({ shop }: ExampleContext): Promise<string> =>
  (await shop.api.create('assets', { group: 'Sales Agents', name: uniqueText('Đại lý') }))._id

/** A proposal: what is confirmed never changes. */
export const apAgentsExample: OwnExample = {
  create: async (context) => ({ agentId: await agent(context), isPending: true }),
  patch: { note: 'Đủ doanh số ba tháng' },
  otherPatch: {},
}
