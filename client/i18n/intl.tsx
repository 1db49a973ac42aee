import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { useLanguage } from './language'
import { loadVietnamese, useVietnamese } from './texts'

/** Gives the screens their texts. A language's screens appear once its texts are there; switching keeps the former ones till then. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const language = useLanguage()
  const vietnamese = useVietnamese()
  const [shown, setShown] = useState(language)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let wanted = true
    const show = (): void => {
      if (!wanted) return
      setShown(language)
      document.documentElement.lang = language
    }
    if (language === 'en') show()
    else
      void loadVietnamese().then(show, () => {
        // Better in English than not at all.
        setFailed(true)
        show()
      })
    return () => {
      wanted = false
    }
  }, [language])

  if (shown === 'vi' && !vietnamese && !failed) return null
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
