import { CARRIER_NAMES } from '@shared/areas/carriers/rules/statuses'
import type { Reported } from '@shared/areas/carriers/rules/reported'
import type { DeliveryPatch } from '@shared/areas/carriers/services/deliveries'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Application } from '../../kernel/application'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import { clientOf, lineOf, type CarrierAccount, type Delivery } from './carrier-run'
import { CarrierRefusal, TokenRefusal, type CarrierClient, type Line } from './clients/carrier-client'
import { changeDelivery } from './delivery-work'
import { noteRefusedToken } from './refused-token'

type Asked = Pick<Stored<DeliveryPatch>, 'action' | 'cod'>
type Act = (client: CarrierClient, line: Line, code: string) => Promise<void> | undefined

/** What is asked of a carrier; undefined where it isn't the carrier's to do. */
const actOf = ({ action, cod }: Asked): Act | undefined => {
  if (cod !== undefined) return (client, line, code) => client.changeCod?.(line, code, cod)
  if (action === 'cancel') return (client, line, code) => client.cancel(line, code)
  if (action === 'redeliver') return (client, line, code) => client.redeliver?.(line, code)
  return action === 'return' ? (client, line, code) => client.giveUp?.(line, code) : undefined
}

/** What a caller is told of a carrier that refuses, or doesn't answer; any other error as it is. */
export const asRefusal = ({ carrier }: Pick<CarrierAccount, 'carrier'>, error: unknown): unknown => {
  if (error instanceof TokenRefusal)
    return AppError.of('carriers.token-refused', { carrier: CARRIER_NAMES[carrier], reason: error.message })
  if (error instanceof CarrierRefusal) return AppError.of('carriers.refused', { carrier: CARRIER_NAMES[carrier], reason: error.message })
  return error instanceof OutboundError ? AppError.of('carriers.silent', { carrier: CARRIER_NAMES[carrier] }) : error
}

/**
 * Asks the carrier for what was pressed, and then where the parcel is; null where nothing is asked of it.
 * @throws AppError 409 where it refuses, or doesn't answer: it is asked again where the parcel is
 */
export const askOfCarrier = async (
  app: Application,
  delivery: Delivery,
  account: CarrierAccount | null,
  asked: Asked,
): Promise<Reported | null> => {
  const { code } = delivery
  const client = account ? clientOf(app, account) : null
  const act = actOf(asked)
  if (!client || !account || !act || code === undefined) return null
  try {
    const line = lineOf(app, account)
    await act(client, line, code)
    return await client.detail(line, code)
  } catch (error) {
    if (error instanceof TokenRefusal) await noteRefusedToken(app, account, error)
    if (error instanceof OutboundError) await changeDelivery(app, delivery, (_before, work) => ({ dueAt: work.now }))
    throw asRefusal(account, error)
  }
}
