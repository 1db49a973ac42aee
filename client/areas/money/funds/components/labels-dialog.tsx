import { workspaces } from '@shared/areas/workspace/services/workspaces'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { isWordTaken } from '../../../../components/words/is-word-taken'
import { FundLabel } from '../../../../components/words/word-tags'
import { refusalOf, useWords } from '../../../../components/words/use-words'
import { WordsDialog } from '../../../../components/words/words-dialog'
import { changeShape, limitsOf } from '../../../../resource/field-limits'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'

import { labelMessages as m } from '../messages'

const labelMaxLength = limitsOf(changeShape(workspaces), 'opts.fundLabels.items').maxLength

const texts = {
  title: m.title,
  about: m.about,
  add: m.add,
  fresh: m.fresh,
  remove: m.remove,
  none: m.none,
  rename: m.rename,
  renameTo: m.renameTo,
  renameDo: m.renameDo,
}

/** The labels of the workspace: new ones are unique, used ones stay. */
export const LabelsDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const { words, colors, isLoading, save, paint } = useWords('fundLabels', intl.formatMessage(m.failed))
  const [findUses] = api.funds.useLazyFind()
  const [renameAll, { isLoading: isRenaming }] = api.funds.usePatchMany()

  const rename = (before: string, label: string): Promise<string | null> =>
    refusalOf(async () => {
      const { entries } = await renameAll({ by: { label: before }, data: { label } }).unwrap()
      toastDone(intl.formatMessage(m.renamed, { label, count: entries }))
    }, intl.formatMessage(m.failed))
  const add = async (label: string): Promise<string | null> =>
    isWordTaken(words, label) ? intl.formatMessage(m.exists) : save([...words, label], intl.formatMessage(m.added, { label }))
  const remove = async (label: string): Promise<string | null> => {
    const { data: uses } = await findUses({ label, $limit: 0 })
    if (!uses?.total)
      return save(
        words.filter((each) => each !== label),
        intl.formatMessage(m.removed, { label }),
      )
    toastError(intl.formatMessage(m.used))
    return null
  }
  return (
    <WordsDialog
      texts={texts}
      words={words}
      colors={colors}
      Mark={FundLabel}
      linkOf={(label) => `/funds/byLabel/${encodeURIComponent(label)}`}
      busy={isLoading || isRenaming}
      maxLength={labelMaxLength}
      onAdd={add}
      onRename={rename}
      onRemove={remove}
      onColor={paint}
      onClose={onClose}
    />
  )
}
