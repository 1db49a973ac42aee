import { languageOf } from './language'

it('The screens speak the first language of the browser that they know', () => {
  expect(languageOf(['vi-VN', 'vi', 'en-US'])).toBe('vi')
  expect(languageOf(['fr-FR', 'vi', 'en'])).toBe('vi')
  expect(languageOf(['en-GB', 'vi'])).toBe('en')
})

it('They speak English where they know none of them', () => {
  expect(languageOf(['fr-FR', 'de'])).toBe('en')
  expect(languageOf([])).toBe('en')
})
