import type { ShopPlatform } from '@shared/foundation/documents/shop-platforms'
import type { IntegrationsConfig } from '../../../integrations-config'
import { lazadaClient } from './lazada'
import { shopeeClient } from './shopee'
import { tikiClient } from './tiki'
import type { PlatformClient } from './platform-client'

/** The wire of each platform, with the addresses and keys of this installation. */
export const platformClients = ({ lazada, shopee, tiki }: IntegrationsConfig): Readonly<Record<ShopPlatform, PlatformClient>> => ({
  lazada: lazadaClient(lazada),
  shopee: shopeeClient(shopee),
  tiki: tikiClient(tiki),
})
