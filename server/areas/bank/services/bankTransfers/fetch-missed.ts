import type { Application } from '../../../../kernel/application'
import type { StoredOf } from '../../../../kernel/collections'
import { takeTurn } from '../../../../kernel/leases'
import { openForAccount } from '../../bank-secrets'
import { dayOf, DEFAULT_ZONE } from '@shared/foundation/days/days'
import { OutboundError } from '../../../../platform/outbound/outbound'
import { AppError } from '../../../../platform/errors'
import { isFields } from './incoming'
import { callOfBank, hear } from './receive'
import { readSepayRow } from './sepay'

type Account = StoredOf<'bankAccounts'>
type Problem = NonNullable<Account['fetchProblem']>

/** The most that is answered at once; what is beyond comes with the next call. */
const PAGE = 1000
const MAX_PAGES = 10

export interface Fetched {
  /** Transfers that came in and weren't known. */
  readonly fresh: number
  readonly repeated: number
}

/** A list that could not be read; the problem is shown with the account. */
class FetchFailed extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Fetches from SePay what it has of an account after what was fetched last: what was pushed stays as it is.
 * @throws AppError 400 without a token
 */
export const fetchMissed = async (app: Application, account: Account): Promise<Fetched & { readonly problem?: Problem }> => {
  const token = openForAccount(app, account, 'token')
  if (token === null) throw AppError.of('bank.token-missing')
  let [fresh, repeated] = [0, 0]
  let to = account.fetchedTo
  let problem: Problem | undefined
  try {
    const call = await callOfBank(app, account)
    for (let page = 0; page < MAX_PAGES; page++) {
      const rows = await rowsAfter(app, account, token, to)
      for (const { id, transfer } of rows) {
        const received = transfer && (await hear(call, account, transfer, 'fetch'))
        if (received?.isRepeat) repeated++
        else if (received) fresh++
        // Kept after each: what was taken in isn't asked for again, whatever happens next.
        to = String(id)
        await keep(app, account, { fetchedTo: to })
      }
      if (rows.length < PAGE) break
    }
  } catch (error) {
    if (error instanceof FetchFailed) problem = error.problem
    else if (error instanceof OutboundError) problem = 'unreachable'
    else throw error
  }
  await keep(app, account, { fetchedAt: app.get('now')() }, problem)
  return { fresh, repeated, ...(problem ? { problem } : {}) }
}

const keep = async (app: Application, { workspaceId, _id }: Account, fields: Partial<Account>, problem?: Problem): Promise<void> => {
  const cleared = 'fetchedAt' in fields && problem === undefined ? { $unset: { fetchProblem: '' } } : {}
  await app
    .get('database')
    .advance('bankAccounts', workspaceId, { _id }, { $set: { ...fields, ...(problem ? { fetchProblem: problem } : {}) }, ...cleared })
}

type Row = NonNullable<ReturnType<typeof readSepayRow>>

/** Oldest first. */
const rowsAfter = async (app: Application, account: Account, token: string, since: string | undefined): Promise<Row[]> => {
  const { url } = app.get('config').integrations.sepay
  const asked = new URLSearchParams({
    account_number: account.account,
    limit: String(PAGE),
    ...(since === undefined ? { transaction_date_min: dayOf(account.created, DEFAULT_ZONE) } : { since_id: since }),
  })
  const answer = await app.get('integrations').sepay.call({
    method: 'GET',
    url: `${url}/userapi/transactions/list?${asked}`,
    headers: { Authorization: `Bearer ${token}` },
    workspaceId: account.workspaceId,
  })
  if (answer.status === 401 || answer.status === 403) throw new FetchFailed('token')
  const body = answer.status === 200 ? answer.json() : null
  const rows = isFields(body) ? body['transactions'] : null
  if (!Array.isArray(rows)) throw new FetchFailed('unreachable')
  return (rows as unknown[]).flatMap((row) => readSepayRow(row) ?? []).sort((a, b) => a.id - b.id)
}

const LEASE_MS = 4 * 60_000

/** Fetches for every account that has a token. */
export const fetchAllMissed = async (app: Application): Promise<void> => {
  const database = app.get('database')
  if (!(await takeTurn(database, 'fetch transfers', app.get('now')(), LEASE_MS))) return
  const accounts = database.platformRecords('bankAccounts').each({ status: 'active', provider: 'sepay', hasToken: true })
  for await (const account of accounts)
    await fetchMissed(app, account).catch((error: unknown) =>
      app.get('log').warn({ error, account: account._id }, 'transfers were not fetched'),
    )
}
