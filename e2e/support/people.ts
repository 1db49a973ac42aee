import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'

const run = promisify(execFile)
const ADMIN = join(__dirname, '..', '..', 'dist', 'admin.js')

export type Language = 'vi' | 'en'

/** Whoever signs in, and to which workspace. */
export interface Account {
  slug: string
  username: string
  password: string
}

/** An invitation code, made beside the running server as the README tells. */
export async function invitationCode(dataDir: string): Promise<string> {
  const { stdout } = await run(process.execPath, [ADMIN, 'code', 'create'], { env: { ...process.env, DATA_DIR: dataDir } })
  return stdout.trim().split('\n').at(-1)!.trim()
}

/** Calls the API as a program would, and answers its JSON. @throws when it refuses */
export async function call<T = Record<string, never>>(
  url: string,
  path: string,
  { method = 'GET', token, body }: { method?: string; token?: string; body?: unknown } = {},
): Promise<T> {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : null) },
    ...(body === undefined ? null : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text) as T
}

interface SignedIn {
  accessToken: string
  user: { _id: string; name: string }
}

/** Signs in by the API: its answer, and the workspace as anybody may know it. */
export async function signInByApi(url: string, { slug, username, password }: Account) {
  const { data } = await call<{ data: { _id: string; name: string }[] }>(url, `workspaces?slug=${slug}`)
  const workspace = data[0]!
  const credentials = { strategy: 'local-username', username, password, workspaceId: workspace._id }
  const { accessToken, user } = await call<SignedIn>(url, 'authentication', { method: 'POST', body: credentials })
  return { accessToken, user, workspace }
}

/** Puts somebody into the page's window as if they had signed in on this device before. Ends on the home screen. */
export async function enter(page: Page, url: string, account: Account, language: Language): Promise<void> {
  await remember(page, url, { session: await sessionOf(url, account), language })
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** What a device on which somebody signed in keeps of it. */
export const sessionOf = async (url: string, account: Account) => ({ ...(await signInByApi(url, account)), keep: true })

/** Makes that all that the device remembers, while none of the application's screens is open. */
export async function remember(
  page: Page,
  url: string,
  all: { session?: object | undefined; language: Language; theme?: 'light' | 'dark' },
): Promise<void> {
  const nothing = `${url}/nothing`
  await page.route(nothing, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto(nothing)
  await page.unroute(nothing)
  await page.evaluate((kept) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of Object.entries(kept)) if (value !== undefined) localStorage.setItem(`socai.${name}`, JSON.stringify(value))
  }, all)
}

/** Signs in as a person does: three questions, one after the other. */
export async function signIn(page: Page, url: string, { slug, username, password }: Account, language: Language): Promise<void> {
  const vi = language === 'vi'
  await page.goto(`${url}/sign_in`)
  await page.getByRole('button', { name: vi ? 'Tiếng Việt' : 'English' }).click()
  await page.getByLabel(vi ? 'Tên truy cập' : 'Workspace').fill(slug)
  await page.keyboard.press('Enter')
  await page.getByLabel(vi ? 'Email hoặc tên đăng nhập' : 'Email or username').pressSequentially(username)
  await page.keyboard.press('Enter')
  await page.getByLabel(vi ? 'Mật khẩu' : 'Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
