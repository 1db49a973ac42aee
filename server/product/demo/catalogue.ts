import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { agents, customers, goods, services, suppliers, warehouses, type DemoPartner, type DemoProduct } from './company'
import type { Crew } from './crew'
import type { SeededRandom } from './random'

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

/** Does the same for each of a list, each at a time of its own. @returns what came of them, in the list's order */
export type ForEach = <Item, Made>(items: readonly Item[], act: (item: Item) => Promise<Made>) => Promise<Made[]>

const categories = [
  ...Object.keys(goods).map((name) => ({ group: 'goods' as const, name })),
  { group: 'services' as const, name: 'Dịch vụ' },
]

const products = [
  ...Object.entries(goods).flatMap(([category, list], place) =>
    list.map((product) => ({ product, group: 'goods' as const, category, supplier: place % suppliers.length })),
  ),
  ...services.map((product) => ({ product, group: 'services' as const, category: 'Dịch vụ', supplier: 0 })),
]

const inGroup = (group: PartnerGroup, by: 'seller' | 'buyer', partners: readonly DemoPartner[]) =>
  partners.map((partner) => ({ partner, group, by }))

const partners = [
  ...inGroup('Customers', 'seller', customers),
  ...inGroup('Sales Agents', 'seller', agents),
  ...inGroup('Suppliers', 'buyer', suppliers),
]

/** Customers of former years came with a sheet: one was brought in, one is still at its dry run. */
const bringInOldCustomers = async (crew: Crew): Promise<void> => {
  const rowOf = (name: string, place: number) => ({
    'Tên khách hàng': name,
    'Điện thoại': `0254 352 90${String(place + 10)}`,
    'Địa chỉ': 'Vũng Tàu',
    Mã: `KC${String(place + 1).padStart(3, '0')}`,
  })
  const former = ['Quán chay Thiện Duyên', 'Tiệm bánh Bến Đình', 'Cửa hàng đặc sản Long Hải'].map(rowOf)
  const told = await crew.create('seller', 'imports', { kind: 'customers', name: 'khach-hang-cu.xlsx', rows: former })
  await crew.patch('seller', 'imports', told._id, { status: 'committed' })
  const further = ['Nhà nghỉ Bãi Sau', '', 'Khách sạn Biển Xanh'].map((name, place) => rowOf(name, place + former.length))
  await crew.create('seller', 'imports', { kind: 'customers', name: 'khach-hang-2024.csv', rows: further })
}

/** Thirteen digits as a package made in Vietnam has them; the last checks the others. */
const barcodeOf = (place: number): string => {
  const digits = `893501234${String(place).padStart(3, '0')}`
  const sum = [...digits].reduce((so, digit, at) => so + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
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

  static async make(crew: Crew, random: SeededRandom, forEach: ForEach): Promise<Catalogue> {
    const weights = products.map(() => random.next() ** 2 + 0.15)
    const made = await forEach(categories, (category) => crew.create('buyer', 'categories', category))
    const categoryIds = new Map(made.map(({ name, _id }) => [name, _id]))
    const numbered = products.map((each, place) => ({ ...each, place }))
    const productIds = await forEach(numbered, async ({ product, group, category, place }) => {
      const { name, unit, price, cost } = product
      const ofGoods = group === 'goods' ? { cost, lowStock: 10, ...(place % 2 === 0 ? { barcode: barcodeOf(place) } : {}) } : {}
      const data = { group, categoryId: there(categoryIds.get(category)), name, unit, price: dong(price), ...ofGoods }
      return (await crew.create('buyer', 'products', data))._id
    })
    const places = await forEach(warehouses, (warehouse) => crew.create('storekeeper', 'warehouses', warehouse))
    const partnerIds = await forEach(
      partners,
      async ({ partner, group, by }) => (await crew.create(by, 'assets', { group, ...partner }))._id,
    )
    await forEach([crew], bringInOldCustomers)
    const known = products.map(({ product, group, supplier }, index) => ({
      ...product,
      group,
      supplier,
      _id: there(productIds[index]),
      weight: there(weights[index]),
    }))
    const partnersOf = (wanted: PartnerGroup): KnownPartner[] =>
      partners.flatMap(({ partner, group }, index) => (group === wanted ? [{ ...partner, _id: there(partnerIds[index]) }] : []))
    return new Catalogue({
      goods: known.filter(({ group }) => group === 'goods'),
      services: known.filter(({ group }) => group === 'services'),
      warehouses: places.map(({ _id }) => _id),
      customers: partnersOf('Customers'),
      agents: partnersOf('Sales Agents'),
      suppliers: partnersOf('Suppliers'),
    })
  }

  goodsFrom(supplier: number): KnownProduct[] {
    return this.goods.filter((product) => product.supplier === supplier)
  }

  supplier(place: number): KnownPartner {
    return there(this.suppliers[place])
  }

  warehouse(place: number): Id<'warehouses'> {
    return there(this.warehouses[place])
  }
}

const there = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the demo asks for what was not made')
  return value
}
