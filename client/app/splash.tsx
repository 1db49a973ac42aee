import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { appMessages } from './messages'

/** What stands while a screen's code is on its way; nothing at all for the first moments. */
export const Splash = () => {
  const intl = useIntl()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="app-splash">
      {slow && intl.formatMessage(appMessages.splash)}
    </p>
  )
}
