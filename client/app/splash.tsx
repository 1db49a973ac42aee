import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { appMessages } from './messages'

const SPLASH_DELAY_MS = 400

/** What is shown while a screen's code is on its way; nothing at all for the first moments. */
export const Splash = () => {
  const intl = useIntl()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SPLASH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="app-splash">
      {slow && intl.formatMessage(appMessages.splash)}
    </p>
  )
}
