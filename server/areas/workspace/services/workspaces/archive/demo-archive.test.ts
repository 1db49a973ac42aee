import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { company } from '../../../../../product/demo/company'
import { seedDemo } from '../../../../../product/demo/seed-demo'
import { startTestApp } from '../../../../../testing/app'
import { differencesIn } from '../../../../../testing/shop'
import { linesOfWorkspace, writePacked } from './testing/archive-file'
import { takeIn } from './testing/take-in'

// A whole demo company is made first.
jest.setTimeout(120_000)

test('a company that uses all of the product is taken along: every record is what is declared of it, and every figure agrees', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'socai-demo-archive-'))
  const home = await startTestApp()
  try {
    await seedDemo(home.app, () => undefined, 6)
    const before = await linesOfWorkspace(home, company.slug, folder)
    const { slug, workspaceId } = await takeIn(home, writePacked(folder, 'demo', before), 'taneast')
    const after = await linesOfWorkspace(home, slug, folder)
    expect(countsOf(after)).toEqual(countsOf(before))
    expect(await differencesIn(home)).toEqual([])
    expect(await home.database.records('smsCampaigns', workspaceId).count({ status: { $in: ['scheduled', 'sending'] } })).toBe(0)
  } finally {
    await home.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** How many lines there are of each collection, and of pictures. */
const countsOf = (lines: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const line of lines) {
    const name = /^\{"in":"(\w+)"/.exec(line)?.[1] ?? line.slice(0, 6)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
