import type { Right } from '@shared/foundation/rights/rights'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { findMessages } from '../../components/feature/find-messages'
import type { FeatureManifest } from '../../components/feature/manifest'
import type { PaletteEntry } from '../../ui/CommandPalette/CommandPalette'
import { chooseTheme } from '../../lib/theme/theme-store'
import { appMessages as app } from '../messages'
import { areasFor, createsFor } from '../navigation'
import type { OwnDialog } from '../own-dialogs'
import { paletteMessages as m } from './messages'
import { alsoCalled } from './synonyms'

const themeTitles = { auto: app.themeAuto, light: app.themeLight, dark: app.themeDark }
/** Who changes from another program looks for its English name. */
const inEnglish = ({ defaultMessage }: MessageDescriptor): string => (typeof defaultMessage === 'string' ? defaultMessage : '')

/** Every page a member may open, what they may make, and what they set for themselves, which has to be looked for.
 *  @param onShow opens a dialog about one's own sign-in */
export const placesFor = (
  features: readonly FeatureManifest[],
  intl: IntlShape,
  rights: readonly Right[],
  onShow: (dialog: OwnDialog) => void,
): PaletteEntry[] => {
  const group = intl.formatMessage(m.places)
  const pages = areasFor(features, rights).flatMap((area) =>
    area.pages.map(({ to, title, app: own }) => {
      const { icon, title: areaTitle } = own ?? area
      const [areaName, page] = [intl.formatMessage(areaTitle), intl.formatMessage(title)]
      return {
        key: to,
        group,
        icon,
        to: encodeURI(to),
        also: `${inEnglish(areaTitle)} ${inEnglish(title)}`,
        label: area.pages.length > 1 || page !== areaName ? `${areaName} · ${page}` : areaName,
      }
    }),
  )
  const made = createsFor(features, rights).map(({ key, title, icon, to }) => ({
    key,
    group: intl.formatMessage(findMessages.act),
    icon,
    to,
    label: intl.formatMessage(title),
    also: inEnglish(title),
  }))
  const own = { group: intl.formatMessage(findMessages.act), onlyFound: true }
  const themes = (['auto', 'light', 'dark'] as const).map((choice) => ({
    ...own,
    key: `theme-${choice}`,
    label: intl.formatMessage(themeTitles[choice]),
    also: inEnglish(themeTitles[choice]),
    onChoose: () => chooseTheme(choice),
  }))
  const dialogs = (
    [
      ['companies', 'apps', app.changeCompany],
      ['password', 'lock', app.changePassword],
    ] as const
  ).map(([dialog, icon, title]) => ({
    ...own,
    key: dialog,
    icon,
    label: intl.formatMessage(title),
    also: inEnglish(title),
    onChoose: () => onShow(dialog),
  }))
  const leave = {
    ...own,
    key: 'sign-out',
    icon: 'logout' as const,
    to: '/sign_out',
    label: intl.formatMessage(app.signOut),
    also: 'Sign out',
  }
  return [...made, ...pages, ...themes, ...dialogs, leave].map((entry) => ({ ...entry, also: `${entry.also} ${alsoCalled(entry.key)}` }))
}
