import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { api } from '../../../../api/api'
import { tagAddress } from '../../../../components/order-address'
import { OrderTag } from '../../../../components/words/word-tags'
import { WordsDialog } from '../../../../components/words/words-dialog'
import { tagMessages as m } from '../messages'

/** The tags of orders: unique, coloured, renamed everywhere; one that stands on an order isn't deleted. */
export const TagsDialog = ({ group, onClose }: { group: TradeGroup; onClose: () => void }) => {
  const [find] = api.orders.useLazyFind()
  const [renameAll, { isLoading }] = api.orders.usePatchMany()
  return (
    <WordsDialog
      option="orderTags"
      texts={m}
      Mark={OrderTag}
      linkOf={(tag) => tagAddress(group, tag)}
      usesOf={async (tag) => (await find({ tags: tag, $limit: 0 })).data?.total ?? 0}
      renameAll={async (before, tag) => (await renameAll({ by: { tag: before }, data: { tag } }).unwrap()).orders}
      isRenaming={isLoading}
      onClose={onClose}
    />
  )
}
