import { useState, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { useDocumentTitle } from '../../lib/document-title'
import { useMedia } from '../../lib/use-media'
import { RowStepsContext, RowStepsSetter, type RowSteps } from '../DataTable/row-steps'
import './ListPage.css'

interface ListPageProps {
  /** The name of the page, its heading for readers; the shell shows where one is. */
  title: string
  /** Period, search, filters, and at the far right the one primary action (on a phone the '+' of the bottom bar does it). */
  tools?: ReactNode
  /** A `Chips` strip. */
  chips?: ReactNode
  /** Figures of what is listed, as an equation or in a row. */
  summary?: ReactNode
  /** A `StaleStrip`, or a warning over the heads. */
  strip?: ReactNode
  /** What stands over the list on paper, which shows all its rows and none of its tools. */
  paper?: string
  /** The table, or one of the states in its place. */
  children: ReactNode
  /** How many, pages, totals; the first of them stands at the left. */
  foot?: ReactNode
  /** A `DockForm`: beside the list from 1024, over it from 768, a page of its own on a phone. */
  dock?: ReactNode
  /** 628 for orders, 400 for forms, 452 for units. */
  dockSize?: 'order' | 'form' | 'units'
}

/** The product's signature: a list that stays live, and beside it the form one is writing. */
export const ListPage = ({ title, tools, chips, summary, strip, paper, children, foot, dock, dockSize = 'form' }: ListPageProps) => {
  useDocumentTitle(title)
  // What the dock lies over is neither reached nor read.
  const isCovered = useMedia('screen and (768px <= width < 1024px)') && Boolean(dock)
  const [steps, setSteps] = useState<RowSteps | null>(null)
  return (
    <RowStepsSetter value={setSteps}>
      <div className={classNames('ui-list-page', dock && `ui-list-page--${dockSize}`, paper && 'ui-list-page--paper')}>
        <section className="ui-list-page__panel" aria-label={title} inert={isCovered}>
          <h1 className="unseen">{title}</h1>
          {paper && <p className="ui-list-page__paper">{paper}</p>}
          {tools && <div className="ui-list-page__tools">{tools}</div>}
          {chips && <div className="ui-list-page__chips">{chips}</div>}
          {summary && <div className="ui-list-page__summary">{summary}</div>}
          {strip}
          {children}
          {foot && <footer className="ui-list-page__foot">{foot}</footer>}
        </section>
        {dock && (
          <div className="ui-list-page__dock">
            <RowStepsContext value={steps}>{dock}</RowStepsContext>
          </div>
        )}
      </div>
    </RowStepsSetter>
  )
}
