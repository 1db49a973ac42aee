import { useState, type ComponentType, type FormEvent } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { Field } from '../../ui/Field/Field'
import { IconButton } from '../../ui/IconButton/IconButton'
import { Menu } from '../../ui/Menu/Menu'
import { TextInput } from '../../ui/TextInput/TextInput'
import { wordMessages as wm } from './messages'
import './words.css'

const COLORS = {
  red: '#b3362b',
  orange: '#c2691c',
  yellow: '#a88412',
  green: '#3d7a3f',
  teal: '#1f7a78',
  blue: '#2f68b0',
  purple: '#7a4b9e',
  grey: '#70706a',
} as const
const colorNames = Object.keys(COLORS) as (keyof typeof COLORS)[]

type Texts = Readonly<
  Record<'title' | 'about' | 'add' | 'fresh' | 'remove' | 'none' | 'rename' | 'renameTo' | 'renameDo', MessageDescriptor>
>

interface WordsDialogProps {
  texts: Texts
  words: readonly string[]
  colors: Readonly<Record<string, string>>
  Mark: ComponentType<{ children: string }>
  /** The list of what carries a word. */
  linkOf: (word: string) => string
  busy: boolean
  maxLength: number | undefined
  /** Each answers why it was refused; null when it is done. */
  onAdd: (word: string) => Promise<string | null>
  onRename: (before: string, after: string) => Promise<string | null>
  onRemove: (word: string) => Promise<string | null>
  onColor: (colors: Record<string, string>) => Promise<string | null>
  onClose: () => void
}

/** The words a workspace marks its records with: added, renamed everywhere, coloured, deleted. */
export const WordsDialog = (props: WordsDialogProps) => {
  const { texts, words, colors, Mark, linkOf, busy, maxLength, onAdd, onRename, onRemove, onColor, onClose } = props
  const intl = useIntl()
  const [name, setName] = useState('')
  const [renaming, setRenaming] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const word = name.trim()
    if (word === '') return
    const refused = await (renaming === null ? onAdd(word) : onRename(renaming, word))
    setError(refused)
    if (refused !== null) return
    setRenaming(null)
    setName('')
  }
  const paint = (word: string, color: string | null): void => {
    const { [word]: _former, ...others } = colors
    void onColor(color === null ? others : { ...others, [word]: color }).then(setError)
  }
  return (
    <Dialog title={intl.formatMessage(texts.title)} subtitle={intl.formatMessage(texts.about)} width={440} onClose={onClose}>
      {words.length === 0 ? (
        <p className="muted">{intl.formatMessage(texts.none)}</p>
      ) : (
        <ul className="words">
          {words.map((word) => (
            <li key={word}>
              <Link to={linkOf(word)} onClick={onClose}>
                <Mark>{word}</Mark>
              </Link>
              <Menu
                label={intl.formatMessage(wm.color, { word })}
                align="end"
                entries={[
                  ...colorNames.map((key) => ({
                    key,
                    label: intl.formatMessage(wm[key]),
                    mark: <span className="words__color" style={{ background: COLORS[key] }} />,
                    checked: colors[word] === COLORS[key],
                    onChoose: () => paint(word, COLORS[key]),
                  })),
                  {
                    key: 'usual',
                    label: intl.formatMessage(wm.usual),
                    ruled: true,
                    checked: !colors[word],
                    onChoose: () => paint(word, null),
                  },
                ]}
                trigger={(trigger) => (
                  <IconButton {...trigger} icon="flag" size="s" disabled={busy} label={intl.formatMessage(wm.color, { word })} />
                )}
              />
              <IconButton
                icon="edit"
                size="s"
                label={intl.formatMessage(texts.rename, { label: word })}
                disabled={busy}
                onClick={() => {
                  setError(null)
                  setRenaming(word)
                  setName(word)
                }}
              />
              <IconButton
                icon="trash"
                size="s"
                label={intl.formatMessage(texts.remove, { label: word })}
                disabled={busy}
                onClick={() => void onRemove(word).then(setError)}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="words__add" onSubmit={(event) => void submit(event)}>
        <Field
          label={renaming === null ? intl.formatMessage(texts.fresh) : intl.formatMessage(texts.renameTo, { label: renaming })}
          error={error}
        >
          {(ids) => (
            <TextInput
              {...ids}
              value={name}
              maxLength={maxLength}
              onChange={(event) => {
                setError(null)
                setName(event.target.value)
              }}
            />
          )}
        </Field>
        <Button type="submit" {...(renaming === null && { icon: 'plus' as const })} busy={busy} disabled={name.trim() === ''}>
          {intl.formatMessage(renaming === null ? texts.add : texts.renameDo)}
        </Button>
      </form>
    </Dialog>
  )
}
