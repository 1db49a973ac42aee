import { useState } from 'react'
import { readLocal, writeLocal } from '../../lib/store-local'
import type { Paper } from '../../ui/PrintPage/paper-sizes'

export const papers: readonly Paper[] = ['a5', 'a4', 'roll']

/** The paper a page is printed on, as it was last chosen on this device. */
export const usePaper = (memory: string, first: Paper): readonly [Paper, (next: string) => void] => {
  const [paper, setPaper] = useState<Paper>(() => readLocal<Paper>(memory, first))
  const choose = (next: string): void => {
    const found = papers.find((one) => one === next) ?? first
    setPaper(found)
    writeLocal(memory, found)
  }
  return [paper, choose]
}
