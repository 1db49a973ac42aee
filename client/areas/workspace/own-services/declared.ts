import type { Declared } from '@shared/foundation/declaration/define-service'
import { declarationOfOwn } from '@shared/registry/own'
import type { Language } from '@shared/registry/catalogue'
import type { MessageDescriptor } from 'react-intl'
import { addOwnService } from '../../../api/add-own-service'
import type { OwnService } from '../../../api/own-services'

const known = new Map<string, Declared>()

/** The declaration of a company's own service, which lists, forms and the history find from then on. */
export const declared = (service: OwnService): Declared => {
  const key = JSON.stringify(service)
  const before = known.get(key)
  if (before) return before
  const declaration = declarationOfOwn(service)
  addOwnService(declaration)
  known.set(key, declaration)
  return declaration
}

/** What its fields are called. */
export const labelsOf = ({ name, fields }: OwnService, language: Language): Readonly<Record<string, MessageDescriptor>> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { label }]) => [field, { id: `own-services.${name}.${field}`, defaultMessage: label[language] }]),
  )
