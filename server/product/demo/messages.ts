import { dong } from '@shared/foundation/money/money'
import { sendForAccount } from '../../areas/sms/services/smsCampaigns/sender'
import type { Crew } from './crew'

/** Messages of the story's last evening: written into files, as nobody is to be written to by a demo. */
export const sendMessages = async (crew: Crew): Promise<void> => {
  const account = await crew.create('founder', 'smsAccounts', { provider: 'file', sender: 'MOCSUONG', price: dong(850), perMinute: 600 })
  await crew.create('seller', 'smsOptOuts', { phone: '0977204815', note: 'Khách nhắn tin từ chối' })
  await crew.create('seller', 'smsTemplates', {
    name: 'Báo hàng về',
    text: '{company} chào {name}. Hàng quý khách hỏi đã về kho, mời quý khách ghé xem.',
  })
  await crew.create('seller', 'smsTemplates', {
    name: 'Nhắc nợ quá hạn',
    text: '{company} chào {name}. Đơn {order} đã {days} ngày, còn {debt} đ. Nhờ quý khách chuyển khoản trong tuần.',
  })
  const customers = (await crew.customers()).slice(0, 12).map(({ _id }) => _id)
  await crew.create('seller', 'smsCampaigns', {
    name: 'Cảm ơn khách quen',
    text: '{company} cảm ơn {name} đã đồng hành trong năm qua.',
    accountId: account._id,
    partnerIds: customers,
    avoidQuiet: false,
  })
  await sendForAccount(crew.app, { workspaceId: account.workspaceId, recordId: account._id }, new AbortController().signal)
}
