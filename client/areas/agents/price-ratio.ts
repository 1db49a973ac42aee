/** How the prices of a rank lie to those of another, over the products both have: 0.95 is 5 % lower. Null when none are in common. */
export const priceRatio = (
  prices: readonly { readonly productId: string; readonly rankId?: string; readonly price: number }[],
  to: string,
  from: string,
) => {
  const before = new Map(prices.flatMap(({ rankId, productId, price }) => (rankId === from ? [[productId, price] as const] : [])))
  let [now, then] = [0, 0]
  for (const { rankId, productId, price } of prices) {
    const known = rankId === to ? before.get(productId) : undefined
    if (known === undefined) continue
    now += price
    then += known
  }
  return then === 0 ? null : now / then
}
