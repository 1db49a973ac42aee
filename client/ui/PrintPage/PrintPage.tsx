import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { useDocumentTitle } from '../../lib/document-title'
import type { Paper } from './paper-sizes'
import { useFit } from './use-fit'
import './PrintPage.css'

const looks: Readonly<Record<Paper, string | false>> = { a4: false, a5: 'ui-print--a5', roll: 'ui-print--small' }

interface PrintPageProps {
  /** The name of the paper, also of the file when it is saved. */
  title: string
  /** Buttons above the paper, not printed. */
  tools?: ReactNode
  paper?: Paper
  /** Written across it, of what no longer counts; where several papers are printed, each has its own. */
  stamp?: string | false | undefined
  /** Opens the browser's print dialog once it is there. */
  ready?: boolean
  children: ReactNode
}

/** A sheet of paper: shown as it will be printed, always dark ink on white in print. Cells at the end: class `end`. */
export const PrintPage = ({ title, tools, paper = 'a4', stamp, ready = false, children }: PrintPageProps) => {
  useDocumentTitle(title, 'paper')
  useEffect(() => {
    if (ready) window.print()
  }, [ready])
  return (
    <>
      {tools && <div className="ui-print__tools">{tools}</div>}
      <PrintArticle title={title} paper={paper} stamp={stamp}>
        {children}
      </PrintArticle>
    </>
  )
}

type PrintArticleProps = Pick<PrintPageProps, 'title' | 'stamp' | 'children'> & { paper: Paper }

/** The sheet alone, fitted to its paper in whichever document it stands: also in one that is nowhere seen. */
export const PrintArticle = ({ title, paper, stamp, children }: PrintArticleProps) => {
  const printed = useRef<HTMLElement>(null)
  useFit(printed, paper)
  return (
    <article ref={printed} className={classNames('ui-print', looks[paper])} aria-label={title}>
      <PrintSheet stamp={stamp}>{children}</PrintSheet>
    </article>
  )
}

interface PrintSheetProps {
  /** Written across it, of what no longer counts. */
  stamp?: string | false | undefined
  children: ReactNode
}

/** One of several papers that are printed together: it begins on a sheet of its own. */
export const PrintSheet = ({ stamp, children }: PrintSheetProps) => (
  <section className="ui-print__sheet">
    {stamp && <PrintStamp>{stamp}</PrintStamp>}
    {children}
  </section>
)

/** What is written across a paper that no longer counts; where several stand on one sheet, each has its own. */
export const PrintStamp = ({ children }: { children: string }) => <strong className="ui-print__stamp">{children}</strong>
