import type { Page } from 'playwright-core'

/** More stops than one goes by on the way to anything. */
const MAX_STOPS = 120

/** What a person does who has no mouse. */
export interface Hands {
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  /** What has the focus, as a reader would say it. */
  focus(): Promise<string>
  /** Waits until something that is called so has the focus. */
  focusIsOn(name: RegExp): Promise<void>
  /** Goes by Tab to the next thing that is called so, unless one is there. @throws with the stops that were passed, when there is none */
  reach(name: RegExp): Promise<void>
  /** Writes over what a field holds. */
  write(name: RegExp, text: string): Promise<void>
}

/** In the page: what has the focus is called so. With '' it answers what it is called. */
const called = (wanted: string): string | boolean => {
  const element = document.activeElement
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
  const name = element?.getAttribute('aria-label') ?? (isField ? element.labels?.[0]?.textContent : element?.textContent) ?? ''
  return wanted === '' ? name : new RegExp(wanted).test(name)
}

export function handsOn(page: Page): Hands {
  const press: Hands['press'] = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focus: Hands['focus'] = () => page.evaluate(called, '').then(String)
  const reach: Hands['reach'] = async (name) => {
    const passed: string[] = []
    for (let found = await focus(); !name.test(found); found = await focus()) {
      if (passed.length === MAX_STOPS) throw new Error(`Tab leads to nothing called ${String(name)}, only to: ${passed.join(' | ')}`)
      passed.push(found.slice(0, 40))
      await press('Tab')
    }
  }
  return {
    press,
    type: (text) => page.keyboard.type(text),
    focus,
    focusIsOn: async (name) => {
      await page.waitForFunction(called, name.source)
    },
    reach,
    write: async (name, text) => {
      await reach(name)
      await press('Control+a')
      await page.keyboard.type(text)
    },
  }
}
