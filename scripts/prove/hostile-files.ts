import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { textCell, workbookOf } from '../../server/testing/workbook'
import { besideNeighbour, type Step } from './beside-neighbour'
import type { SoleServer } from './installation'
import { invitationCode, openCompany, signIn, type Answer, type Member } from './member'
import { Findings, type Proof } from './proof'

const LAST_ROW = 1_048_576

/** Files made to stop, fill or rob a server are sent to it one by one, and innocent ones of the same look, while somebody of another company reads. */
export const proveHostileFiles = async (server: SoleServer): Promise<Proof> => {
  const findings = new Findings()
  const maker = await openCompany(server, 'maker')
  const victim = await openCompany(server, 'victim')
  const logo = await wearLogo(victim, '#0a8')
  await wearLogo(maker, '#a08')
  const figures = await besideNeighbour(victim, findings, async (step) => {
    await sheets(maker, findings, step)
    await pictures(server, maker, findings, step)
    await archives(server, { maker, victim, logo }, findings, step)
  })
  return { figures, failures: findings.failures }
}

const row = (number: number, ...cells: string[]): string => `<row r="${number}">${cells.join('')}</row>`
const dataUrl = (bytes: Buffer): string => `data:application/octet-stream;base64,${bytes.toString('base64')}`

const sheets = async (maker: Member, findings: Findings, step: Step): Promise<void> => {
  const bring = (rows: string): Promise<Answer> =>
    maker.send(0, 'POST', '/imports', { kind: 'customers', upload: dataUrl(workbookOf({ rows })) })
  const first = row(1, textCell('A1', 'x'))
  const nested = `${'<a>'.repeat(15_000)}${'</a>'.repeat(15_000)}`
  const unfit = {
    'a workbook of A1 and XFD1048576': first + row(LAST_ROW, textCell(`XFD${LAST_ROW}`, 'x')),
    'a workbook of A1 and GR1048576': first + row(LAST_ROW, textCell(`GR${LAST_ROW}`, 'x')),
    'a workbook of elements within elements': row(1, `<c r="A1"><is>${nested}</is></c>`),
  }
  for (const [what, rows] of Object.entries(unfit)) findings.expect(what, (await step(what, () => bring(rows))).status, 400)
  const heads = row(1, textCell('A1', 'Tên khách hàng'), textCell('B1', 'Điện thoại'))
  const innocent = heads + row(2, textCell('A2', 'Chị Hoa'), textCell('B2', '0901234567')) + row(LAST_ROW, textCell(`A${LAST_ROW}`, 'x'))
  const { status, body } = await step('a stray cell in the last row', () => bring(innocent))
  findings.expect('a stray cell in the last row', [status, body['makes']], [201, 1])
}

/** A picture of this colour.   @param side pixels */
const picture = (side: number, colour: string): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour }, limitInputPixels: false })
    .png()
    .toBuffer()

/** Gives a company a picture of its own.   @returns its address */
const wearLogo = async (member: Member, colour: string): Promise<string> => {
  const { uri } = await member.call<{ uri: string }>('POST', '/uploads', {
    uri: `data:image/png;base64,${(await picture(40, colour)).toString('base64')}`,
  })
  await member.call('PATCH', `/workspaces/${member.workspaceId}`, { avatar: uri })
  return uri
}

const BOMB_SIDE = 16_000

const pictures = async ({ folder }: SoleServer, maker: Member, findings: Findings, step: Step): Promise<void> => {
  const bomb = `data:image/png;base64,${(await picture(BOMB_SIDE, '#000')).toString('base64')}`
  const before = filesIn(folder)
  const what = `a picture of ${BOMB_SIDE} by ${BOMB_SIDE} dots`
  findings.expect(what, (await step(what, () => maker.send(0, 'POST', '/uploads', { uri: bomb }))).status, 413)
  findings.expect('files left of a picture', filesIn(folder), before)
}

const filesIn = (folder: string): string[] =>
  ['files', 'arriving'].flatMap((name) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [])).sort()

interface Companies {
  readonly maker: Member
  readonly victim: Member
  /** The victim's picture. */
  readonly logo: string
}

const MEGABYTE_BYTES = 1024 * 1024
const NAME = /[\w-]{32}(?=-\d+\.)/g

const archives = async (server: SoleServer, { maker, victim, logo }: Companies, findings: Findings, step: Step): Promise<void> => {
  const address = server.nodes[0]
  const authorization = `Bearer ${maker.token}`
  const file = await fetch(`${address}/api/workspaceArchive`, { headers: { authorization } })
  const lines = gunzipSync(await file.arrayBuffer())
    .toString('utf8')
    .trim()
    .split('\n')
  const open = async (slug: string, changed: readonly string[]): Promise<Answer> => {
    const headers = { 'x-invitation-code': await invitationCode(server) }
    const body = new Uint8Array(gzipSync(`${changed.join('\n')}\n`, { level: 1 }))
    const answer = await fetch(`${address}/api/workspaceArchive?slug=${slug}`, { method: 'POST', headers, body })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }
  const isThere = async (uri: unknown): Promise<number> => (await fetch(`${address}${String(uri)}`)).status
  const avatarOf = async (slug: string): Promise<unknown> => {
    const answer = await fetch(`${address}/api/workspaces?slug=${slug}`)
    return ((await answer.json()) as { data: { avatar: unknown }[] }).data[0]?.avatar
  }
  const zeros = `"base64":"${Buffer.alloc(10 * MEGABYTE_BYTES).toString('base64')}"`
  const unfit = {
    'a company’s file with a line of 90 MB': [
      ...lines.slice(0, 2),
      `{"in":"products","document":{"a":[${'[[]],'.repeat(18 * MEGABYTE_BYTES)}0]}}`,
    ],
    'a company’s file with pictures of zeros': lines.map((line) => line.replace(/"base64":"[^"]*"/, zeros)),
  }
  const before = filesIn(server.folder)
  for (const [what, changed] of Object.entries(unfit)) {
    findings.expect(what, (await step(what, () => open('unfit', changed))).status, 400)
    findings.expect(`${what}: files left`, filesIn(server.folder), before)
  }

  const own = /\/files\/([\w-]{32})-/.exec(lines.find((line) => line.startsWith('{"in":"uploads"')) ?? '')?.[1] ?? ''
  const stolen = lines.map((line) => line.replaceAll(own, logo.match(NAME)?.[0] ?? ''))
  const thief = await step('a company’s file that names another’s picture', () => open('thief', stolen))
  findings.expect('a company’s file that names another’s picture', [thief.status, await isThere(logo)], [201, 200])
  findings.assert('another’s picture became one’s own', (await avatarOf('thief')) !== logo)

  const slow = lines.map((line) => line.replace(/(\$argon2id\$v=19\$)m=\d+,t=\d+(,p=1)/, '$1m=65536,t=200000$2'))
  const opened = await step('a company’s file with a password that takes a day to check', () => open('slow', slow))
  findings.expect('a company’s file with a password that takes a day to check', opened.status, 201)
  const entering = (): Promise<boolean> =>
    signIn(server.nodes, String(opened.body['_id']), '1.maker').then(
      () => true,
      () => false,
    )
  findings.expect('sign-ins there', await step('two sign-ins there', () => Promise.all([entering(), entering()])), [false, false])
  await step('a sign-in elsewhere', () => signIn(server.nodes, victim.workspaceId, '1.victim'))

  const copy = await step('one’s own company once more, to try things', () => open('trial', lines))
  const [mine, its] = [await avatarOf('maker'), await avatarOf('trial')]
  findings.expect('one’s own company once more', [copy.status, await isThere(mine), await isThere(its)], [201, 200, 200])
  findings.assert('a trial copy shares pictures with its original', mine !== its)
}
