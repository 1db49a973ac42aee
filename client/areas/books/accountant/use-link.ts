import type { ReportOf } from '@shared/registry/service-types'
import { createContext, useContext } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { send } from '../../../api/send'
import { useSharedPage, type SharedState } from '../../../api/use-shared-page'
import { useLanguage } from '../../../i18n/language'
import type { BookSource } from '../use-book-files'
import type { LinkReport, Opened } from './link'

/** What a link opened, and by what it is asked for more. */
export interface Link {
  readonly token: string
  readonly opened: Opened
  /** Asks anew: a question was sent, or is answered. */
  readonly refresh: () => void
}

export const LinkContext = createContext<Link | null>(null)

export const useLink = (): Link => {
  const link = useContext(LinkContext)
  if (!link) throw new Error('there is no link around this')
  return link
}

type Words = Readonly<Record<string, string>>

const callOf = (token: string, report: LinkReport, words: Words) =>
  ({ service: 'sealLinks', method: 'find', query: { report, ...words }, linkToken: token }) as const

/** A report of a link, asked for as nobody. @param token the empty one asks nothing */
export const useLinkReport = <R extends LinkReport>(token: string, report: R, words: Words = {}): SharedState<ReportOf<'sealLinks', R>> =>
  useSharedPage<ReportOf<'sealLinks', R>>(`${token} ${report} ${JSON.stringify(words)}`, token === '' ? null : callOf(token, report, words))

/** Reads a report of a link once. @throws the error that was answered */
export const useLinkOnce = () => {
  const language = useLanguage()
  const { token } = useLink()
  return async <R extends LinkReport>(report: R, words: Words): Promise<ReportOf<'sealLinks', R>> => {
    const { data, error } = await send(callOf(token, report, words), { accessToken: null, language })
    if (error) throw new Error(error.message)
    return data as ReportOf<'sealLinks', R>
  }
}

/** The books of a link as they are saved, page by page. */
export const useLinkSource = (): BookSource<string> => {
  const { opened } = useLink()
  const read = useLinkOnce()
  const { name, cfg } = opened.workspace
  const placed = (from: string | null): Words => (from === null ? {} : { place: from })
  return {
    company: cfg.invoiceName ?? name,
    account: async (account, partnerId, _range, from) => {
      const { next = null, ...book } = await read('account', { account, ...(partnerId && { partnerId }), ...placed(from) })
      return { ...book, next }
    },
    journal: async (_range, from) => {
      const { next = null, ...book } = await read('journal', placed(from))
      return { ...book, next }
    },
  }
}

/** The token stands behind the # of the address, which browsers send to nobody. */
export const useTokenOfAddress = (): string => useLocation().hash.slice(1)

/** What of a link is looked at, kept in the address beside the token. */
export const useLinkAddress = () => {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const of = (key: string): string => params.get(key) ?? ''
  return {
    book: of('book'),
    account: of('account'),
    partner: of('partner'),
    place: of('place'),
    goTo: (words: Words): void => void navigate({ search: `?${new URLSearchParams(words).toString()}`, hash }),
  }
}
