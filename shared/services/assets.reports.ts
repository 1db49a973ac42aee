import { PARTNER_GROUPS } from '../domain/partners/partners'
import { list, oneOf, shape, whole } from './schema-kit'

/** How many active partners each group has. */
export const assetsReports = { assets: shape({ groups: list(shape({ _id: oneOf(PARTNER_GROUPS), count: whole() }), 10) }) }
