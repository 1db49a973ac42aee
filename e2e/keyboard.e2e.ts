import type { Page } from 'playwright-core'
import { openBrowser, type Browser } from './support/browser'
import { byKeyboard } from './support/keyboard'

describe('Going through a page by keyboard', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
    page = await browser.context.newPage()
  })
  afterAll(() => browser?.close())

  const walk = async (body: string): Promise<string[]> => {
    await page.setContent(body)
    return byKeyboard(page)
  }
  const buttons = '<button>One</button><button id="two">Two</button><button>Three</button>'
  /** Does that to the second button while it has focus. */
  const onFocus = (act: string): string => `${buttons}<script>two.onkeyup = () => { ${act} }</script>`

  it('finds nothing wrong where every stop is reached, also when Tab has led out at the end and back in', async () => {
    for (let times = 0; times < 20; times++) expect(await walk(buttons)).toEqual([])
  })

  it('says which stop lost focus to nothing: one that went away, and one that was hidden', async () => {
    expect(await walk(onFocus('two.remove()'))).toEqual(['“Two” button. lost focus to nothing'])
    expect(await walk(onFocus('two.hidden = true'))).toEqual(['“Two” button. lost focus to nothing'])
  })

  it('finds nothing wrong with a page that is only looked at', async () => {
    expect(await walk('<p>Thank you</p>')).toEqual([])
  })

  it('finds nothing wrong where focus is handed on', async () => {
    expect(await walk(onFocus('two.nextElementSibling.focus(); two.remove()'))).toEqual([])
  })

  it('says so when the last stop goes away with the focus', async () => {
    expect(await walk('<button>One</button><button onkeyup="this.remove()">Last</button>')).toEqual([
      '“Last” button. lost focus to nothing',
    ])
  })

  it('takes what is folded, out of use or one of several choices for what it is', async () => {
    const folded = '<details><summary>More</summary><a href="#x">Within</a></details>'
    const choices = '<input type="radio" name="size" aria-label="S"><input type="radio" name="size" aria-label="M" checked>'
    expect(await walk(`${folded}<button disabled>Off</button><div popover><a href="#y">Closed</a></div>${choices}`)).toEqual([])
    expect(await walk('<a href="#x">One</a><input type="radio" name="size"><input type="radio" name="size">')).toEqual([])
  })

  it('says what can’t be reached, doesn’t show its focus, is out of sight or holds the keyboard', async () => {
    expect(await walk('<button onkeydown="event.preventDefault()">Holds</button><button>Never</button>')).toEqual([
      '“Never” button. can’t be reached by Tab',
      'Tab doesn’t come to the end of the page',
    ])
    expect(await walk('<button style="outline: none">Bare</button>')).toEqual(['“Bare” button. doesn’t show that it has focus'])
    expect(await walk('<button style="position: fixed; left: -200px">Away</button>')).toEqual(['“Away” button. has focus out of sight'])
  })

  it('says what has the focus under something else', async () => {
    const cover = '<div style="position: fixed; inset: 0"></div>'
    expect(await walk(`<button>Under</button>${cover}`)).toEqual(['“Under” button. has focus under something else'])
  })

  it('goes through an open dialog alone, wherever in it the focus was', async () => {
    const dialog = '<dialog><button>First</button><button autofocus>Second</button></dialog>'
    expect(await walk(`<a href="#x">Behind</a>${dialog}<script>document.querySelector('dialog').showModal()</script>`)).toEqual([])
  })
})
