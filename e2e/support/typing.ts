import type { CDPSession, ElementHandle, Page } from 'playwright-core'

/** What stands in the field that has the focus, and what its owner was told. */
export interface FieldNow {
  text: string
  /** Where the caret, or the chosen part, begins and ends. */
  from: number
  to: number
  /** As a number is written in a program; `null` when empty, `NaN` when it can't be read. */
  told: string
  isRefused: boolean
}

/** A field of the living page of numbers, under a person's hands. */
export interface TypedField {
  /** Empties it without a trace of what was typed before, and puts the caret there. */
  begin(): Promise<void>
  press(key: string): Promise<void>
  type(text: string, keyDelayMs?: number): Promise<void>
  paste(text: string): Promise<void>
  /** By an input method: the text grows underlined, letter by letter, and is taken over at the end. */
  compose(text: string): Promise<void>
  now(): Promise<FieldNow>
  /** Goes on to the next field. */
  leave(): Promise<FieldNow>
}

/** @param label how the field is called
 *  @param told what the output is called that says what its owner was told */
export function typedField(page: Page, label: string | RegExp, told: string): TypedField {
  const field = page.getByLabel(label, { exact: true }).first()
  let input: ElementHandle | null = null
  let method: CDPSession | null = null
  const now = async (): Promise<FieldNow> => {
    input ??= await field.elementHandle()
    return page.evaluate(
      ([element, output]) => {
        if (!(element instanceof HTMLInputElement)) throw new Error('not a field')
        const { value, selectionStart, selectionEnd } = element
        return {
          text: value,
          from: selectionStart ?? 0,
          to: selectionEnd ?? 0,
          told: document.querySelector(`[data-told="${output}"]`)?.textContent ?? '',
          isRefused: element.getAttribute('aria-invalid') === 'true',
        }
      },
      [input, told] as const,
    )
  }
  return {
    now,
    begin: async () => {
      await field.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      // What is left shows what it was understood as: nothing.
      await field.blur()
      await field.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
    },
    press: (key) => page.keyboard.press(key),
    type: (text, keyDelayMs = 0) => page.keyboard.type(text, { delay: keyDelayMs }),
    paste: async (text) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.keyboard.press('Control+v')
    },
    compose: async (text) => {
      method ??= await page.context().newCDPSession(page)
      for (let at = 1; at <= text.length; at++)
        await method.send('Input.imeSetComposition', { text: text.slice(0, at), selectionStart: at, selectionEnd: at })
      await method.send('Input.insertText', { text })
    },
    leave: async () => {
      await page.keyboard.press('Tab')
      return now()
    },
  }
}
