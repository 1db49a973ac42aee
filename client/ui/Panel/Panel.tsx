import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { useDocumentTitle } from '../../lib/document-title'
import './Panel.css'

type Style = CSSProperties & Record<`--${string}`, string>

interface PanelProps {
  title?: ReactNode
  /** At the right of its head. */
  aside?: ReactNode
  /** Without padding, for tables and lists. */
  flush?: boolean
  children: ReactNode
}

/** A white sheet with a line around it: one subject of a page. */
export const Panel = ({ title, aside, flush, children }: PanelProps) => (
  <section className="ui-panel">
    {(title || aside) && (
      <header className="ui-panel__head">
        {title && <h2 className="ui-panel__title">{title}</h2>}
        {aside}
      </header>
    )}
    <div className={classNames('ui-panel__body', flush && 'ui-panel__body--flush')}>{children}</div>
  </section>
)

interface PageProps {
  title: ReactNode
  /** What the browser's tab is named after, where the title is a greeting or no plain text. */
  name?: string
  /** On a phone the bar says the same: the title is for readers then. */
  blockedBy?: boolean
  /** A line under the title. */
  subtitle?: ReactNode
  /** Beside the title: period, ways of seeing. */
  filters?: ReactNode
  /** At the right: print, export, the primary action. */
  tools?: ReactNode
  /** Points; the whole width with 0. */
  width?: number
  children: ReactNode
}

/** A page that scrolls as a whole: home, report, settings. */
export const Page = ({ title, name, blockedBy, subtitle, filters, tools, width = 1180, children }: PageProps) => {
  useDocumentTitle(name ?? (typeof title === 'string' ? title : null))
  const style: Style = { '--page-width': width ? `${width}px` : 'none' }
  return (
    <div className="ui-page" style={style}>
      <header className="ui-page__head">
        <div className={classNames('ui-page__title', blockedBy && 'ui-page__title--barred')}>
          <h1>{title}</h1>
          {subtitle && <p className="muted">{subtitle}</p>}
        </div>
        {filters}
        {tools && <div className="ui-page__tools">{tools}</div>}
      </header>
      {children}
    </div>
  )
}

/** One under the other, `gap` points apart. */
export const Stack = ({ gap = 10, children }: { gap?: number; children: ReactNode }) => (
  <div className="ui-stack" style={{ '--gap': `${gap}px` } as Style}>
    {children}
  </div>
)

/** Beside one another, wrapping. */
export const Row = ({ gap = 8, children }: { gap?: number; children: ReactNode }) => (
  <div className="ui-row" style={{ '--gap': `${gap}px` } as Style}>
    {children}
  </div>
)

/** A wide column and one of `side` points at the right; one under the other below 1024. */
export const Columns = ({ side = 388, children }: { side?: number; children: ReactNode }) => (
  <div className="ui-columns" style={{ '--side': `${side}px` } as Style}>
    {children}
  </div>
)
