import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { send } from '../../../../api/send'
import { LanguageChoice } from '../../../../components/public-layout/language-choice'
import { useLanguage } from '../../../../i18n/language'
import { useDocumentTitle } from '../../../../lib/document-title'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { accountantMessages as m } from '../messages'

const nameIn = (page: unknown): string | null => {
  const data = typeof page === 'object' && page !== null && 'data' in page && Array.isArray(page.data) ? page.data : []
  const first: unknown = data[0]
  return typeof first === 'object' && first !== null && 'name' in first && typeof first.name === 'string' ? first.name : null
}

/** What the company of an address is called, as anybody may know before signing in. */
const useCompanyName = (slug: string): string | null => {
  const language = useLanguage()
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    void send({ service: 'workspaces', method: 'find', query: { slug } }, { accessToken: null, language, signal: abort.signal }).then(
      ({ data }) => {
        if (!abort.signal.aborted) setName(nameIn(data))
      },
    )
    return () => abort.abort()
  }, [slug, language])
  return name
}

/** A link that opens nothing: it says the same whether it has ended, was called back or never was one. */
export const LinkOver = ({ company }: { company: string }) => {
  const intl = useIntl()
  const name = useCompanyName(company)
  const title = intl.formatMessage(m.over)
  useDocumentTitle(title)
  return (
    <main className="accountant-over">
      <EmptyState icon="link" title={title}>
        {name === null ? intl.formatMessage(m.overAskAny) : intl.formatMessage(m.overAsk, { company: name })}
      </EmptyState>
      <LanguageChoice />
    </main>
  )
}
