import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { EveningChoice } from '../../../../components/known-at/evening-choice'
import { useEvening, type ShownEvening } from '../../../../components/known-at/use-evening'
import { Loaded, StaleBanner } from '../../../../components/list-states'
import { useNewAction } from '../../../../components/new-action'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button } from '../../../../ui/Button/Button'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { useToday } from '../../../../ui/zone/zone-context'
import { InventoryDock } from '../components/inventory-dock'
import { InventoryFigures } from '../components/inventory-figures'
import { InventorySumEntries } from '../components/inventory-sum-entries'
import { InventoryTable } from '../components/inventory-table'
import { InventoryTools } from '../components/inventory-tools'
import { InventoryValue } from '../components/inventory-value'
import { PastInventory } from '../components/past-inventory'
import { isGoods } from '../inventory'
import type { InventorySum } from '../inventory-sums'
import { buyMessages } from '../../../../components/purchase-drafts/messages'
import { inventoryMessages as m } from '../messages'
import { useInventory } from '../use-inventory'
import '../components/inventory.css'

const BuyDialog = lazy(() => import('../../../../components/purchase-drafts/buy-dialog').then((module) => ({ default: module.BuyDialog })))

/** Goods as they stand now, or what stood in stock on an evening of the past. */
export const InventoryScreen = () => {
  const evening = useEvening()
  return evening.isPast ? <PastInventory evening={evening} /> : <InventoryNow evening={evening} />
}

/** Goods as they stand now: in stock, ordered and not shipped, to be brought in, with what they are made of. */
const InventoryNow = ({ evening }: { evening: ShownEvening }) => {
  const intl = useIntl()
  const today = useToday()
  const workspace = useWorkspace()
  const inventory = useInventory()
  const { address, change, read, goods, lines, figures, places, short, sumOf } = inventory
  const [valued, setValued] = useState<string | null>(null)
  const [summed, setSummed] = useState<InventorySum | null>(null)
  const [isBuying, setBuying] = useState(false)
  const opening = read.data?.data.find(({ _id }) => _id === address.open)
  const valuedGoods = read.data?.data.find(({ _id }) => _id === valued)
  const mayBuy = useCan('/purchases') && short.length > 0
  const buy = (): void => setBuying(true)
  const buyLabel = intl.formatMessage(buyMessages.open, { count: short.length })
  useShortcut('n', buy, mayBuy)
  useNewAction(mayBuy ? buyLabel : null, buy)
  const title = intl.formatMessage(m.screen)
  const opens = (sum: InventorySum) => (sumOf(sum) === 0 ? undefined : () => setSummed(sum))
  /** Closes the entries of a sum and opens what one of them is made of. */
  const goOn = (open: () => void): void => {
    setSummed(null)
    open()
  }
  return (
    <ListPage
      title={title}
      tools={
        <>
          <EveningChoice evening={evening} hasKeys={address.open === '' && valued === null && summed === null && !isBuying} />
          <InventoryTools inventory={inventory} />
          {mayBuy && (
            <Button kind="primary" icon="inbox" kbd="N" onClick={buy}>
              {buyLabel}
            </Button>
          )}
        </>
      }
      summary={figures && <InventoryFigures figures={figures} opens={opens} />}
      paper={[workspace?.name, title, today].filter(Boolean).join(' · ')}
      strip={read.data && <StaleBanner list={read} />}
      foot={
        lines &&
        lines.length > 0 && (
          <>
            <span className="num">{intl.formatMessage(m.products, { count: lines.filter(isGoods).length })}</span>
            <span className="muted">{intl.formatMessage(m.rule)}</span>
          </>
        )
      }
      dock={
        opening && (
          <InventoryDock key={opening._id} goods={opening} onValue={() => setValued(opening._id)} onClose={() => change({ open: '' })} />
        )
      }
    >
      <Loaded read={read}>
        <InventoryTable inventory={inventory} openValue={setValued} opens={opens} />
      </Loaded>
      <Suspense>{isBuying && <BuyDialog goods={short} onClose={() => setBuying(false)} />}</Suspense>
      {summed !== null && (
        <InventorySumEntries
          sum={summed}
          value={sumOf(summed)}
          goods={goods ?? []}
          places={places}
          onValue={(id) => goOn(() => setValued(id))}
          onGoods={(id) => goOn(() => change({ open: id }))}
          onClose={() => setSummed(null)}
        />
      )}
      {valuedGoods && <InventoryValue goods={valuedGoods} onClose={() => setValued(null)} />}
    </ListPage>
  )
}
