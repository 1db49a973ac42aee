import type { ServiceRules } from '../../../../kernel/service-rules'
import { assertKnownFields } from '../../known-fields'

export const smsTemplatesRules: ServiceRules<'smsTemplates'> = {
  prepareCreate: async (_call, _work, data) => {
    assertKnownFields(data.text)
    return data
  },
  preparePatch: async (_call, _work, _before, fields) => {
    if (fields.text !== undefined) assertKnownFields(fields.text)
    return fields
  },
}
