import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { workspaces } from '@shared/areas/workspace/services/workspaces'
import { useIntl } from 'react-intl'
import { orderLists } from '../../../../components/order-address'
import { api } from '../../../../api/api'
import { isWordTaken } from '../../../../components/words/is-word-taken'
import { OrderTag } from '../../../../components/words/word-tags'
import { refusalOf, useWords } from '../../../../components/words/use-words'
import { WordsDialog } from '../../../../components/words/words-dialog'
import { changeShape, limitsOf } from '../../../../resource/field-limits'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { tagMessages as m } from '../messages'

const tagMaxLength = limitsOf(changeShape(workspaces), 'opts.orderTags.items').maxLength

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

/** The tags of orders: unique, coloured, renamed everywhere; one that stands on an order isn't deleted. */
export const TagsDialog = ({ group, onClose }: { group: TradeGroup; onClose: () => void }) => {
  const intl = useIntl()
  const failed = intl.formatMessage(m.failed)
  const { words, colors, isLoading, save, paint } = useWords('orderTags', failed)
  const [findUses] = api.orders.useLazyFind()
  const [renameAll, { isLoading: isRenaming }] = api.orders.usePatchMany()

  const rename = (before: string, tag: string): Promise<string | null> =>
    refusalOf(async () => {
      const { orders } = await renameAll({ by: { tag: before }, data: { tag } }).unwrap()
      toastDone(intl.formatMessage(m.renamed, { tag, count: orders }))
    }, failed)
  const add = async (tag: string): Promise<string | null> =>
    isWordTaken(words, tag) ? intl.formatMessage(m.exists) : save([...words, tag], intl.formatMessage(m.added, { tag }))
  const remove = async (tag: string): Promise<string | null> => {
    const { data: uses } = await findUses({ tags: tag, $limit: 0 })
    if (!uses?.total)
      return save(
        words.filter((each) => each !== tag),
        intl.formatMessage(m.removed, { tag }),
      )
    toastError(intl.formatMessage(m.used, { count: uses.total }))
    return null
  }
  return (
    <WordsDialog
      texts={texts}
      words={words}
      colors={colors}
      Mark={OrderTag}
      linkOf={(tag) => `${orderLists[group]}/byTag/${encodeURIComponent(tag)}`}
      busy={isLoading || isRenaming}
      maxLength={tagMaxLength}
      onAdd={add}
      onRename={rename}
      onRemove={remove}
      onColor={paint}
      onClose={onClose}
    />
  )
}
