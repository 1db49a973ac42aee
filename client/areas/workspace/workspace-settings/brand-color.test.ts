import { colorProblem } from './brand-color'

it('A readable colour, or none, is taken; a pale one is refused', () => {
  expect(colorProblem('')).toBeNull()
  expect(colorProblem('#7A1F1F')).toBeNull()
  expect(colorProblem('#FFD400')).toBe('colorRefused')
  expect(colorProblem('red')).toBe('colorInvalid')
})
