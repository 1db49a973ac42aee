type Rgb = [number, number, number]

const parse = (hex: string): Rgb => {
  const digits = hex.replace('#', '')
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as Rgb
}

const channel = (value: number): number => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number => {
  const [r, g, b] = parse(hex).map(channel) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two `#rrggbb` colours, 1…21. */
export const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** `share` of `top` laid over `base`, as `#rrggbb`. */
export const mix = (top: string, base: string, share: number): string => {
  const under = parse(base)
  const parts = parse(top).map((value, at) => Math.round(value * share + (under[at] ?? 0) * (1 - share)))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
