import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { TestApp } from '../../../../../../testing/app'
import { exportWorkspace } from '../../workspace-archive'

/** The lines of a company's file, as anybody can read and change them. */
export const linesOfWorkspace = async (
  { app, database }: Pick<TestApp, 'app' | 'database'>,
  slug: string,
  folder: string,
): Promise<string[]> => {
  const file = join(folder, `${slug}-${Math.random().toString(36).slice(2)}`)
  await exportWorkspace(database, slug, app.get('files'), file)
  return gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')
}

/** Packs lines into a file whose end says how many there are. */
export const packed = (lines: readonly string[]): Buffer => {
  const body = lines.filter((line) => !line.startsWith('{"end":'))
  const count = (start: string): number => body.filter((line) => line.startsWith(start)).length
  const end = { documents: { $numberInt: String(count('{"in":')) }, files: { $numberInt: String(count('{"file":')) } }
  return gzipSync([...body, JSON.stringify({ end })].map((line) => `${line}\n`).join(''), { level: 1 })
}

export const writePacked = (folder: string, name: string, lines: readonly string[]): string => {
  const file = join(folder, name)
  writeFileSync(file, packed(lines))
  return file
}
