import { endOfDay, zone as asZone } from '@shared/foundation/days/days'
import type { Instant } from '@shared/foundation/declaration/wire'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Product } from '@shared/areas/goods/services/products'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { openingMessages as m } from './messages'
import { useOpeningDay } from './use-opening-day'

const whyOf = (error: unknown): string => (isApiError(error) ? error.message : '')

export interface OpeningStock {
  readonly quantity: number
  /** Dong a unit; null: unknown. */
  readonly unitCost: number | null
  readonly warehouseId: string
}

/** Books what a company begins with. The product or partner is kept when that fails; it is said what to do instead. */
export const useOpening = () => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const day = useOpeningDay()
  const today = useToday()
  const [create] = api.orders.useCreate()
  const [patch] = api.orders.usePatch()

  /** Units that stand in a warehouse already come in without invoice. */
  const bookStock = async (
    { _id, name }: Pick<Product, '_id' | 'name'>,
    { quantity, unitCost, warehouseId }: OpeningStock,
  ): Promise<void> => {
    try {
      await create({
        group: 'inventoryIn',
        status: 'delivered',
        isForce: true,
        isOpening: true,
        warehouseId: warehouseId as Id<'warehouses'>,
        note: intl.formatMessage(m.stock),
        items: [{ productId: _id, quantity, cost: unitCost ?? 'n/a' }],
      }).unwrap()
    } catch (error) {
      toastError(intl.formatMessage(m.stockFailed, { name, why: whyOf(error) }))
    }
  }

  /** What a partner owes from before is an order without items, of the opening day; there is nothing of it to ship.
   *  @throws ApiError when the server refuses it */
  const enterDebt = async ({ _id, group }: Pick<Asset, '_id' | 'group'>, total: number): Promise<void> => {
    const partner =
      group === 'Suppliers'
        ? { group: 'purchases' as const, supplierId: _id }
        : { group: 'sales' as const, ...(group === 'Customers' ? { customerId: _id } : { agentId: _id }) }
    const order = await create({
      ...partner,
      total: dong(total),
      isOpening: true,
      note: intl.formatMessage(m.debt),
      // Of today it is now.
      ...(day === today ? {} : { created: endOfDay(day, zone).toISOString() as Instant }),
    }).unwrap()
    await patch({ id: order._id, data: { status: 'delivered', rev: order.rev } }).unwrap()
  }

  /** The same of a partner who was written down just now. */
  const bookDebt = async (partner: Pick<Asset, '_id' | 'name' | 'group'>, total: number): Promise<void> => {
    try {
      await enterDebt(partner, total)
    } catch (error) {
      toastError(intl.formatMessage(m.debtFailed, { name: partner.name, why: whyOf(error) }))
    }
  }
  return { bookStock, bookDebt, enterDebt }
}
