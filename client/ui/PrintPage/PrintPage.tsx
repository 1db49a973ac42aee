import { useEffect, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { useDocumentTitle } from '../../lib/document-title'
import './PrintPage.css'

/** A4, half of it across, or a till roll of 80 mm. */
export type Paper = 'a4' | 'a5' | 'roll'

const looks: Readonly<Record<Paper, string | false>> = { a4: false, a5: 'ui-print--a5', roll: 'ui-print--small' }

interface PrintPageProps {
  /** The name of the paper, also of the file when it is saved. */
  title: string
  /** Buttons above the paper, not printed. */
  tools?: ReactNode
  paper?: Paper
  /** Opens the browser's print dialog once it is there. */
  ready?: boolean
  children: ReactNode
}

/** A sheet of paper: shown as it will be printed, always dark ink on white in print. Cells at the end: class `end`. */
export const PrintPage = ({ title, tools, paper = 'a4', ready = false, children }: PrintPageProps) => {
  useDocumentTitle(title, 'paper')
  useEffect(() => {
    if (ready) window.print()
  }, [ready])
  return (
    <>
      {tools && <div className="ui-print__tools">{tools}</div>}
      <article className={classNames('ui-print', looks[paper])} aria-label={title}>
        {children}
      </article>
    </>
  )
}
