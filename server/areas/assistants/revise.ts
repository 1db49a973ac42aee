import { MAX_PROPOSED_BYTES, PROPOSABLE } from '@shared/areas/assistants/rules/proposable'
import { isEqual } from '@shared/foundation/equal'
import { creatorOf } from '../../kernel/who-did'
import { partOf, type Caller, type CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import type { Call } from '../../kernel/service-rules'
import { AppError } from '../../platform/errors'
import { isObject, type Fields } from './plain'
import { brief, namedBy, tryWrite, type Changes } from './try-write'

/** A proposal as it is kept. */
export type Kept = StoredOf<'proposals'>

/** What of a call about a proposal holds for the write that it proposes. */
export const ownParams = (params: CallParams) => {
  const { basedOn: _own, query: _query, provider: _outside, headers: _headers, ...part } = partOf(params)
  return part
}

/** What is to be sent to the service. */
export const dataOf = ({ data, sent }: Pick<Kept, 'data' | 'sent'>): Fields => data ?? asProposed(sent)

const asProposed = (sent: string): Fields => {
  const read: unknown = JSON.parse(sent)
  return isObject(read) ? read : {}
}

type Revised = Pick<Kept, 'changes' | 'audience'> & Pick<Partial<Kept>, 'basedOn' | 'effects' | 'title'> & { readonly data: Fields }

/**
 * What is proposed instead of a proposal, tried as the caller's own against the record as it stands now. Seen by those alone who saw the
 * proposal and may see what it shows now.
 * @throws AppError 400 naming a field that can't be proposed; as the write would be refused
 */
export const revise = async ({ app, params, caller }: Call<'proposals'>, proposal: Kept, data: Fields): Promise<Revised | null> => {
  // Whoever comes too late is told so where it is answered.
  if (proposal.status !== 'waiting') return null
  const { service, act, recordId, audience } = proposal
  const known: readonly string[] = PROPOSABLE[service][act]
  for (const field of Object.keys(data))
    if (!known.includes(field)) throw AppError.of('data.unknown-field', { field: `data.${field.slice(0, 80)}` }, { data: { known } })
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_PROPOSED_BYTES) throw AppError.of('assistants.too-large')
  const own = { ...ownParams(params), caller }
  const { changes, effects, basedOn, title, able } = await tryWrite(app, own, { service, act, id: recordId, data })
  const still = audience.includes('member') ? [...able] : audience.filter((mark) => able.some((each) => each === 'member' || each === mark))
  return {
    data,
    changes,
    audience: still.length > 0 ? still : ['bod'],
    effects: effects.length > 0 ? effects : undefined,
    ...(basedOn === undefined ? {} : { basedOn }),
    ...(title ? { title } : {}),
  }
}

/** What of a proposal is another than the assistant proposed it, and who made it so. */
export const editedOf = (before: Kept, { data, changes }: Revised, caller: Caller): Pick<Partial<Kept>, 'edited' | 'editedBy'> => {
  const proposed = asProposed(before.sent)
  const differing = [...new Set([...Object.keys(proposed), ...Object.keys(data)])].filter((field) => !isEqual(proposed[field], data[field]))
  if (differing.length === 0) return { edited: undefined, editedBy: undefined }
  const told = differing.map((field): [string, Changes[string]] => {
    const name = Object.hasOwn(changes, namedBy(field)) ? namedBy(field) : field
    // What it was proposed as is told by the first change of it.
    const first = before.edited?.[name] ?? { before: before.changes[name]?.after ?? brief(proposed[field] ?? null) }
    return [name, { before: first.before, after: changes[name]?.after ?? brief(data[field] ?? null) }]
  })
  return { edited: Object.fromEntries(told), ...(isEqual(data, before.data) ? {} : { editedBy: creatorOf(caller).creator?.name }) }
}
