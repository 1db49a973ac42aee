import { useEffect, useState } from 'react'
import { beep } from './beep'

/** What became of a code. */
export interface ScanResult {
  readonly good: boolean
  readonly text: string
}

export interface LastScans {
  /** The last ones, the newest first. */
  readonly last: readonly (ScanResult & { readonly at: number })[]
  /** How many there were. */
  readonly count: number
}

const SHOWN = 3
const NONE: LastScans = { last: [], count: 0 }

/** The last codes that were taken or refused while `isOn`, each heard as it comes. @param result a new object for each code */
export const useLastScans = (result: ScanResult | null | undefined, isOn: boolean): LastScans => {
  const [known, setKnown] = useState({ result, isOn, scans: NONE })
  let { scans } = known
  if (known.result !== result || known.isOn !== isOn) {
    if (!isOn) scans = NONE
    else if (result && known.result !== result)
      scans = { last: [{ ...result, at: scans.count + 1 }, ...scans.last].slice(0, SHOWN), count: scans.count + 1 }
    setKnown({ result, isOn, scans })
  }
  const [newest] = scans.last
  const good = newest?.good
  useEffect(() => {
    if (good !== undefined) beep(good)
  }, [good, scans.count])
  return scans
}
