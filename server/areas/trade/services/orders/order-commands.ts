import { ORDER_COMMANDS, type OrderCommand } from '@shared/areas/trade/rules/commands'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { ErrorCode } from '@shared/registry/catalogue'
import { isAsked, oneOf } from '../../../../kernel/commands-fit'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { undoSale } from './counter-sale'
import { settleSale } from './settle-sale'
import { returnPart, undoReturn } from './order-returns'
import { editShipment, hasShipment } from './order-shipping'
import { moveStatus, whyNotEdited, type Move } from './order-status'
import { changesTerms, withoutRest } from './order-terms'
import { undoWriteOff, writeOff } from './write-off'

type Order = StoredOf<'orders'>
type Patched = Stored<OrderPatch>

interface Command {
  readonly movesStock: boolean
  /** Of an order of a shop: the platform's, and nothing that a person does. */
  readonly isPlatforms: (data: Patched) => boolean
  /** Why it can't be done, whatever it asks for; absent: it judges that by itself. */
  readonly whyNot?: (order: Order, move: Move) => ErrorCode | null
  readonly run: (work: SocaiUnitOfWork, move: Move) => Promise<Order>
}

const always = (): boolean => true

const commands: Readonly<Record<OrderCommand, Command>> = {
  setStatus: {
    movesStock: true,
    isPlatforms: ({ shipping }) => shipping !== undefined,
    run: (work, move) => moveStatus(work, move.data.status ?? 'shipped', move),
  },
  returnPart: { movesStock: true, isPlatforms: always, whyNot: whyNotEdited, run: returnPart },
  undoReturn: { movesStock: true, isPlatforms: always, run: undoReturn },
  undoShipment: {
    movesStock: true,
    isPlatforms: always,
    whyNot: whyNotEdited,
    run: async (work, { order, data }) => (data.undoShipment ? editShipment(work, order, data.undoShipment, data, 'nothing') : order),
  },
  close: {
    movesStock: false,
    isPlatforms: always,
    whyNot: whyNotEdited,
    run: (work, { order, closing }) => withoutRest(work, closing.caller, order),
  },
  writeOff: { movesStock: false, isPlatforms: () => false, run: writeOff },
  undoWriteOff: { movesStock: false, isPlatforms: () => false, run: undoWriteOff },
  undoSale: { movesStock: true, isPlatforms: always, run: undoSale },
  settle: { movesStock: true, isPlatforms: always, run: settleSale },
}

const names = Object.keys(ORDER_COMMANDS) as OrderCommand[]

const commandIn = (data: Patched): Command | undefined => {
  const name = names.find((each) => ORDER_COMMANDS[each].some((field) => isAsked(data[field])))
  return name && commands[name]
}

/** @throws AppError 400 for the next of a series beside another command, and for goods that go with another status than shipped */
export const assertOneCommand = (data: Patched): void => {
  const other = [...Object.values(ORDER_COMMANDS).flat(), 'share' as const].find((field) => data[field] !== undefined)
  if (data.period === 0 && other) throw oneOf('period', other)
  if (data.shipping && data.status !== undefined && data.status !== 'shipped') throw oneOf('status', 'shipping')
}

/** @throws AppError 400 where goods of which the cost changes with the terms are to go at once: one after the other */
export const assertGoodsStay = (order: Order, data: Patched): void => {
  const field = (['returning', 'undoReturn', 'undoShipment'] as const).find((each) => isAsked(data[each]))
  const goes = data.status === 'returned' ? 'status' : hasShipment(order, data.shippingTime) ? 'shippingTime' : field
  if (goes) throw oneOf(data.items === undefined ? 'discount' : 'items', goes)
}

/** Whether what is asked may move goods of the order. */
export const movesStock = (data: Patched): boolean => commandIn(data)?.movesStock ?? false

/** @throws AppError 403 when a person changes what the platform says of an order of a shop */
export const assertLeftToPlatform = (order: Order, { data, closing }: Pick<Move, 'data' | 'closing'>): void => {
  if (!order.shop || closing.caller.keyed) return
  if (commandIn(data)?.isPlatforms(data) || changesTerms(data)) throw AppError.of('orders.from-interface')
}

/** The order after what is asked of it, or as it is where nothing is. @throws AppError where that can't be done */
export const afterCommand = async (work: SocaiUnitOfWork, move: Move): Promise<Order> => {
  const { order, data } = move
  const command = commandIn(data)
  const reason = command?.whyNot?.(order, move)
  if (reason) throw AppError.of(reason, { order_number: order.order_number, status: order.status })
  return command ? command.run(work, move) : order
}
