import { darkPalette, lightPalette, type Palette } from './palette'

/** The CSS variable of a palette entry: `brandTint` is `--brand-tint`, `text2` is `--text2`. */
export const variableName = (key: string): string => `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([key, value]) => `${variableName(key)}:${value}`)
    .join(';')

/**
 * Both palettes as a style sheet: light by default and on paper, dark when the person or, without a choice, the system asks.
 * The build serves it as `virtual:palette.css`, so that colours are there before the first script runs.
 */
export const paletteCss = (): string => {
  const dark = `color-scheme:dark;${declarations(darkPalette)}`
  return [
    `:root{color-scheme:light;${declarations(lightPalette)}}`,
    `@media screen{:root[data-theme='dark']{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
  ].join('\n')
}
