import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { workbookOf } from './write-workbook'

test('a workbook holds its heads and rows as they are: texts, amounts, nothing, and what XML has signs of its own for', async () => {
  const bytes = await workbookOf(
    ['Tên', 'Giá', 'Ghi chú'],
    [
      ['Gạo & nếp <5 kg>', 1_250_000, ' hai\ndòng '],
      ['"Trà" _x0041_', -0.5, null],
    ],
  )
  expect(await readSheet(bytes)).toEqual([
    ['Tên', 'Giá', 'Ghi chú'],
    ['Gạo & nếp <5 kg>', 1_250_000, 'hai\ndòng'],
    ['"Trà" _x0041_', -0.5, null],
  ])
})

test('what no workbook may hold is left out, and a text beyond what Excel opens is cut', async () => {
  const [[word], [text]] = (await readSheet(await workbookOf(['a\u0000\u001bb'], [['x'.repeat(40_000)]]))) as [[string], [string]]
  expect([word, text.length]).toEqual(['ab', 32_767])
})

test('the 27th column is AA', async () => {
  const heads = Array.from({ length: 30 }, (_, at) => `c${at}`)
  expect(await readSheet(await workbookOf(heads, []))).toEqual([heads])
})

test('the archive of a workbook is whole by its checks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'socai-workbook-'))
  try {
    writeFileSync(join(folder, 'list.xlsx'), await workbookOf(['Tên'], [['Chị Hoa'], ['x'.repeat(300_000)]]))
    const { status, error } = spawnSync('python3', ['-m', 'zipfile', '-t', join(folder, 'list.xlsx')])
    expect([status, error]).toEqual([0, undefined])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('others have their turn while a long list is written', async () => {
  let others = 0
  const other = setInterval(() => others++, 0)
  await workbookOf(
    ['Tên'],
    Array.from({ length: 20_000 }, (_, n) => Array.from({ length: 10 }, (_, column) => `Khách hàng ${n} ${column}`)),
  )
  clearInterval(other)
  expect(others).toBeGreaterThan(2)
})
