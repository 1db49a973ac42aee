import { seededRandom } from '../../testing/seeded-random'
import { readBars } from './read-bars'

/** The modules of each digit as the standard draws them, left of the middle. */
const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
const turned = (modules: string): string => [...modules].reverse().join('')
const inverted = (modules: string): string => [...modules].map((each) => (each === '1' ? '0' : '1')).join('')
/** `b` is drawn as the other half is, turned. */
const half = (digits: string, sets: string): string =>
  [...digits]
    .map((digit, at) => {
      const modules = LEFT[Number(digit)] ?? ''
      return sets[at] === 'b' ? turned(inverted(modules)) : modules
    })
    .join('')
const bars = (left: string, sets: string, right: string): string => `101${half(left, sets)}01010${inverted(half(right, ''))}101`
/** 8934563138165, a packet of noodles; its 8 is told by the sets. */
const NOODLES = bars('934563', 'ababba', '138165')
const SMALL = bars('9638', '', '5074')

interface Look {
  /** Points of the thinnest bar. */
  readonly thin?: number
  readonly standing?: boolean
  readonly upsideDown?: boolean
  /** How much darker the right edge is. */
  readonly shade?: number
  readonly noise?: number
}
const WIDTH = 480
const HEIGHT = 360
const picture = (modules: string, { thin = 3, standing = false, upsideDown = false, shade = 0, noise = 0 }: Look = {}) => {
  const { share } = seededRandom(7)
  const drawn = upsideDown ? turned(modules) : modules
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  const start = ((standing ? HEIGHT : WIDTH) - drawn.length * thin) / 2
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isInk = drawn[Math.floor(((standing ? y : x) - start) / thin)] === '1'
      const light = (isInk ? 40 : 220) * (1 - (shade * x) / WIDTH) + noise * (share() - 0.5)
      data.set([light, light, light, 255], (y * WIDTH + x) * 4)
    }
  return { data, width: WIDTH, height: HEIGHT }
}

test.each<[string, Look]>([
  ['lying', {}],
  ['upside down', { upsideDown: true }],
  ['standing', { standing: true }],
  ['from further away', { thin: 2 }],
  ['in half light', { shade: 0.7 }],
  ['in a grainy picture', { noise: 20 }],
])('the bars of goods are read %s', (_, look) => {
  expect(readBars(picture(NOODLES, look))).toBe('8934563138165')
})

test('eight digits are read as eight', () => {
  expect(readBars(picture(SMALL))).toBe('96385074')
})

test('bars whose last digit doesn’t check, and stripes that are no bars, are nothing', () => {
  expect(readBars(picture(bars('934563', 'ababba', '138164')))).toBeNull()
  expect(readBars(picture('10'.repeat(48)))).toBeNull()
  expect(readBars(picture(''))).toBeNull()
})
