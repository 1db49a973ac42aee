import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../../api/session/use-me'
import { CommandPalette } from '../../ui/CommandPalette/CommandPalette'
import { paletteMessages as m } from './messages'
import { placesFor } from './places'
import { useFindAnything } from './use-find-anything'

/** Goes anywhere the rights allow, finds partners, orders and products, and acts on them. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const { rights } = useMe()
  const places = useMemo(() => placesFor(intl, rights), [intl, rights])
  const find = useFindAnything()
  return <CommandPalette placeholder={intl.formatMessage(m.placeholder)} entries={places} search={find} onClose={onClose} />
}
