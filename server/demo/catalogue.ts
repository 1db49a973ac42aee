import type { Id } from '@shared/domain/ids'
import { dong } from '@shared/domain/money/money'
import type { PartnerGroup } from '@shared/domain/partners/partners'
import { agents, customers, goods, services, suppliers, warehouses, type DemoPartner, type DemoProduct } from './company'
import type { Crew } from './crew'
import type { Dice } from './random'

export interface KnownProduct extends DemoProduct {
  readonly _id: Id<'products'>
  /** Its place among the suppliers. */
  readonly supplier: number
  /** How much better it sells than others. */
  readonly weight: number
}

export interface KnownPartner extends DemoPartner {
  readonly _id: Id<'assets'>
}

/** What the demo company sells, where it keeps it, and with whom it deals. */
export class Catalogue {
  readonly goods: readonly KnownProduct[]
  readonly services: readonly KnownProduct[]
  readonly warehouses: readonly Id<'warehouses'>[]
  readonly customers: readonly KnownPartner[]
  readonly agents: readonly KnownPartner[]
  readonly suppliers: readonly KnownPartner[]

  private constructor(parts: Pick<Catalogue, 'goods' | 'services' | 'warehouses' | 'customers' | 'agents' | 'suppliers'>) {
    this.goods = parts.goods
    this.services = parts.services
    this.warehouses = parts.warehouses
    this.customers = parts.customers
    this.agents = parts.agents
    this.suppliers = parts.suppliers
  }

  static async make(crew: Crew, dice: Dice): Promise<Catalogue> {
    const made: KnownProduct[] = []
    const names = Object.entries(goods)
    for (const [place, [name, products]] of names.entries()) {
      const category = await crew.create('buyer', 'categories', { group: 'goods', name })
      made.push(
        ...(await Promise.all(
          products.map((product) => makeProduct(crew, dice, product, category._id, 'goods', place % suppliers.length)),
        )),
      )
    }
    const category = await crew.create('buyer', 'categories', { group: 'services', name: 'Dịch vụ' })
    const partners = (group: PartnerGroup, role: 'seller' | 'buyer', list: readonly DemoPartner[]) =>
      Promise.all(list.map(async (partner) => ({ ...partner, _id: (await crew.create(role, 'assets', { group, ...partner }))._id })))
    const places: Id<'warehouses'>[] = []
    for (const warehouse of warehouses) places.push((await crew.create('storekeeper', 'warehouses', warehouse))._id)
    return new Catalogue({
      goods: made,
      services: await Promise.all(services.map((service) => makeProduct(crew, dice, service, category._id, 'services', 0))),
      warehouses: places,
      customers: await partners('Customers', 'seller', customers),
      agents: await partners('Sales Agents', 'seller', agents),
      suppliers: await partners('Suppliers', 'buyer', suppliers),
    })
  }
}

const makeProduct = async (
  crew: Crew,
  dice: Dice,
  product: DemoProduct,
  categoryId: Id<'categories'>,
  group: 'goods' | 'services',
  supplier: number,
): Promise<KnownProduct> => {
  const weight = dice.next() ** 2 + 0.15
  const { name, unit, price, cost } = product
  const { _id } = await crew.create('buyer', 'products', {
    group,
    categoryId,
    name,
    unit,
    price: dong(price),
    ...(group === 'goods' ? { cost, lowStock: 10 } : {}),
  })
  return { ...product, _id, supplier, weight }
}
