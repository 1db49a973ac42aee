import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useFeatures } from '../../components/feature/features-context'
import type { KeyLine } from '../../components/feature/manifest'
import { useCurrentNewAction } from '../../components/new-action'
import { keysInView } from '../../lib/keys-in-view'
import { ShortcutHelp } from '../../ui/ShortcutHelp/ShortcutHelp'
import { paletteMessages as m } from './messages'

/** Keys that always work need nothing in view. */
type Line = Omit<KeyLine, 'needs'> &
  Partial<Pick<KeyLine, 'needs'>> & {
    /** What gives the key another meaning while it is in view. */
    readonly unless?: string
  }
interface Group {
  readonly title: MessageDescriptor
  readonly lines: readonly Line[]
}

/** @param own the keys of the features' screens */
const groupsWith = (own: readonly Line[]): readonly Group[] => [
  {
    title: m.helpHere,
    lines: [
      { needs: ['/'], keys: ['/'], does: m.keySearch },
      { needs: ['n'], keys: ['N'], does: m.keyNew },
      ...own,
      { needs: ['status'], keys: ['1–4'], does: m.keyStatus },
      { needs: ['form', 'ctrl+enter'], keys: ['Ctrl', '↵'], does: m.keySave },
      { needs: ['j'], keys: ['J'], does: m.keyNext },
      { needs: ['k'], unless: 'known', keys: ['K'], does: m.keyPrevious },
      { needs: ['known'], keys: ['K'], does: m.keyKnown },
      { needs: ['dock'], keys: ['Esc'], does: m.keyClose },
    ],
  },
  {
    title: m.helpList,
    lines: [
      { needs: ['table'], keys: ['↑', '↓'], does: m.keyMove },
      { needs: ['table'], keys: ['Home', 'End'], does: m.keyEnds },
      { needs: ['table'], keys: ['↵'], does: m.keyOpen },
      { needs: ['marks'], keys: ['Space'], does: m.keyMark },
      { needs: ['marks'], keys: ['Shift', 'Click'], does: m.keyMarkRange },
    ],
  },
  {
    title: m.helpLines,
    lines: [
      { needs: ['lines'], keys: ['↵'], does: m.keyNextLine },
      { needs: ['lines'], keys: ['Tab'], does: m.keyNextCell },
      { needs: ['lines'], keys: ['↑', '↓'], does: m.keyCells },
      { needs: ['lines'], keys: ['Ctrl', '⌫'], does: m.keyRemoveLine },
      { needs: ['lines'], keys: ['Ctrl', 'V'], does: m.keyPaste },
    ],
  },
  {
    title: m.helpAnywhere,
    lines: [
      { keys: ['Ctrl', 'K'], does: m.keyPalette },
      { keys: ['Z'], does: m.keyUndo },
      { keys: ['Tab'], does: m.keyTab },
      { keys: ['?'], does: m.keyHelp },
    ],
  },
]

/** The keys that work on the screen in view. */
export const KeysHelp = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const [inView] = useState(keysInView)
  const newAction = useCurrentNewAction()
  const own = useFeatures().flatMap(({ keys = [] }) => keys)
  const shown = groupsWith(own)
    .map(({ title, lines }) => ({
      title: intl.formatMessage(title),
      keys: lines
        .filter(({ needs, unless = '' }) => (needs === undefined || needs.some((name) => inView.has(name))) && !inView.has(unless))
        .map(({ keys, does }) => ({ keys: [...keys], does: does === m.keyNew && newAction ? newAction.label : intl.formatMessage(does) })),
    }))
    .filter(({ keys }) => keys.length > 0)
  return <ShortcutHelp groups={shown} onClose={onClose} />
}
