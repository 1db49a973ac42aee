import { recordAddress } from '@shared/foundation/documents/record-address'
import { isObject, type Fields } from './plain'

/** `{a: {$in: [1]}}` → `a[$in][0]=1`: a query as it stands in an address. */
const queryText = (query: Fields): string => {
  const pairs: string[] = []
  const add = (key: string, value: unknown): void => {
    if (value === undefined) return
    if (typeof value === 'object' && value !== null) for (const [step, inner] of Object.entries(value)) add(`${key}[${step}]`, inner)
    else pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
  }
  for (const [key, value] of Object.entries(query)) add(key, value)
  return pairs.join('&')
}

/** Where the API answers a question: what proves a figure to whoever may ask. */
export const askedAt = (publicUrl: string, path: string, query: Fields): string =>
  `${publicUrl.replace(/\/$/, '')}/api/${path}?${queryText(query)}`

/** A record with the address at which a member opens it in the web app, where it has one. */
export const withAppLink = (publicUrl: string, service: string, record: unknown): unknown => {
  if (!isObject(record) || typeof record['_id'] !== 'string') return record
  const { _id: recordId, group } = record
  const address = recordAddress({ service, recordId, ...(typeof group === 'string' ? { group } : {}) })
  return address === null ? record : { ...record, appLink: `${publicUrl.replace(/\/$/, '')}${address}` }
}
