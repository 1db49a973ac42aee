import type { ShopPlatform } from '@shared/foundation/documents/shop-platforms'
import type { IntegrationsConfig } from '../../../integrations-config'
import { lazadaWire } from './lazada'
import { shopeeWire } from './shopee'
import { tikiWire } from './tiki'
import type { Wire } from './platform-client'

/** The wire of each platform, with the addresses and keys of this installation. */
export const wiresOf = ({ lazada, shopee, tiki }: IntegrationsConfig): Readonly<Record<ShopPlatform, Wire>> => ({
  lazada: lazadaWire(lazada),
  shopee: shopeeWire(shopee),
  tiki: tikiWire(tiki),
})
