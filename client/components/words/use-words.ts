import { useWorkspace } from '../../api/session/use-workspace'
import { api } from '../../api/api'
import { useUndo } from '../undo/use-undo'
import { failureOf } from '../../ui/form/form-error'

const colorsOf = { fundLabels: 'labelColors', orderTags: 'tagColors' } as const

/** What was refused, in words; null when it was done. */
export const refusalOf = async (act: () => Promise<unknown>, otherwise: string): Promise<string | null> => {
  try {
    await act()
    return null
  } catch (thrown) {
    const failure = failureOf(thrown)
    return Object.values(failure.errors ?? {})[0] ?? failure.message ?? otherwise
  }
}

/** One of the workspace's lists of words with its colours, and saving them; a saved list can be taken back. */
export const useWords = (option: keyof typeof colorsOf, failed: string) => {
  const workspace = useWorkspace()
  const [patch, { isLoading }] = api.workspaces.usePatch()
  const undo = useUndo()
  const words: readonly string[] = workspace?.opts[option] ?? []
  const save = (after: readonly string[], done: string): Promise<string | null> =>
    refusalOf(async () => {
      if (!workspace) return
      const { rev } = await patch({ id: workspace._id, data: { opts: { [option]: [...after] } } }).unwrap()
      undo(done, () => patch({ id: workspace._id, data: { opts: { [option]: [...words] }, rev } }).unwrap())
    }, failed)
  const paint = (colors: Record<string, string>): Promise<string | null> =>
    refusalOf(async () => {
      if (workspace) await patch({ id: workspace._id, data: { opts: { [colorsOf[option]]: colors } } }).unwrap()
    }, failed)
  return { words, colors: workspace?.opts[colorsOf[option]] ?? {}, isLoading, save, paint }
}
