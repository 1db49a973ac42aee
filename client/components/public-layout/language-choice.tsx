import { useIntl } from 'react-intl'
import { chooseLanguage, useLanguage, type Language } from '../../i18n/language'
import { publicMessages } from './messages'
import './public-layout.css'

const languages: readonly (readonly [Language, string])[] = [
  ['vi', 'Tiếng Việt'],
  ['en', 'English'],
]

/** Vietnamese or English, for whoever isn't in. */
export const LanguageChoice = () => {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <div role="group" aria-label={intl.formatMessage(publicMessages.language)} className="public-layout__foot-languages">
      {languages.map(([key, name]) => (
        <button key={key} className="reach" type="button" lang={key} aria-pressed={language === key} onClick={() => chooseLanguage(key)}>
          {name}
        </button>
      ))}
    </div>
  )
}
