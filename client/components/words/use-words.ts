import { useIntl, type MessageDescriptor } from 'react-intl'
import { api } from '../../api/api'
import { useWorkspace } from '../../api/session/use-workspace'
import { failureOf } from '../../ui/form/form-error'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { useUndo } from '../undo/use-undo'
import { isWordTaken } from './is-word-taken'

const colorsOf = { fundLabels: 'labelColors', orderTags: 'tagColors' } as const

/** One of the workspace's lists of words that records are marked with. */
export interface WordList {
  readonly option: keyof typeof colorsOf
  /** Each with the word as `{label}`; `used` and `renamed` with the `{count}` of records besides. */
  readonly texts: Readonly<Record<'exists' | 'used' | 'added' | 'removed' | 'renamed' | 'failed', MessageDescriptor>>
  /** On how many records a word stands. */
  readonly usesOf: (word: string) => Promise<number>
  /** Renames a word on all records.   @returns on how many */
  readonly renameAll: (before: string, after: string) => Promise<number>
}

/** What was refused, in words; null when it was done. */
const refusalOf = async (act: () => Promise<unknown>, otherwise: string): Promise<string | null> => {
  try {
    await act()
    return null
  } catch (thrown) {
    const failure = failureOf(thrown)
    return Object.values(failure.errors ?? {})[0] ?? failure.message ?? otherwise
  }
}

/** The words of a list with their colours, and what is done to them: each answers why it was refused, null when it is done. A saved list can be taken back. */
export const useWords = ({ option, texts, usesOf, renameAll }: WordList) => {
  const intl = useIntl()
  const workspace = useWorkspace()
  const [patch, { isLoading }] = api.workspaces.usePatch()
  const undo = useUndo()
  const failed = intl.formatMessage(texts.failed)
  const words: readonly string[] = workspace?.opts[option] ?? []
  const save = (after: readonly string[], done: string): Promise<string | null> =>
    refusalOf(async () => {
      if (!workspace) return
      const { rev } = await patch({ id: workspace._id, data: { opts: { [option]: [...after] } } }).unwrap()
      undo(done, () => patch({ id: workspace._id, data: { opts: { [option]: [...words] }, rev } }).unwrap())
    }, failed)
  const add = async (label: string): Promise<string | null> =>
    isWordTaken(words, label) ? intl.formatMessage(texts.exists) : save([...words, label], intl.formatMessage(texts.added, { label }))
  const rename = (before: string, label: string): Promise<string | null> =>
    refusalOf(async () => {
      const count = await renameAll(before, label)
      toastDone(intl.formatMessage(texts.renamed, { label, count }))
    }, failed)
  const remove = async (label: string): Promise<string | null> => {
    const count = await usesOf(label)
    const others = words.filter((each) => each !== label)
    if (count === 0) return save(others, intl.formatMessage(texts.removed, { label }))
    toastError(intl.formatMessage(texts.used, { count }))
    return null
  }
  const paint = (colors: Record<string, string>): Promise<string | null> =>
    refusalOf(async () => {
      if (workspace) await patch({ id: workspace._id, data: { opts: { [colorsOf[option]]: colors } } }).unwrap()
    }, failed)
  return { words, colors: workspace?.opts[colorsOf[option]] ?? {}, isLoading, add, rename, remove, paint }
}
