import { useEffect, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import './PrintPage.css'

interface PrintPageProps {
  /** The name of the paper, also of the file when it is saved. */
  title: string
  /** Buttons above the paper, not printed. */
  tools?: ReactNode
  /** A4, or a till roll of 80 mm. */
  paper?: 'a4' | 'roll'
  /** Opens the browser's print dialog once it is there. */
  ready?: boolean
  children: ReactNode
}

/** A sheet of paper: shown as it will be printed, always dark ink on white in print. Cells at the end: class `end`. */
export const PrintPage = ({ title, tools, paper = 'a4', ready = false, children }: PrintPageProps) => {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  useEffect(() => {
    if (ready) window.print()
  }, [ready])
  return (
    <>
      {tools && <div className="ui-print__tools">{tools}</div>}
      <article className={classNames('ui-print', paper === 'roll' && 'ui-print--small')} aria-label={title}>
        {children}
      </article>
    </>
  )
}
