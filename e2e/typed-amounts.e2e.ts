import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { openBrowser, type Browser } from './support/browser'
import { startLivingPage, type LivingPage } from './support/living-page'
import { typedField, type FieldNow, type TypedField } from './support/typing'

type Language = 'vi' | 'en'
const LANGUAGES = ['vi', 'en'] as const
const markOf = { vi: '.', en: ',' } as const
const otherMarkOf = { vi: ',', en: '.' } as const
const SEED = 20261123
const RUNS = 20
const PERSONS_PACE_MS = 80

/** An amount with a mark between its thousands. */
const inThrees = (digits: string, mark: string): string => {
  const first = digits.length % 3 || 3
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
  return groups.join(mark)
}
const digitsIn = (text: string): string => text.replace(/\D/g, '')
const caretOf = (now: FieldNow): { digits: string; caret: string } => ({ digits: digitsIn(now.text), caret: digitsBefore(now) })
const digitsBefore = ({ text, from }: FieldNow): string => digitsIn(text.slice(0, from))

describe('A number typed by hand', () => {
  let living: LivingPage
  let browser: Browser
  let page: Page
  let shown: Language | undefined

  beforeAll(async () => {
    living = await startLivingPage()
    browser = await openBrowser({ viewport: { width: 1440, height: 1200 }, reducedMotion: 'reduce' })
    await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    browser.context.setDefaultTimeout(30_000)
    page = await browser.context.newPage()
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await living?.stop()
  })
  const field = async (language: Language, label: string | RegExp, told: string): Promise<TypedField> => {
    if (shown !== language) {
      await page.goto(`${living.url}/dev-ui.html?page=numbers&lang=${language}`)
      await page.locator('[data-told="line-price"]').waitFor()
      shown = language
    }
    return typedField(page, label, told)
  }
  const money = (language: Language): Promise<TypedField> => field(language, 'money', 'money')

  const reported = [
    ['1.500', '1500', '1.500'],
    ['12.500', '12500', '12.500'],
    ['85.250', '85250', '85.250'],
    ['1.500.000', '1500000', '1.500.000'],
    ['1.250.500', '1250500', '1.250.500'],
    ['2.450.000', '2450000', '2.450.000'],
    ['7.825.000', '7825000', '7.825.000'],
    ['12.345.678', '12345678', '12.345.678'],
    ['19.165.000', '19165000', '19.165.000'],
    ['152.300', '152300', '152.300'],
    ['1.040.000', '1040000', '1.040.000'],
  ] as const
  const places = [
    ['an amount', 'money', 'money'],
    ['one that may be below nought', 'signed', 'signed'],
    ['a discount', 'discount', 'discount'],
    ['one in a form', /^(Số tiền|Amount)$/, 'form-money'],
    ['a line’s price', /^(Đơn giá|Price), Ấm tử sa$/, 'line-price'],
  ] as const
  describe.each(LANGUAGES)('in %s', (language) => {
    const asWritten = (vietnamese: string): string => (language === 'vi' ? vietnamese : vietnamese.replaceAll('.', ','))

    it.each([['1500000'], ['1,5,0,0,0,0,0'], ['15,00000'], ['1tr500'], ['1,tr,5']])(
      'composed by an input method is that amount: %s',
      async (parts) => {
        const amount = await money(language)
        await amount.begin()
        for (const part of parts.split(',')) await amount.compose(part)
        expect(await amount.now()).toMatchObject({ told: '1500000', isRefused: false })
        expect(await amount.leave()).toMatchObject({ text: asWritten('1.500.000'), told: '1500000' })
      },
    )

    it.each(places)('with its marks is that amount: %s', async (where, label, told) => {
      const input = await field(language, label, told)
      const amounts = where === 'an amount' ? reported : reported.slice(2, 5)
      const found: unknown[] = []
      for (const [typed] of amounts) {
        await input.begin()
        await input.type(asWritten(typed))
        const here = await input.now()
        const left = await input.leave()
        found.push([here.text, here.told, left.text, left.told])
      }
      expect(found).toEqual(amounts.map(([, value, text]) => [asWritten(text), value, asWritten(text), value]))
    })

    it('at a person’s pace as well as at once', async () => {
      const input = await money(language)
      for (const [typed, value, text] of reported.slice(3, 6)) {
        await input.begin()
        await input.type(asWritten(typed), PERSONS_PACE_MS)
        expect(await input.now()).toMatchObject({ text: asWritten(text), told: value })
      }
    })

    it('is understood however it is written, and stands as written in the language when it is left', async () => {
      const input = await money(language)
      const [own, other] = [markOf[language], otherMarkOf[language]]
      const written: [typed: string, dong: string][] = [
        ['1500000', '1500000'],
        [`1${own}500000`, '1500000'],
        [`1500${own}000`, '1500000'],
        [`1${other}500${other}000`, '1500000'],
        [`500${other}000`, '500000'],
        ['1 500 000', '1500000'],
        ['1500 000', '1500000'],
        ['1500000 ₫', '1500000'],
        [`1${own}500${own}000đ`, '1500000'],
        [`1${own}500${own}`, '1500'],
        ['1tr250', '1250000'],
        ['1,5tr', '1500000'],
        ['1.5tr', '1500000'],
        ['15.5tr', '15500000'],
        ['1,25 tr', '1250000'],
        ['2k', '2000'],
        ['200k5', '200500'],
        ['1500tr', '1500000000'],
        ['1 tỷ 200', '1200000000'],
        ['0', '0'],
        ['007', '7'],
      ]
      const found: [string, string][] = []
      for (const [typed] of written) {
        await input.begin()
        await input.type(typed)
        const left = await input.leave()
        expect(digitsIn(left.text)).toBe(left.told)
        expect(left.text).toBe(inThrees(left.told, own))
        found.push([typed, left.told])
      }
      expect(found).toEqual(written)
    })

    it('is understood however it is pasted', async () => {
      const input = await money(language)
      const pasted: [pasted: string, dong: string][] = [
        ['1.500.000', '1500000'],
        ['1,500,000', '1500000'],
        ['1,500,000 ₫', '1500000'],
        ['1.500.000\u00a0₫', '1500000'],
        ['1\u202f500\u00a0000', '1500000'],
        ['  1.500.000  ', '1500000'],
        ['1.500.000\n', '1500000'],
        ['\n1,500,000\r\n', '1500000'],
        ['1,500,000.00', '1500000'],
        ['1.500.000,00', '1500000'],
        ['VND 1', 'NaN'],
        ['1tr250', '1250000'],
        ['1.5', 'NaN'],
        ['12.11.2026', 'NaN'],
        ['0987 654 321', 'NaN'],
        ['-500', 'NaN'],
      ]
      const found: [string, string][] = []
      for (const [text] of pasted) {
        await input.begin()
        await input.paste(text)
        const left = await input.leave()
        if (left.told === 'NaN') expect(left.isRefused).toBe(true)
        else expect(left.text).toBe(inThrees(left.told, markOf[language]))
        found.push([text, left.told])
      }
      expect(found).toEqual(pasted)
    })

    it('with marks where they say nothing is refused, and stays to be mended', async () => {
      const input = await money(language)
      const own = markOf[language]
      for (const typed of [`1${own}5`, `15${own}00`, `12${own}34${own}567`, `1${own}${own}500`, `0${own}500`, `5${own}0`]) {
        await input.begin()
        await input.type(typed)
        const left = await input.leave()
        expect([typed, left.text, left.told, left.isRefused]).toEqual([typed, typed, 'NaN', true])
      }
    })

    it('isn’t called wrong while it is on its way to being right', async () => {
      const input = await money(language)
      await input.begin()
      for (const key of asWritten('1.500.000')) {
        await input.press(key)
        expect((await input.now()).isRefused).toBe(false)
      }
    })

    it('below nought keeps its sign where that may be, and is refused where it may not', async () => {
      const signed = await field(language, 'signed', 'signed')
      for (const typed of ['-1.500.000', '-1500000', '-1tr5']) {
        await signed.begin()
        await signed.type(typed.includes('tr') ? typed : asWritten(typed))
        expect(await signed.leave()).toMatchObject({ text: asWritten('−1.500.000'), told: '-1500000' })
      }
      const plain = await money(language)
      await plain.begin()
      await plain.type('-500')
      expect(await plain.leave()).toMatchObject({ text: '-500', told: 'NaN', isRefused: true })
    })

    it('as a percentage is that part', async () => {
      const input = await field(language, 'discount', 'discount')
      for (const [typed, dong] of [
        ['5%', '125000'],
        ['2.5%', '62500'],
        ['12,5 %', '312500'],
      ] as const) {
        // prettier-ignore
        await input.begin()
        await input.type(typed)
        expect(await input.leave()).toMatchObject({ told: dong })
      }
    })

    it('as a quantity is that quantity, with decimals where there are such', async () => {
      const weight = await field(language, 'weight', 'weight')
      const own = language === 'vi' ? '1,5' : '1.5'
      const foreign = language === 'vi' ? '1.5' : '1,5'
      const quarter = language === 'vi' ? '0.250' : '0,250'
      const thousand = language === 'vi' ? '1.250' : '1,250'
      const found: unknown[] = []
      for (const typed of [own, foreign, quarter, thousand, '12', '1250']) {
        await weight.begin()
        await weight.type(typed)
        const { text, told } = await weight.leave()
        found.push([text, told])
      }
      expect(found).toEqual([
        [own, '1.5'],
        [own, '1.5'],
        [language === 'vi' ? '0,25' : '0.25', '0.25'],
        [thousand, '1250'],
        ['12', '12'],
        [thousand, '1250'],
      ])
    })

    it('as a count of whole pieces is never rounded, and what is too much becomes the most in sight', async () => {
      const count = await field(language, 'count', 'count')
      await count.begin()
      await count.type(language === 'vi' ? '1,5' : '1.5')
      expect(await count.leave()).toMatchObject({ told: 'NaN', isRefused: true })
      const few = await field(language, 'few', 'few')
      await few.begin()
      await few.type('150')
      expect(await few.now()).toMatchObject({ text: '20', told: '20' })
    })

    it('over a count that is never empty is what was typed', async () => {
      const few = await field(language, 'few', 'few')
      await few.begin()
      await few.type('2')
      await few.press('Backspace')
      expect((await few.now()).text).toBe('')
      await few.type('5')
      expect(await few.leave()).toMatchObject({ text: '5', told: '5' })
    })

    it('of pieces that are never none keeps its marks, and what can’t be read is refused and stays', async () => {
      const pieces = await field(language, 'pieces', 'pieces')
      for (const typed of ['1.500', '12.500']) {
        await pieces.begin()
        for (const key of asWritten(typed)) {
          await pieces.press(key)
          expect((await pieces.now()).isRefused).toBe(false)
        }
        expect(await pieces.leave()).toMatchObject({ text: asWritten(typed), told: digitsIn(typed) })
      }
      const half = language === 'vi' ? '12,5' : '12.5'
      for (const typed of [half, '0', '-5', '12x']) {
        await pieces.begin()
        await pieces.type(typed)
        expect([typed, await pieces.leave()]).toMatchObject([typed, { text: typed, told: 'NaN', isRefused: true }])
      }
    })

    it('can be any amount, with any of its marks', async () => {
      const input = await money(language)
      const own = markOf[language]
      // Of every length alike: what stands before the first mark are one, two or three digits.
      const amounts = fc.integer({ min: 0, max: 11 }).chain((length) => fc.integer({ min: 10 ** length, max: 10 ** (length + 1) - 1 }))
      await fc.assert(
        fc.asyncProperty(amounts, fc.integer({ min: 0, max: 7 }), async (dong, marks) => {
          const whole = inThrees(String(dong), own)
          let nth = 0
          // Marks are left out from the right or from the left, all, or none: `1500.000`, `1.500000`.
          const typed = [...whole].filter((letter) => letter !== own || ((marks >> (nth++ % 3)) & 1) === 1).join('')
          await input.begin()
          let digits = ''
          for (const key of typed) {
            await input.press(key)
            if (key !== own) digits += key
            expect(digitsBefore(await input.now())).toBe(digits)
          }
          expect(await input.leave()).toMatchObject({ text: whole, told: String(dong) })
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
      )
    })

    it('can be mended anywhere: the caret stays after its digits, and what stands there is what is told', async () => {
      const input = await money(language)
      const own = markOf[language]
      const digit = fc.integer({ min: 0, max: 9 }).map(String)
      const way = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+Home')
      const edits = fc.array(
        fc.oneof({ weight: 4, arbitrary: digit }, { weight: 4, arbitrary: way }, fc.constantFrom('Backspace', 'Delete')),
        {
          minLength: 4,
          maxLength: 10,
        },
      )
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 99_999 }), edits, async (start, keys) => {
          await input.begin()
          await input.type(String(start))
          for (const key of keys) {
            const before = await input.now()
            await input.press(key)
            const after = await input.now()
            const digits = digitsIn(after.text)
            if (/^\d|Backspace|Delete/.test(key))
              expect({ key, before, digits, caret: digitsBefore(after) }).toEqual({ key, before, ...edited(before, key) })
            else expect(after.text).toBe(before.text)
            expect(after.text).toBe(digits === '' ? '' : inThrees(digits, own))
            expect(after.told).toBe(digits === '' ? 'null' : String(Number(digits)))
          }
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
      )
    })

    it('with marks put anywhere keeps every digit in its place, and is those digits or is refused', async () => {
      const input = await money(language)
      const own = markOf[language]
      const digit = fc.integer({ min: 1, max: 9 }).map(String)
      const keys = fc.array(
        fc.oneof(
          { weight: 4, arbitrary: digit },
          { weight: 2, arbitrary: fc.constant<string>(own) },
          fc.constantFrom('ArrowLeft', 'Home', 'End'),
        ),
        { minLength: 3, maxLength: 12 },
      )
      await fc.assert(
        fc.asyncProperty(keys, async (typed) => {
          await input.begin()
          for (const key of typed) {
            const before = await input.now()
            await input.press(key)
            const after = await input.now()
            const said = { typed, key, before }
            if (/^\d$/.test(key)) expect({ ...said, ...caretOf(after) }).toEqual({ ...said, ...edited(before, key) })
            else if (key === own) expect({ ...said, ...caretOf(after) }).toEqual({ ...said, ...caretOf(before) })
          }
          const { text } = await input.now()
          const digits = digitsIn(text)
          const left = await input.leave()
          // Behind thousands that nobody marked it can only be the mark of a sheet's decimals.
          const ofSheet = /^\d{4,}[.,]\d{1,2}$/.test(text) ? String(Math.round(Number(text.replace(',', '.')))) : digits
          expect([digits, ofSheet, digits === '' ? 'null' : 'NaN', 'NaN']).toContain(left.told)
          if (left.told !== 'NaN') expect(left.text).toBe(left.told === 'null' ? '' : inThrees(left.told, own))
          else expect(left.isRefused).toBe(true)
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
      )
    })

    it('goes past a mark by Backspace and by Delete, and takes no digit in passing', async () => {
      const input = await money(language)
      await input.begin()
      await input.type('1250000')
      for (const key of ['Home', 'ArrowRight', 'Delete']) await input.press(key)
      expect(await input.now()).toMatchObject({ text: asWritten('1.250.000'), from: 2 })
      await input.press('Delete')
      expect(await input.now()).toMatchObject({ text: asWritten('150.000'), from: 1, told: '150000' })
      await input.begin()
      await input.type('1250000')
      for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Backspace']) await input.press(key)
      expect(await input.now()).toMatchObject({ text: asWritten('1.250.000'), from: 1 })
      await input.press('Backspace')
      expect(await input.now()).toMatchObject({ text: asWritten('250.000'), from: 0, told: '250000' })
    })

    it('keeps the noughts that its first digit leaves behind until it is left', async () => {
      const input = await money(language)
      await input.begin()
      await input.type('1000500')
      for (const key of ['Home', 'Delete', '2']) await input.press(key)
      expect(await input.leave()).toMatchObject({ text: asWritten('2.000.500'), told: '2000500' })
    })

    it('is written over when it is chosen, as by the first click; the second sets the caret', async () => {
      const input = await money(language)
      await input.begin()
      await input.type('1250000')
      await input.press('Control+a')
      await input.type(asWritten('2.450.000'))
      expect(await input.now()).toMatchObject({ text: asWritten('2.450.000'), told: '2450000' })
      await input.leave()
      const box = await page.getByLabel('money', { exact: true }).boundingBox()
      const atItsEnd = [(box?.x ?? 0) + (box?.width ?? 0) - 3, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
      await page.mouse.click(...atItsEnd)
      await input.type(asWritten('2.450'))
      expect(await input.now()).toMatchObject({ text: asWritten('2.450'), told: '2450' })
      await page.mouse.click(...atItsEnd)
      await input.type('0')
      expect(await input.now()).toMatchObject({ text: asWritten('24.500'), told: '24500' })
    })
  })
})

/** What digits stand there after a digit, Backspace or Delete, and which of them before the caret, in a field whose marks are no more than looks. */
function edited(before: FieldNow, key: string): { digits: string; caret: string } {
  const [start, end] = [digitsIn(before.text.slice(0, before.from)), digitsIn(before.text.slice(before.to))]
  const isChosen = before.from !== before.to
  if (/^\d$/.test(key)) {
    // Noughts alone give way to the figure.
    const isOverNoughts = /^0+$/.test(digitsIn(before.text))
    const noughts = isOverNoughts ? (/^0+(?=\d)/.exec(start + key + end)?.[0].length ?? 0) : 0
    return { digits: (start + key + end).slice(noughts), caret: (start + key).slice(noughts) }
  }
  if (isChosen) return { digits: start + end, caret: start }
  const gone = key === 'Backspace' ? before.text[before.from - 1] : before.text[before.from]
  // Only a mark: one goes past it.
  if (gone === undefined || !/\d/.test(gone)) return { digits: start + end, caret: start }
  const left = key === 'Backspace' ? start.slice(0, -1) : start
  return { digits: left + (key === 'Backspace' ? end : end.slice(1)), caret: left }
}
