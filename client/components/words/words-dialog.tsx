import { workspaces } from '@shared/areas/workspace/services/workspaces'
import { useState, type ComponentType, type FormEvent } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { changeShape, limitsOf } from '../../resource/field-limits'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { Field } from '../../ui/Field/Field'
import { IconButton } from '../../ui/IconButton/IconButton'
import { Menu } from '../../ui/Menu/Menu'
import { TextInput } from '../../ui/TextInput/TextInput'
import { wordMessages as wm } from './messages'
import { useWords, type WordList } from './use-words'
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
const colorWords = {
  red: wm.red,
  orange: wm.orange,
  yellow: wm.yellow,
  green: wm.green,
  teal: wm.teal,
  blue: wm.blue,
  purple: wm.purple,
  grey: wm.grey,
}

type Texts = Readonly<
  Record<'title' | 'about' | 'add' | 'fresh' | 'remove' | 'none' | 'rename' | 'renameTo' | 'renameDo', MessageDescriptor>
>

interface WordsDialogProps extends WordList {
  texts: Texts & WordList['texts']
  Mark: ComponentType<{ children: string }>
  /** The list of what carries a word. */
  linkOf: (word: string) => string
  isRenaming: boolean
  onClose: () => void
}

/** The words a workspace marks its records with: unique, coloured, renamed everywhere; one that stands on a record isn't deleted. */
export const WordsDialog = ({ Mark, linkOf, isRenaming, onClose, ...list }: WordsDialogProps) => {
  const { texts } = list
  const { words, colors, isLoading, ...acts } = useWords(list)
  const busy = isLoading || isRenaming
  const { maxLength } = limitsOf(changeShape(workspaces), `opts.${list.option}.items`)
  const intl = useIntl()
  const [name, setName] = useState('')
  const [renaming, setRenaming] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const word = name.trim()
    if (word === '') return
    const refused = await (renaming === null ? acts.add(word) : acts.rename(renaming, word))
    setError(refused)
    if (refused !== null) return
    setRenaming(null)
    setName('')
  }
  const paint = (word: string, color: string | null): void => {
    const { [word]: _former, ...others } = colors
    void acts.paint(color === null ? others : { ...others, [word]: color }).then(setError)
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
                    label: intl.formatMessage(colorWords[key]),
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
                onClick={() => void acts.remove(word).then(setError)}
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
