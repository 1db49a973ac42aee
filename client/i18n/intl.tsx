import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { useLanguage } from './language'

type Messages = Record<string, string>

interface LanguageProviderProps {
  readonly children: ReactNode
  /** Brings the Vietnamese texts; English ones stand beside the screens. */
  readonly loadVietnamese: () => Promise<Messages>
}

/** Gives the screens their texts. A language's screens appear once its texts are there; switching keeps the former ones till then. */
export const LanguageProvider = ({ children, loadVietnamese }: LanguageProviderProps) => {
  const language = useLanguage()
  const [vietnamese, setVietnamese] = useState<Messages | null>(null)
  const [shown, setShown] = useState(language)

  useEffect(() => {
    let wanted = true
    const show = (messages: Messages | null): void => {
      if (!wanted) return
      if (messages) setVietnamese(messages)
      setShown(language)
      document.documentElement.lang = language
    }
    if (language === 'en' || vietnamese) show(null)
    else void loadVietnamese().then(show, () => show({}))
    return () => {
      wanted = false
    }
  }, [language, vietnamese, loadVietnamese])

  if (shown === 'vi' && !vietnamese) return null
  return (
    <IntlProvider locale={shown} defaultLocale="en" messages={shown === 'vi' && vietnamese ? vietnamese : {}} onError={ignoreMissing}>
      {children}
    </IntlProvider>
  )
}

/** A text without its translation shows in English; the check of the language files reports it, not the console of a user. */
const ignoreMissing = (error: { code: string; message: string }): void => {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error.message)
}
