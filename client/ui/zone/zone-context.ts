import { createContext, useContext } from 'react'
import { useIntl } from 'react-intl'
import { defaultZone, type Locale } from '../../lib/format'

/** The workspace's time zone; days, dates and times of all pieces follow it. Provide it once: `<ZoneContext value={zone}>`. */
export const ZoneContext = createContext<string>(defaultZone)

/** The workspace's time zone. */
export const useZone = (): string => useContext(ZoneContext)

/** The language figures and dates are written in. */
export const useLocale = (): Locale => (useIntl().locale.startsWith('vi') ? 'vi' : 'en')
