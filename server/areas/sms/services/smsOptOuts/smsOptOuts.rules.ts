import { mobileNumber } from '@shared/areas/sms/rules/phones'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'

export const smsOptOutsRules: ServiceRules<'smsOptOuts'> = {
  prepareCreate: async (_call, _work, data) => {
    const phone = mobileNumber(data.phone)
    if (phone === null) throw AppError.atField('phone', 'sms.phone-invalid', { phone: data.phone })
    return { ...data, phone }
  },
}
