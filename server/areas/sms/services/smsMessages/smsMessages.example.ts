import type { OwnExample } from '../../../../testing/example'

export const smsMessagesExample: OwnExample = {
  record: async ({ shop, recordOf }) => {
    const [message] = (await shop.api.find('smsMessages', { campaignId: await recordOf('smsCampaigns') })).data
    return message?._id ?? ''
  },
}
