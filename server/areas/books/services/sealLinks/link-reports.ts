import { day as asDay, isDay, type Day } from '@shared/foundation/days/days'
import { isAccount, type Account } from '@shared/foundation/ledger/accounts'
import { dividedForAccountant } from '@shared/areas/books/rules/readable-lines'
import { MAX_LINK_QUESTIONS, type LinkBook } from '@shared/areas/books/rules/link-books'
import { roundDong } from '@shared/foundation/money/money'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { readAccountLedger } from '../../reading/account-ledger'
import { readJournal } from '../../reading/journal-book'
import { readTrialBalance } from '../../reading/trial-balance'
import { cutOf, laterEntries } from '../../later-entries'
import { partnerBalances } from '../../links/partner-balances'
import { assertShown, noteVisit, openedLink, type OpenedLink } from '../../links/opened-link'

type LinkCall = Call<'sealLinks'>
type Reports = ReportFunctions<'sealLinks'>

/** The month of a link as it was known when it was sealed. */
const asSealed = ({ since, until, seal }: OpenedLink) => ({ since, until, knownAt: seal.at })

const ledgerCall = ({ app, params }: LinkCall, { reader }: OpenedLink): Call<'ledger'> => ({
  app,
  params: { ...params, caller: reader },
  service: app.service('ledger'),
  caller: reader,
})

/** Opens a link and one of its books, and leaves a trace. */
const openedBook = async (call: LinkCall, token: string | undefined, book: LinkBook): Promise<OpenedLink> => {
  const opened = await openedLink(call, token)
  assertShown(opened, book)
  await noteVisit(call, opened)
  return opened
}

/** `2026-10-31.12`: on this day, behind so many entries of it. @throws AppError 400 for anything else */
const readPlace = (place: string | undefined): { readonly from?: Day; readonly skip?: number } => {
  if (place === undefined) return {}
  const [from = '', skip = ''] = place.split('.')
  if (!isDay(from) || !/^\d{1,9}$/.test(skip)) throw AppError.atField('place', 'books.link-place')
  return { from: asDay(from), skip: Number(skip) }
}

const writtenPlace = (next: { readonly from: Day; readonly skip: number } | null): { next?: string } =>
  next === null ? {} : { next: `${next.from}.${next.skip}` }

/** @throws AppError 400 for none of the accounts */
const readAccount = (text: string | undefined, accounts: readonly Account[] | null = null): Account => {
  const account = text ?? accounts?.[0] ?? '111'
  if (!isAccount(account) || (accounts && !accounts.includes(account))) throw AppError.of('query.value', { field: 'account' })
  return account
}

/** A line without the way into the company's own pages, and without who of the company entered it. */
const outside = <Row extends { readonly recordId?: unknown; readonly by?: unknown }>({
  recordId: _recordId,
  by: _by,
  ...row
}: Row): Omit<Row, 'recordId' | 'by'> => row

const opened: Reports['opened'] = async (call, { token }) => {
  const found = await openedLink(call, token)
  await noteVisit(call, found)
  const { link, seal, workspace, since, until } = found
  const { name, avatar, brandColor, cfg, zone } = workspace
  const { checked } = seal
  const questions = await call.app
    .get('database')
    .records('sealQuestions', link.workspaceId)
    .find({ linkId: link._id }, { sort: { _id: -1 }, limit: MAX_LINK_QUESTIONS })
  return {
    workspace: { name, ...(avatar ? { avatar } : {}), ...(brandColor ? { brandColor } : {}), cfg, zone },
    name: link.name,
    until: link.until,
    books: link.books,
    month: { since, until },
    seal: {
      code: seal.code,
      at: seal.at,
      seq: seal.seq,
      ...(checked ? { checked: { at: checked.at, holds: checked.holds } } : {}),
      later: await laterCount(call, found),
    },
    notes: seal.notes.map(({ kind, note }) => {
      const { count = 0, amount } = seal.open.find((each) => each.kind === kind) ?? {}
      return { kind, note, count, ...(amount === undefined ? {} : { amount }) }
    }),
    ...(link.books.includes('result') ? { figures: seal.figures } : {}),
    questions: questions.map(({ _id, created, text, account, subject, answer, answeredAt }) => ({
      _id,
      at: created,
      text,
      ...(account ? { account } : {}),
      ...(subject === undefined ? {} : { subject }),
      ...(answer === undefined ? {} : { answer }),
      ...(answeredAt ? { answeredAt } : {}),
    })),
    questionsLeft: Math.max(0, MAX_LINK_QUESTIONS - link.questions),
  }
}

/** While its days are closed nothing is entered on them. */
const laterCount = async ({ app }: LinkCall, { link, seal }: OpenedLink): Promise<number> => {
  if (seal.opened === undefined) return 0
  const database = app.get('database')
  return (await laterEntries(database, link.workspaceId, seal.until, await cutOf(database, link.workspaceId, seal.seq))).length
}

const trialBalance: Reports['trialBalance'] = async (call, { token }) => {
  const found = await openedLink(call, token)
  // What is owned and owed is told of the same balances.
  if (!found.link.books.includes('position')) assertShown(found, 'trialBalance')
  await noteVisit(call, found)
  return readTrialBalance(ledgerCall(call, found), asSealed(found))
}

const account: Reports['account'] = async (call, { token, account: asked, partnerId, place }) => {
  const found = await openedBook(call, token, 'account')
  const of = readAccount(asked)
  const { data, next, ...sums } = await readAccountLedger(
    ledgerCall(call, found),
    { ...asSealed(found), account: of, ...(partnerId === undefined ? {} : { partnerId }), ...readPlace(place) },
    dividedForAccountant,
  )
  return { ...sums, data: data.map(outside), ...writtenPlace(next) }
}

const journal: Reports['journal'] = async (call, { token, place }) => {
  const found = await openedBook(call, token, 'journal')
  const { data, next, ...sums } = await readJournal(
    ledgerCall(call, found),
    { ...asSealed(found), ...readPlace(place) },
    dividedForAccountant,
  )
  return { ...sums, data: data.map(outside), ...writtenPlace(next) }
}

type PartnerRow = Stored<ReportOf<'sealLinks', 'partners'>>['data'][number]

const partners: Reports['partners'] = async (call, { token, account: asked }) => {
  const found = await openedBook(call, token, 'partners')
  const of = readAccount(asked, ['131', '331']) === '331' ? '331' : '131'
  const balances = [...(await partnerBalances(call.app, found))].flatMap(([key, { opening, debit, credit }]) => {
    const [account, partnerId = ''] = key.split(' ')
    const isEmpty = opening === 0 && debit === 0 && credit === 0
    return account === of && !isEmpty ? { partnerId, opening, debit, credit } : []
  })
  const names = await call.app
    .get('database')
    .records('assets', found.link.workspaceId)
    .byIds(
      balances.flatMap(({ partnerId }) => (partnerId === '' ? [] : partnerId)),
      { only: ['name'] },
    )
  const named = new Map(names.map((each): [string, typeof each] => [each._id, each]))
  const sums = (each: { readonly opening: number; readonly debit: number; readonly credit: number }) => ({
    opening: roundDong(each.opening),
    debit: roundDong(each.debit),
    credit: roundDong(each.credit),
    closing: roundDong(each.opening + each.debit - each.credit),
  })
  const sumOf = (key: 'opening' | 'debit' | 'credit'): number => balances.reduce((sum, each) => sum + each[key], 0)
  const data = balances.map((each): PartnerRow => {
    const partner = named.get(each.partnerId)
    return { ...(partner ? { _id: partner._id, name: partner.name } : { name: '' }), ...sums(each) }
  })
  return {
    account: of,
    total: sums({ opening: sumOf('opening'), debit: sumOf('debit'), credit: sumOf('credit') }),
    data: data.sort((a, b) => Math.abs(b.closing) - Math.abs(a.closing) || (a.name < b.name ? -1 : 1)),
  }
}

/** What whoever holds the token of a link reads, of its one month and as it was known when it was sealed. */
export const linkReports: Reports = { opened, trialBalance, account, journal, partners }
