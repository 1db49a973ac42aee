import { brandInks } from '../../../lib/theme/brand'
import { darkPalette, lightPalette } from '../../../lib/theme/palette'

/** Why a colour can't be the brand's: not a colour, or not readable in both themes. Empty is the product's own. */
export const colorProblem = (color: string): 'colorInvalid' | 'colorRefused' | null => {
  if (color === '') return null
  if (!/^#[0-9a-f]{6}$/i.test(color)) return 'colorInvalid'
  return brandInks(color, lightPalette) && brandInks(color, darkPalette) ? null : 'colorRefused'
}
