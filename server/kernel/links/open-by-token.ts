import type { RecordService } from '@shared/registry/names'
import { AppError } from '../../platform/errors'
import type { Call } from '../service-rules'
import { hashOfLink, isLinkToken, linkTokenOf } from './link-token'

/** What a link opened; the link is known by its `_id`. */
interface Opened {
  readonly link: { readonly _id: string }
}

/**
 * What the token of a call opens. What is no token costs nothing, what is none of ours a hash and one look into an index.
 * @param opens finds the link of a hash, and what it opens; null for none, and for one that has ended
 * @throws AppError 404, the same for a token that nobody made and for a link that has ended; 429 for whoever tries many
 */
export const openByToken = async <Found extends Opened, Name extends RecordService>(
  { app, params }: Pick<Call<Name>, 'app' | 'params'>,
  word: string | undefined,
  opens: (hash: string) => Promise<Found | null>,
): Promise<Found> => {
  const token = linkTokenOf(params, word)
  if (token === undefined) throw AppError.atField('token', 'links.token-required')
  const { limits } = app.get('access')
  const wasRight = await limits.take('link-guess', params.ip)
  const hash = hashOfLink(token)
  const found = isLinkToken(token) ? await opens(hash) : null
  if (!found) throw AppError.of('links.over')
  await wasRight()
  await limits.take('link-read', params.ip, found.link._id)
  return found
}
