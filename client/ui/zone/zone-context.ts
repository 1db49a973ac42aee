import { createContext, useContext } from 'react'
import { useIntl } from 'react-intl'
import { dayOf, defaultZone, type Day, type Locale } from '../../lib/format'
import { useNow } from '../../lib/use-now'

/** The workspace's time zone; days, dates and times of all pieces follow it. Provide it once: `<ZoneContext value={zone}>`. */
export const ZoneContext = createContext<string>(defaultZone)

/** The workspace's time zone. */
export const useZone = (): string => useContext(ZoneContext)

/** The language figures and dates are written in. */
export const useLocale = (): Locale => (useIntl().locale.startsWith('vi') ? 'vi' : 'en')

/** The workspace's day today. */
export const useToday = (): Day => dayOf(useNow(), useZone())
