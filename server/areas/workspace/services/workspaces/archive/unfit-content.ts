import { isZone } from '@shared/foundation/days/days'
import { isSlug } from '@shared/foundation/text/fold'
import { payslip } from '@shared/areas/people/services/pay-shapes'
import { fits } from './stored-record'
import { readBody } from '../../../../../ledger/journal-body'
import { unfitSheet } from '../../../../../ledger/sheets'

type Fields = Readonly<Record<string, unknown>>

const jsonOf = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const isCell = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number'
const isRow = (value: unknown): boolean => Array.isArray(value) && value.every(isCell)
const isMade = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'service' in value &&
  '_id' in value &&
  typeof value.service === 'string' &&
  typeof value._id === 'string'

const isBody = (body: unknown): boolean => {
  try {
    return typeof body === 'string' && Array.isArray(readBody(body).lines)
  } catch {
    return false
  }
}

/** What a shape can't say of a collection's documents: the field that is wrong, or null. */
const contents: Readonly<Record<string, (document: Fields) => string | null>> = {
  workspaces: ({ zone, slug }) => (!isZone(zone) ? 'zone' : isSlug(slug) ? null : 'slug'),
  users: ({ email, emailRaw, username }) => {
    if (email !== String(emailRaw).trim().toLowerCase()) return 'email'
    return /^[A-Za-z0-9._-]+$/.test(String(username)) ? null : 'username'
  },
  uploads: ({ uri }) => (/^\/files\/[\w-]{32}(-500\.jpg|\.pdf|\.zip)$/.test(String(uri)) ? null : 'uri'),
  timesheets: ({ paid }) => (paid === undefined || fits(payslip, jsonOf(paid)) ? null : 'paid'),
  importParts: ({ part, json }) => {
    const entries = jsonOf(json)
    return Array.isArray(entries) && entries.every(part === 'rows' ? isRow : isMade) ? null : 'json'
  },
  shopEvents: ({ payload }) => (payload === undefined || jsonOf(payload) !== undefined ? null : 'payload'),
  journal: ({ body }) => (isBody(body) ? null : 'body'),
  rollups: ({ sheet }) => (sheet === undefined || !unfitSheet(sheet) ? null : 'sheet'),
}

/** The field of a document whose content no service of ours writes; null when there is none. Its shape is known to fit. */
export const unfitContent = (collection: string, document: Fields): string | null => contents[collection]?.(document) ?? null
