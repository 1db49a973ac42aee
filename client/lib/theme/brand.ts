import { contrast, mix } from './contrast'
import type { Palette } from './palette'

/** The part of a palette that a workspace's own colour replaces. */
export type BrandInks = Pick<Palette, 'brand' | 'brandHover' | 'brandActive' | 'brandTint' | 'onBrand' | 'rowSel'>

/** The least contrast of readable text. */
export const MIN_CONTRAST = 4.5

/**
 * Derives a workspace's brand inks from its one colour.
 * @param hex `#rrggbb`
 * @returns null when the colour can't be read on the palette's surface, on its own tint or under its own text
 */
export const brandInks = (hex: string, palette: Palette): BrandInks | null => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null
  const dark = palette.text > palette.surface
  const brand = dark ? readable(hex, palette.surface) : hex.toUpperCase()
  const brandTint = mix(brand, palette.surface, dark ? 0.18 : 0.1)
  const onBrand = contrast('#FFFFFF', brand) >= MIN_CONTRAST ? '#FFFFFF' : mix(brand, '#000000', 0.18)
  const fine = [contrast(brand, palette.surface), contrast(brand, brandTint), contrast(onBrand, brand)]
  if (fine.some((ratio) => ratio < MIN_CONTRAST)) return null
  return {
    brand,
    brandHover: mix(dark ? '#FFFFFF' : brand, dark ? brand : '#FFFFFF', dark ? 0.16 : 0.88),
    brandActive: mix(brand, '#000000', dark ? 0.84 : 0.7),
    brandTint,
    onBrand,
    rowSel: brandTint,
  }
}

/** In the dark theme the same hue is lit until it can be read. */
const readable = (hex: string, surface: string): string => {
  for (let share = 1; share >= 0.3; share -= 0.05) {
    const lit = mix(hex, '#FFFFFF', share)
    if (contrast(lit, mix(lit, surface, 0.18)) >= MIN_CONTRAST + 1) return lit
  }
  return hex
}
