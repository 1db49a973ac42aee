import type { Reachable } from './installation'

export interface Answer {
  readonly status: number
  /** Parsed JSON. */
  readonly body: Readonly<Record<string, unknown>>
}

/** What every record of an answer has. */
export interface Made {
  readonly _id: string
}

/** Beyond what the dearest honest call takes on a busy machine. */
const ANSWER_TIMEOUT_MS = 120_000

const password = 'Prove#24680'

/** Somebody signed in, who calls one node or the other. */
export class Member {
  readonly #token: string
  readonly workspaceId: string
  readonly nodes: readonly [string, string]

  constructor(nodes: readonly [string, string], workspaceId: string, token: string) {
    this.nodes = nodes
    this.workspaceId = workspaceId
    this.#token = token
  }

  get token(): string {
    return this.#token
  }

  /** The answer of one node, whatever it is; rejects when there is none. */
  send(node: number, method: string, path: string, data?: object, key?: string): Promise<Answer> {
    return send(this.nodes[node % 2] ?? '', method, path, data, {
      authorization: `Bearer ${this.#token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    })
  }

  /** Reads an answer to its end, whatever it holds.   @returns its status */
  async fetched(path: string): Promise<number> {
    const response = await fetch(`${this.nodes[0]}/api${path}`, { headers: { authorization: `Bearer ${this.#token}` } })
    await response.arrayBuffer()
    return response.status
  }

  /** @throws when the answer isn't a success */
  async call<T = Made>(method: string, path: string, data?: object, node = 0): Promise<T> {
    const { status, body } = await this.send(node, method, path, data)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    // What a service answers has the shape it declares.
    return body as T
  }
}

const send = async (
  address: string,
  method: string,
  path: string,
  data: object | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> => {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { ...headers, ...(data ? { 'content-type': 'application/json' } : {}) },
    ...(data ? { body: JSON.stringify(data) } : {}),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

export const invitationCode = async ({ admin }: Reachable): Promise<string> => {
  const { output } = await admin('code', 'create')
  return output.split('\n').at(-1) ?? ''
}

export const signUp = (nodes: readonly [string, string], node: number, slug: string, code: string): Promise<Answer> =>
  send(
    nodes[node % 2] ?? '',
    'POST',
    '/workspaces',
    { name: slug, slug, invitationCode: code, founder: { name: 'Founder', emailRaw: `${slug}@prove.example`, password } },
    {},
  )

export const signIn = async (nodes: readonly [string, string], workspaceId: string, username: string): Promise<Member> => {
  const { status, body } = await send(
    nodes[0],
    'POST',
    '/authentication',
    { strategy: 'local-username', workspaceId, username, password },
    {},
  )
  if (status !== 201) throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`)
  return new Member(nodes, workspaceId, String(body['accessToken']))
}

/** A company with one member signed in, its founder. */
export const openCompany = async (installation: Reachable, slug: string): Promise<Member> => {
  const { status, body } = await signUp(installation.nodes, 0, slug, await invitationCode(installation))
  if (status !== 201) throw new Error(`${slug} could not sign up: ${JSON.stringify(body)}`)
  return signIn(installation.nodes, String(body['_id']), `1.${slug}`)
}

/** Adds a colleague with every right and signs them in. */
export const addColleague = async (founder: Member, number: number): Promise<Member> => {
  const { username } = await founder.call<{ username: string }>('POST', '/users', {
    name: `Colleague ${number}`,
    emailRaw: `colleague${number}.${founder.workspaceId}@prove.example`,
    password,
    rights: ['bod'],
  })
  return signIn(founder.nodes, founder.workspaceId, username)
}

export interface Shop {
  readonly member: Member
  readonly products: readonly Made[]
  readonly customer: Made
  readonly warehouse: Made
}

/** Gives a company a customer, a warehouse and products of 1,000 dong with `stock` units of each. */
export const openShop = async (member: Member, { products: count, stock }: { products: number; stock: number }): Promise<Shop> => {
  const [category, warehouse, customer] = await Promise.all([
    member.call('POST', '/categories', { group: 'goods', name: 'Hàng' }),
    member.call('POST', '/warehouses', { name: 'Kho' }),
    member.call('POST', '/assets', { group: 'Customers', name: 'Khách' }),
  ])
  const products: Made[] = []
  for (let n = 0; n < count; n++)
    products.push(await member.call('POST', '/products', { group: 'goods', categoryId: category._id, name: `Hàng ${n}`, price: 1000 }))
  await member.call('POST', '/orders', {
    group: 'inventoryIn',
    items: products.map(({ _id }) => ({ productId: _id, quantity: stock, cost: 600 })),
    status: 'delivered',
    isForce: true,
    warehouseId: warehouse._id,
  })
  return { member, products, customer, warehouse }
}
