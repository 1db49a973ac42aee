import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openAddresses, pageAddresses } from './support/addresses'
import { follow, load } from './support/arrive'
import { openBrowser, type Browser } from './support/browser'
import { barriers, cutOff, restless, tooSmall, watchFaults } from './support/faults'
import { byKeyboard } from './support/keyboard'
import { overlaps } from './support/overlaps'
import { call, remember, sessionOf, type Account, type Language } from './support/people'
import { picture, pictureOfFault } from './support/see'
import { startServer, type RunningServer } from './support/server'

/** `E2E_MATRIX=full` sees every screen in all eight ways (a quarter of an hour); usually each is seen in two, and each way many times. */
const isFull = process.env.E2E_MATRIX === 'full'
const ways = (['vi', 'en'] as const).flatMap((language) =>
  ([1440, 360] as const).flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ language, width, theme }))),
)
interface Way {
  readonly language: Language
  readonly width: number
  readonly theme: 'light' | 'dark'
}

type Ids = Record<
  | 'sale'
  | 'purchase'
  | 'fund'
  | 'salary'
  | 'goods'
  | 'service'
  | 'customer'
  | 'asset'
  | 'warehouse'
  | 'member'
  | 'agent'
  | 'rank'
  | 'shift'
  | 'delivery',
  string
>

/** Screens before signing in. */
const outside = [...openAddresses.filter((address) => !/^\/40[34]$/.test(address)), '/p/terms']

/** Screens of the platform's administrator. */
const administration = pageAddresses.filter((address) => address.startsWith('/a/'))

/** Screens of a company that pays VAT: they are full in the demo's second company. */
const taxes = pageAddresses.filter((address) => /^\/(sales\/invoices|report\/tax|einvoice-accounts)/.test(address))

/** Screens of a company: those that the manifests name, and what can be open on them. */
const inside = (ids: Ids): string[] => [
  ...new Set([
    ...pageAddresses.filter((address) => !administration.includes(address) && !taxes.includes(address)),
    `/sales/orders?open=${ids.sale}`,
    `/sales/orders/customerId/${ids.customer}`,
    `/purchases/orders?open=${ids.purchase}`,
    `/sales/shifts?open=${ids.shift}`,
    `/print/shift/${ids.shift}`,
    '/sales/counter/customer?at=Quầy 1',
    `/print/receipt/${ids.sale}`,
    `/sales/deliveries?open=${ids.delivery}`,
    `/funds?open=${ids.fund}`,
    `/assets/Customers?open=${ids.customer}`,
    `/assets/Owned Assets?open=${ids.asset}`,
    '/assets/Important Notes?open=new',
    `/products/goods?open=${ids.goods}`,
    '/products/goods?open=categories',
    `/products/services?open=${ids.service}`,
    '/products/services?open=new',
    `/product/${ids.goods}`,
    `/product/${ids.goods}?units=${ids.purchase}`,
    '/warehouses?open=new',
    '/webhooks?open=new',
    `/warehouses?open=${ids.warehouse}`,
    `/office/hr?open=${ids.member}`,
    '/office/hr?open=new',
    '/office/payroll?act=checkin',
    '/office/payroll?act=approve',
    `/office/payroll?open=${ids.member}`,
    '/office/pay-day?view=paid',
    '/print/pay-codes?label=Ngân hàng',
    `/print/payslip/${ids.fund}`,
    `/print/payslip/${ids.salary}`,
    '/report?figure=cost',
    '/report/questions',
    `/apps/agentpro?open=${ids.agent}`,
    `/apps/agentpro/ranks?open=${ids.rank}`,
    `/apps/agentpro/com/${ids.agent}`,
    '/apps/fbpagesPublishingStudio?as=month&open=new',
    '/apps/fbpagesPublishingStudio/pages?open=new',
    `/print/invoice/${ids.sale}`,
    `/print/statement/customerId/${ids.customer}`,
    '/p/help',
    '/403',
    '/404',
  ]),
]

/** What an address is called in names of pictures and in complaints: ids shortened to their last digits. */
const nameOf = (address: string): string =>
  decodeURI(address)
    .replace(/[0-9a-f]{18}([0-9a-f]{6})/g, '$1')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'home'

type Session = Awaited<ReturnType<typeof sessionOf>>

/** A dock lies over its list. */
const narrow: Way = { language: 'vi', width: 800, theme: 'light' }

/** What is to be seen, in which way, and by whom: nobody, a member or the platform's administrator. */
interface Sight {
  readonly address: string
  readonly way: Way
  readonly who: Session | undefined
}

/** Who looks at screens, at a machine of their own. */
interface Onlooker {
  readonly page: Page
  readonly faults: ReturnType<typeof watchFaults>
  /** As whom and in which way; what they saw last. */
  last?: Sight
}

/** So many look at once. A second one would be quicker, and take from the suites beside it the time in which they wait for an answer. */
const ONLOOKERS = 1

describe('Every screen of the demo company', () => {
  let server: RunningServer
  let browsers: Browser[] = []
  let onlookers: Onlooker[] = []
  let member: Session
  let administrator: Session
  let taxpayer: Session
  let addresses: string[] = []

  beforeAll(async () => {
    server = await startServer({ env: { DEMO: 'on' }, startWithinMs: 240_000 })
    member = await sessionOf(server.url, await demoAccount(server.dataDir, 'demo'))
    administrator = await sessionOf(server.url, await demoAccount(server.dataDir, 'nentang'))
    taxpayer = await sessionOf(server.url, await demoAccount(server.dataDir, 'dalat'))
    addresses = inside(await findIds(server.url, member.accessToken))
    browsers = await Promise.all(Array.from({ length: ONLOOKERS }, () => openBrowser({ reducedMotion: 'reduce' })))
    for (const { context } of browsers) context.setDefaultTimeout(20_000)
    onlookers = await Promise.all(browsers.map(async ({ context }) => ({ faults: watchFaults(context), page: await context.newPage() })))
  }, 300_000)
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
    await server?.stop()
  })

  const loaded = new Set<string>()
  /** The first time its address is typed, then a link is followed there; errors stand in no other screen's place. */
  const arrive = async (onlooker: Onlooker, sight: Sight): Promise<void> => {
    const { last, page } = onlooker
    const { address, who, way } = sight
    const isSame = last?.who === who && last?.way === way
    const isFollowed = isSame && loaded.has(address) && !/^\/40[34]$/.test(address)
    onlooker.last = sight
    loaded.add(address)
    if (isFollowed) return follow(page, address)
    // Who it is, language and theme are taken up when the page is loaded.
    if (!isSame) await becomes(page, sight)
    return load(page, `${server.url}${address}`)
  }
  const becomes = async (page: Page, { who, way: { language, theme, width } }: Sight): Promise<void> => {
    await remember(page, server.url, { session: who, language, theme })
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
  }
  /** Goes there and tells what is wrong with what is seen. */
  const visit = async (onlooker: Onlooker, sight: Sight): Promise<string[]> => {
    const { page, faults } = onlooker
    const { language, width, theme } = sight.way
    const name = nameOf(sight.address)
    const pictured = `${name}-${language}-${width}-${theme}`
    await arrive(onlooker, sight)
    await picture(page, pictured)
    const wrong = (await Promise.all([cutOff(page), overlaps(page)])).flat()
    wrong.push(...(await barriers(page)), ...(await restless(page)))
    // A phone has no keyboard, a desk no thumb.
    wrong.push(...(width > 360 ? await byKeyboard(page) : await tooSmall(page)))
    if (sight.way === narrow && !sight.address.startsWith('/report') && !(await page.locator('.ui-list-page__panel[inert]').isVisible()))
      wrong.push('its list can be reached under the dock')
    wrong.push(...faults.take())
    if (wrong.length > 0) await pictureOfFault(page, pictured)
    return wrong.map((one) => `${name}: ${one}`)
  }
  /** Each goes to what is next as soon as they are done with what they looked at. */
  const seeAll = async (sights: readonly Sight[]): Promise<string[]> => {
    const next = sights.values()
    const wrong: string[] = []
    await Promise.all(
      onlookers.map(async (onlooker) => {
        for (const sight of next) {
          try {
            wrong.push(...(await visit(onlooker, sight)))
          } catch (error) {
            wrong.push(`${nameOf(sight.address)}: ${String(error)}`)
            // What is next doesn't begin on a page that is stuck.
            delete onlooker.last
          }
        }
      }),
    )
    return wrong
  }
  const isDue = (screen: number, way: number): boolean => isFull || (way + screen * 7) % 8 === 0 || (way + screen * 5) % 8 === 5

  ways.forEach((way, at) => {
    const { language, width, theme } = way
    it(
      `is whole, readable and quiet in ${language} at ${width}, ${theme}`,
      async () => {
        const seen = [
          [undefined, outside],
          [member, addresses],
          [administrator, administration],
          [taxpayer, taxes],
        ] as const
        const due = seen.flatMap(([who, screens]) =>
          screens.flatMap((address, screen) => (isDue(screen, at) ? [{ address, way, who }] : [])),
        )
        expect(await seeAll(due)).toEqual([])
      },
      isFull ? 1_800_000 : 400_000,
    )
  })

  it('at 800 points, where a dock lies over its list, what is under it is neither reached nor read', async () => {
    // One dock of each list: what lies under it doesn't depend on what is open in it.
    const docks = new Map(
      addresses
        .filter((to) => to.includes('?') && !/^\/(print|sales\/counter\/customer)/.test(to) && !to.includes('view='))
        .map((to) => [to.split('?')[0], to]),
    )
    expect(await seeAll([...docks.values()].map((address) => ({ address, way: narrow, who: member })))).toEqual([])
  }, 400_000)
})

/** The first member of a workspace of the demo, as the file in the data folder names them. */
async function demoAccount(dataDir: string, slug: string): Promise<Account> {
  const text = await readFile(join(dataDir, 'first-sign-in.txt'), 'utf8')
  const username = `1.${slug}`
  const password = text.split('\n').flatMap((line) => {
    const [name, word = ''] = line.trim().split(/\s+/)
    return name === username ? [word] : []
  })[0]!
  return { slug, username, password }
}

interface Found {
  data: { _id: string; items?: { productId?: string; group?: string }[] }[]
}

/** One record of each kind, with much to show. */
async function findIds(url: string, token: string): Promise<Ids> {
  const first = async (path: string): Promise<string> => (await call<Found>(url, path, { token })).data[0]!._id
  const purchase = (await call<Found>(url, 'orders?group=purchases&$limit=1', { token })).data[0]!
  return {
    sale: await first('orders?group=sales&status=partial-shipped&$limit=1&$sort[_id]=-1'),
    purchase: purchase._id,
    goods: purchase.items?.find(({ productId }) => productId)?.productId ?? '',
    fund: await first('funds?status=completed&$limit=1&$sort[_id]=-1'),
    salary: await first(`funds?group=${encodeURIComponent('Salaries and Incentives')}&status=completed&$limit=1&$sort[_id]=-1`),
    service: await first('products?group=services&$limit=1'),
    customer: await first('assets?group=Customers&$limit=1'),
    asset: await first('assets?group=Owned%20Assets&$limit=1'),
    warehouse: await first('warehouses?$limit=1'),
    member: await first('users?$limit=1&$sort[_id]=-1'),
    agent: (await call<{ data: { agentId: string }[] }>(url, 'apAgents?$limit=1', { token })).data[0]?.agentId ?? '',
    rank: await first('apRanks?$limit=1&$skip=2'),
    shift: await first('shifts?$sort[difference]=1&$limit=1'),
    delivery: await first('deliveries?$limit=1'),
  }
}
