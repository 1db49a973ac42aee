import { useEffect } from 'react'

/** What a browser's tab is named after, the stronger last. A paper names it alone: it is the name of the file when it is saved. */
const kinds = ['screen', 'record', 'paper'] as const
type TitleKind = (typeof kinds)[number]
interface Title {
  readonly kind: TitleKind
  readonly text: string
}

const inView: Title[] = []
let owner = ''
let entered: string | undefined
let unread = 0

const stronger = (best: Title, each: Title): Title => (kinds.indexOf(each.kind) >= kinds.indexOf(best.kind) ? each : best)

const write = (): void => {
  const [first, ...rest] = inView
  const title = first && rest.reduce(stronger, first)
  if (title?.kind === 'paper') {
    document.title = title.text
    return
  }
  const whose = entered === undefined ? owner : `${entered} · Sổ Cái`
  const [name = '', ...others] = title ? [title.text, whose] : [whose]
  const count = unread > 99 ? '99+' : unread
  document.title = [unread > 0 ? `${name} (${count})` : name, ...others].filter(Boolean).join(' · ')
}

/** Names the tab after what is in view: the open record before the screen it is on. Null: not known yet. */
export const useDocumentTitle = (text: string | null, kind: TitleKind = 'screen'): void => {
  useEffect(() => {
    if (text === null) return
    const title = { kind, text }
    inView.push(title)
    write()
    return () => {
      inView.splice(inView.indexOf(title), 1)
      write()
    }
  }, [text, kind])
}

/** What stands after it in every tab: the company. */
export const setTitleOwner = (text: string): void => {
  owner = text
  write()
}

/** Names the tab after a company while somebody signs in to it. */
export const useTitleOf = (company: string | undefined): void => {
  useEffect(() => {
    entered = company
    write()
    return () => {
      entered = undefined
      write()
    }
  }, [company])
}

/** How many notices are unread, behind the name. */
export const setTitleCount = (count: number): void => {
  unread = count
  write()
}
