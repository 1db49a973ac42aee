import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../../api/session/use-me'
import { useAppDispatch } from '../../api/use-app-dispatch'
import { useFeatures } from '../../components/feature/features-context'
import type { FeatureManifest } from '../../components/feature/manifest'
import { CommandPalette, type PaletteEntry } from '../../ui/CommandPalette/CommandPalette'
import { useLocale, useToday } from '../../ui/zone/zone-context'
import type { OwnDialog } from '../own-dialogs'
import { placesFor } from './places'
import { useSearchHint } from './use-search-hint'

const sourcesOf = async (features: readonly FeatureManifest[]) =>
  (await Promise.all(features.flatMap(({ find }) => find?.() ?? []))).sort((a, b) => a.order - b.order)

/** “in T000338”, “print S000427”: a document by its number, to be printed. */
const PRINT = /^(?:in|print)\s+(?=[a-z]+\d)/i

/** Finds records of all features by words, and what can be done with the best of them. The promise fails when one of the calls does. */
const useFindAnything = (): ((text: string, signal: AbortSignal) => Promise<PaletteEntry[]>) => {
  const intl = useIntl()
  const locale = useLocale()
  const { rights } = useMe()
  const year = useToday().slice(0, 4)
  const dispatch = useAppDispatch()
  const features = useFeatures()

  return useCallback(
    async (text, signal) => {
      const search = text.trim().replace(PRINT, '')
      const toPrint = PRINT.test(text.trim())
      if (search === '') return []
      const sources = await sourcesOf(features)
      const context = { intl, locale, rights, year, dispatch, signal }
      const answers = await Promise.all(sources.map(async ({ find, actionOrder }) => ({ actionOrder, found: await find(search, context) })))
      const [first] = answers.filter(({ found }) => found.entries.length > 0).sort((a, b) => a.actionOrder - b.actionOrder)
      const entries = answers.flatMap(({ found }) => found.entries)
      const actions = first?.found.actions ?? []
      return toPrint ? [...actions.filter(({ icon }) => icon === 'print'), ...entries] : [...entries, ...actions]
    },
    [features, dispatch, intl, locale, rights, year],
  )
}

/** Goes anywhere the rights allow, finds the records of all features, and acts on them. */
export const Palette = ({ onShow, onClose }: { onShow: (dialog: OwnDialog) => void; onClose: () => void }) => {
  const intl = useIntl()
  const { rights } = useMe()
  const features = useFeatures()
  const places = useMemo(() => placesFor(features, intl, rights, onShow), [features, intl, rights, onShow])
  const find = useFindAnything()
  return <CommandPalette placeholder={useSearchHint()} entries={places} search={find} onClose={onClose} />
}
