import type { Page } from 'playwright-core'

/** What the browser itself measured: from a key or click to the next paint after it, milliseconds. */
export interface Timed {
  readonly median: number
  readonly worst: number
  readonly count: number
}

interface Measured {
  interactions?: Map<number, number>
}

/** Interactions quicker than this aren't reported by the browser: they count as this. */
const shortest = 16

/** Lets the browser's event timing note every interaction of a page; call it before the page is loaded. */
export const watchInteractions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const noted = new Map<number, number>()
    ;(globalThis as Measured).interactions = noted
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) noted.set(entry.interactionId, Math.max(noted.get(entry.interactionId) ?? 0, entry.duration))
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)))))

/** Does the acts one after the other, each once the former is painted. */
export const timed = async (page: Page, acts: readonly (() => Promise<unknown>)[]): Promise<Timed> => {
  await painted(page)
  await page.evaluate(() => (globalThis as Measured).interactions?.clear())
  for (const act of acts) {
    await act()
    await painted(page)
  }
  // The browser tells of them after the frame.
  await page.waitForTimeout(200)
  const noted = await page.evaluate(() => [...((globalThis as Measured).interactions?.values() ?? [])])
  const all = [...noted, ...Array.from({ length: Math.max(0, acts.length - noted.length) }, () => shortest)].sort((a, b) => a - b)
  return { median: all[Math.floor(all.length / 2)] ?? shortest, worst: all.at(-1) ?? shortest, count: all.length }
}
