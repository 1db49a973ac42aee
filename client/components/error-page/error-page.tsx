import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../lib/document-title'
import './error-page.css'

interface ErrorPageProps {
  code: string
  title: string
  children: ReactNode
  action: ReactNode
}

/** What went wrong, why, and the way on. */
export const ErrorPage = ({ code, title, children, action }: ErrorPageProps) => {
  useDocumentTitle(title)
  return (
    <section className="error-page" aria-labelledby="error-title">
      <p className="error-page__code">{code}</p>
      <h1 id="error-title">{title}</h1>
      <p className="error-page__text">{children}</p>
      {action}
    </section>
  )
}
