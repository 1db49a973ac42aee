import type { Reachable } from './installation'
import { openCompany, type Member } from './member'
import { besideNeighbour, type Step } from './beside-neighbour'
import { Findings, type Proof } from './proof'

const ROWS = 10_000

const customers = (sheet: string, count = ROWS): object => ({
  kind: 'customers',
  rows: Array.from({ length: count }, (_, n) => ({
    name: `Khách hàng ${sheet} ${n}`,
    phone: `09${sheet.charCodeAt(0)}${String(n).padStart(6, '0')}`,
    address: `Số ${n} đường Nguyễn Trãi, phường 2, quận 5, thành phố Hồ Chí Minh`,
    note: `Mua lần đầu ngày ${1 + (n % 28)}, hay gọi buổi sáng`,
  })),
})

/** One member brings ten thousand rows in and takes them out, while somebody of another company reads. */
export const proveNoHoldUp = async (installation: Reachable): Promise<Proof> => {
  const findings = new Findings()
  const member = await openCompany(installation, 'heavy')
  const other = await openCompany(installation, 'other')
  const figures = await besideNeighbour(other, findings, (step) => work(member, findings, step))
  return { figures, failures: findings.failures }
}

const many = <T>(count: number, call: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)))

const work = async (member: Member, findings: Findings, step: Step): Promise<void> => {
  const sheets = Array.from({ length: 10 }, (_, n) => customers(String.fromCharCode('A'.charCodeAt(0) + n)))
  const own = await step(`rehearse ${ROWS}`, () => member.call('POST', '/imports', customers('Z')))
  const ten = await step('ten such at once', () => many(10, (n) => member.send(0, 'POST', '/imports', sheets[n])))
  findings.assert(
    'a rehearsal answered with an error of ours',
    ten.every(({ status }) => status < 500),
  )
  const change = (n: number) =>
    member.call('PATCH', `/imports/${own._id}`, { changes: [{ row: n + 1, column: 'name', value: `Khác ${n}` }] })
  await step('one cell changed ten times', async () => {
    for (let n = 0; n < 10; n++) await change(n)
  })
  await step(`commit ${ROWS}`, () => member.call('PATCH', `/imports/${own._id}`, { status: 'committed' }))
  for (const format of ['xlsx', 'csv'])
    await step(`six ${format} files of ${ROWS} rows`, () =>
      many(6, () => member.fetched(`/assets?group=Customers&$limit=-1&format=${format}`)),
    )
  await step(`ten JSON lists of ${ROWS} rows`, () => many(10, () => member.fetched('/assets?group=Customers&$limit=-1')))
  const later = await member.call('POST', '/imports', customers('Y', 500))
  await member.call('PATCH', `/imports/${later._id}`, { status: 'committed' })
  for (const format of ['xlsx', 'csv', null]) {
    const query = `/assets?group=Customers&$limit=-1${format === null ? '' : `&format=${format}`}`
    const answers = await step(`ten ${format ?? 'JSON'} lists beyond ${ROWS} rows`, () => many(10, () => member.fetched(query)))
    findings.expect(`lists beyond ${ROWS} rows`, [...new Set(answers)], [400])
  }
  await step('twenty histories', () => many(20, () => member.fetched('/audits?$limit=1000')))
  await step(`take back ${ROWS}`, () => member.call('PATCH', `/imports/${own._id}`, { status: 'undone' }))
}
