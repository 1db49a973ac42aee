import { api } from '../../../../api/api'
import { FundLabel } from '../../../../components/words/word-tags'
import { WordsDialog } from '../../../../components/words/words-dialog'
import { labelMessages as m } from '../messages'

/** The labels of the workspace: new ones are unique, used ones stay. */
export const LabelsDialog = ({ onClose }: { onClose: () => void }) => {
  const [find] = api.funds.useLazyFind()
  const [renameAll, { isLoading }] = api.funds.usePatchMany()
  return (
    <WordsDialog
      option="fundLabels"
      texts={m}
      Mark={FundLabel}
      linkOf={(label) => `/funds/byLabel/${encodeURIComponent(label)}`}
      usesOf={async (label) => (await find({ label, $limit: 0 })).data?.total ?? 0}
      renameAll={async (before, label) => (await renameAll({ by: { label: before }, data: { label } }).unwrap()).entries}
      isRenaming={isLoading}
      onClose={onClose}
    />
  )
}
