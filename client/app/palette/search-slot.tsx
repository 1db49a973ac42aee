import { lazy, Suspense, useState } from 'react'
import { useIsPhone } from '../../lib/use-media'
import { useShortcut } from '../../lib/use-shortcut'
import { ShellSearch } from '../../ui/AppShell/ShellTools'
import { IconButton } from '../../ui/IconButton/IconButton'
import { OwnDialogs, type OwnDialog } from '../own-dialogs'
import { useSearchHint } from './use-search-hint'

const loadPalette = () => import('./palette')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))
const KeysHelp = lazy(async () => ({ default: (await import('./keys-help')).KeysHelp }))

/** The search of the top bar with its keys: Ctrl+K opens the palette, ? the list of keys. Both come when they are asked for. */
export const SearchSlot = () => {
  const isPhone = useIsPhone()
  const [open, setOpen] = useState<'palette' | 'keys' | OwnDialog | null>(null)
  const show = (): void => {
    // A dialog that waits for an answer isn't left behind.
    if (!document.querySelector('dialog[open]')) setOpen('palette')
  }
  const preload = (): void => void loadPalette().catch(() => undefined)
  useShortcut('ctrl+k', show)
  useShortcut('?', () => setOpen('keys'))
  const close = (): void => setOpen(null)
  const label = useSearchHint()
  return (
    <>
      {isPhone ? (
        <IconButton icon="search" iconSize={20} label={label} onClick={show} />
      ) : (
        <ShellSearch placeholder={label} onClick={show} onPointerEnter={preload} onFocus={preload} />
      )}
      <Suspense fallback={null}>
        {open === 'palette' && <Palette onShow={setOpen} onClose={close} />}
        {open === 'keys' && <KeysHelp onClose={close} />}
      </Suspense>
      <OwnDialogs shown={open === 'companies' || open === 'password' ? open : null} onClose={close} />
    </>
  )
}
