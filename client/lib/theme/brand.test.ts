import { brandInks } from './brand'
import { contrast } from './contrast'
import { darkPalette, lightPalette } from './palette'

describe('A workspace colour', () => {
  it('becomes the brand ink on paper as it was chosen', () => {
    expect(brandInks('#0E5A64', lightPalette)).toMatchObject({ brand: '#0E5A64', onBrand: '#FFFFFF', brandTint: '#E7EFF0' })
  })

  it('is refused when text in it could not be read', () => {
    expect(brandInks('#FFD400', lightPalette)).toBeNull()
    expect(brandInks('yellow', lightPalette)).toBeNull()
  })

  it('is lit for the dark theme until it can be read', () => {
    const inks = brandInks('#7A1F1F', darkPalette)
    expect(contrast(inks!.brand, darkPalette.surface)).toBeGreaterThan(4.5)
    expect(contrast(inks!.onBrand, inks!.brand)).toBeGreaterThan(4.5)
  })
})

describe('The palettes', () => {
  const inks = ['brand', 'credit', 'debit', 'warn', 'info', 'collaborator'] as const
  it.each(inks)('let %s be read on the surface and on its own tint, light and dark', (ink) => {
    for (const palette of [lightPalette, darkPalette]) {
      expect(contrast(palette[ink], palette.surface)).toBeGreaterThan(4.5)
      expect(contrast(palette[ink], palette[`${ink}Tint`])).toBeGreaterThan(4.5)
    }
  })

  it('let the three text inks be read on every paper', () => {
    for (const palette of [lightPalette, darkPalette])
      for (const paper of [palette.canvas, palette.sunken, palette.surface, palette.raised])
        for (const ink of [palette.text, palette.text2, palette.text3]) expect(contrast(ink, paper)).toBeGreaterThan(4.5)
  })
})
