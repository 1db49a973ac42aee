import { unknownField } from '@shared/areas/sms/rules/templates'
import { AppError } from '../../platform/errors'

/** @throws AppError 400 for a place in a text of messages that nothing is known to fill */
export const assertKnownFields = (text: string): void => {
  const unknown = unknownField(text)
  if (unknown !== null) throw AppError.atField('text', 'sms.field-unknown', { field: `{${unknown}}` })
}
