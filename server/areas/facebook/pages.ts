import { problemOf } from '@shared/areas/facebook/rules/graph-errors'
import type { Application } from '../../kernel/application'
import type { CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import type { SealedText } from '../../platform/sealed-text'
import { failureOf, GraphRefusal, type GraphPage } from './graph'

type Page = StoredOf<'fbPages'>

/** A sealed token can't be read at another page's record. */
const placeOf = (pageId: string): string => `fbPages/${pageId}/token`

const sealToken = (app: Application, pageId: string, token: string): SealedText => app.get('sealer').seal(token, placeOf(pageId))

/** The page's token; null when there is none, or it was sealed by another installation. */
export const tokenOf = (app: Application, { _id, token }: Pick<Page, '_id' | 'token'>): string | null =>
  token === undefined ? null : app.get('sealer').open(token, placeOf(_id))

/** What is kept of a page once the platform took its token. */
export const connectedAs = (app: Application, pageId: Page['_id'], { fbId, name, followers }: GraphPage, token: string): Partial<Page> => ({
  fbId,
  name,
  followers,
  status: 'connected',
  problem: undefined,
  checked: app.get('now')(),
  token: sealToken(app, pageId, token),
  standing: fbId,
})

/**
 * Keeps that a page's token is dead, when that is what an outbound call failed of: nothing goes out until somebody pastes a new one.
 * @param params of somebody who may change the page
 */
export const noteDeadToken = async (app: Application, params: CallParams, pageId: string, error: unknown): Promise<void> => {
  if (!(error instanceof GraphRefusal) || problemOf(error.error) !== 'token') return
  const service = app.service('fbPages')
  const { code } = failureOf(error)
  await service.run(params, [lock.record('fbPages', pageId)], async (work) => {
    const before = await service.readForChange(work, pageId, params, {})
    return before.status === 'connected' ? service.change(work, params, before, { status: 'token', problem: code }) : before
  })
}
