import type { OwnExample } from '../../../../testing/example'

/** A price is for a rank or for an agent, never for both; each differs from the one before. */
let price = 90_000

export const apPricesExample: OwnExample = {
  create: async ({ recordOf }) => ({ rankId: await recordOf('apRanks'), productId: await recordOf('products'), price: (price += 1000) }),
}
