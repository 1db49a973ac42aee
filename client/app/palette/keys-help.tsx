import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useCurrentNewAction } from '../../components/new-action'
import { keysInView } from '../../lib/keys-in-view'
import { ShortcutHelp } from '../../ui/ShortcutHelp/ShortcutHelp'
import { paletteMessages as m } from './messages'

interface Line {
  /** What must be in view; without it the keys always work. */
  readonly needs?: readonly string[]
  readonly keys: readonly string[]
  readonly does: MessageDescriptor
}

const groups: readonly { title: MessageDescriptor; lines: readonly Line[] }[] = [
  {
    title: m.helpHere,
    lines: [
      { needs: ['/'], keys: ['/'], does: m.keySearch },
      { needs: ['n'], keys: ['N'], does: m.keyNew },
      { needs: ['g'], keys: ['G'], does: m.keyShip },
      { needs: ['p'], keys: ['P'], does: m.keyPay },
      { needs: ['t'], keys: ['T'], does: m.keyTag },
      { needs: ['status'], keys: ['1–4'], does: m.keyStatus },
      { needs: ['form', 'ctrl+enter'], keys: ['Ctrl', '↵'], does: m.keySave },
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
  const making = useCurrentNewAction()
  const shown = groups
    .map(({ title, lines }) => ({
      title: intl.formatMessage(title),
      keys: lines
        .filter(({ needs }) => needs === undefined || needs.some((name) => inView.has(name)))
        .map(({ keys, does }) => ({ keys: [...keys], does: does === m.keyNew && making ? making.label : intl.formatMessage(does) })),
    }))
    .filter(({ keys }) => keys.length > 0)
  return <ShortcutHelp groups={shown} onClose={onClose} />
}
