import type { Id } from '@shared/foundation/ids'
import { transferErrors } from '@shared/areas/goods/rules/transfers'
import { lock } from '../../../../kernel/locks'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { nextNumberOf } from '../../../../ledger/numbers'
import { moveBetween } from '../../stock-ledger'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'

/** Units, levels and movements move with the record of it, in one transaction. */
export const stockTransfersRules: ServiceRules<'stockTransfers'> = {
  create: async ({ app, service, params, caller }, data) => {
    let transfer_number: string | undefined
    const keys = data.items.map(({ productId }) => lock.of('stock', productId))
    return service.run(params, keys, async (work) => {
      const products = new Map(
        (await work.read('products').byIds(data.items.map(({ productId }) => productId))).map((each) => [each._id, each]),
      )
      const nameOf = (productId: string): string => products.get(productId as Id<'products'>)?.name ?? productId
      const strange = data.items.findIndex(({ productId }) => products.get(productId)?.group !== 'goods')
      if (strange >= 0) throw AppError.atField(`items.${strange}.productId`, 'data.reference', { field: `items.${strange}.productId` })
      assertNoFieldErrors(transferErrors(data, nameOf))
      for (const field of ['fromWarehouseId', 'toWarehouseId'] as const)
        if (!(await work.read('warehouses').byId(data[field], { only: ['name'] })))
          throw AppError.atField(field, 'data.reference', { field })
      transfer_number ??= await nextNumberOf(app.get('database'), caller.workspaceId, 'stockTransfers')
      const _id = work.newId<Id<'stockTransfers'>>()
      const { fromWarehouseId, toWarehouseId } = data
      const goods = data.items.map(({ productId, quantity, units }) => ({
        productId,
        quantity: Number(quantity),
        ...(units ? { units } : {}),
      }))
      const transfer = { transferId: _id, transfer_number, time: work.now, fromWarehouseId, toWarehouseId }
      const moved = await moveBetween(work, transfer, goods, nameOf)
      return service.add(work, params, {
        _id,
        transfer_number,
        fromWarehouseId,
        toWarehouseId,
        items: moved.map(({ productId, units }) => {
          const { name = '', slug, unit, avatar } = products.get(productId) ?? {}
          return { productId, name, slug, unit, avatar, quantity: units.length, units: units.map((each) => each._id) }
        }),
        quantity: goods.reduce((sum, { quantity }) => sum + quantity, 0),
        note: data.note,
      })
    })
  },
}
