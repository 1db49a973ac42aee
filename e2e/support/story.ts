import type { Page } from 'playwright-core'
import { pictureOfFault } from './see'

/** For tests that are steps of one story, each resting on those before it: after one that failed the rest isn't tried,
 *  and what the pages showed then is kept in `e2e-output`. */
export function story(name: string, pages: () => Record<string, Page | undefined>) {
  let failed = false
  return (act: () => Promise<void>) => async (): Promise<void> => {
    if (failed) throw new Error('Not tried: an earlier step failed')
    try {
      await act()
    } catch (error) {
      failed = true
      for (const [who, page] of Object.entries(pages())) if (page) await pictureOfFault(page, `failed-${name}-${who}`)
      throw error
    }
  }
}
