import type { Right } from '@shared/domain/rights/rights'
import type { IntlShape } from 'react-intl'
import { findMessages } from '../../components/feature/find-messages'
import type { FeatureManifest } from '../../components/feature/manifest'
import type { PaletteEntry } from '../../ui/CommandPalette/CommandPalette'
import { areasFor, createsFor } from '../navigation'
import { paletteMessages as m } from './messages'

/** Every page a member may open, and what they may make: what the palette offers before anything is typed. */
export const placesFor = (features: readonly FeatureManifest[], intl: IntlShape, rights: readonly Right[]): PaletteEntry[] => {
  const group = intl.formatMessage(m.places)
  const pages = areasFor(features, rights).flatMap((area) =>
    area.pages.map(({ to, title, app }) => {
      const { icon, title: areaTitle } = app ?? area
      const [areaName, page] = [intl.formatMessage(areaTitle), intl.formatMessage(title)]
      return {
        key: to,
        group,
        icon,
        to: encodeURI(to),
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
  }))
  return [...made, ...pages]
}
