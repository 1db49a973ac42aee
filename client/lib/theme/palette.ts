/** The inks and papers of one theme; every colour of the product is one of these. */
export interface Palette {
  brand: string
  brandHover: string
  brandActive: string
  brandTint: string
  onBrand: string
  credit: string
  creditTint: string
  debit: string
  debitTint: string
  warn: string
  warnTint: string
  info: string
  infoTint: string
  collaborator: string
  collaboratorTint: string
  text: string
  text2: string
  text3: string
  canvas: string
  sunken: string
  surface: string
  raised: string
  line: string
  lineStrong: string
  lineField: string
  rowSel: string
  focus: string
  mask: string
  tab: string
  /** Under what is chosen of several: lower than it. */
  track: string
  chartMuted: string
  shadow1: string
  shadow2: string
  shadow3: string
  /** Toasts and tooltips are dark in both themes. */
  toast: string
  toastText: string
  toastAction: string
  toastGood: string
  toastBad: string
  toastLine: string
  /** What scanners read is dark on white in both themes. */
  qrPaper: string
  qrInk: string
}

/** The same on any paper. */
const fixed = {
  toast: '#2A2723',
  toastText: '#F3F0EA',
  toastAction: '#8FD3D9',
  toastGood: '#8CCFA2',
  toastBad: '#F2A190',
  toastLine: 'rgba(255,255,255,.22)',
  qrPaper: '#FFFFFF',
  qrInk: '#1E1C19',
}

/** Dark ink on warm paper. */
export const lightPalette: Palette = {
  brand: '#0E5A64',
  brandHover: '#0B6E7A',
  brandActive: '#083F47',
  brandTint: '#E4F0F1',
  onBrand: '#FFFFFF',
  credit: '#1C6B3C',
  creditTint: '#E6F2E9',
  debit: '#AB3420',
  debitTint: '#FBECE8',
  warn: '#855000',
  warnTint: '#FAF0DD',
  info: '#37509B',
  infoTint: '#E9EDF8',
  collaborator: '#83356F',
  collaboratorTint: '#F7EBF4',
  text: '#1E1C19',
  text2: '#57524A',
  text3: '#6F695F',
  canvas: '#F4F3EF',
  sunken: '#FAF9F6',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  line: '#E8E5DE',
  lineStrong: '#CFCAC0',
  lineField: '#928C81',
  rowSel: '#E4F0F1',
  focus: 'rgba(14,90,100,.2)',
  mask: 'rgba(24,20,14,.36)',
  tab: '#E6E4DE',
  track: '#ECEAE4',
  chartMuted: '#C9C3B6',
  shadow1: '0 1px 2px rgba(40,34,24,.06)',
  shadow2: '0 6px 20px rgba(40,34,24,.10), 0 1px 3px rgba(40,34,24,.08)',
  shadow3: '0 18px 48px rgba(40,34,24,.18), 0 2px 8px rgba(40,34,24,.08)',
  ...fixed,
}

/** The same six inks, lit, on dark paper. */
export const darkPalette: Palette = {
  brand: '#62BEC6',
  brandHover: '#7CCDD4',
  brandActive: '#48A6AF',
  brandTint: '#15353A',
  onBrand: '#06282C',
  credit: '#74C490',
  creditTint: '#173222',
  debit: '#F2917D',
  debitTint: '#3D1F18',
  warn: '#E3B05A',
  warnTint: '#382B12',
  info: '#9BAFEE',
  infoTint: '#212A47',
  collaborator: '#DD9ACB',
  collaboratorTint: '#3A2235',
  text: '#ECE9E2',
  text2: '#B8B2A7',
  text3: '#A49D91',
  canvas: '#131210',
  sunken: '#171613',
  surface: '#1B1A17',
  raised: '#25231F',
  line: '#302D28',
  lineStrong: '#4A463F',
  lineField: '#726C63',
  rowSel: '#162D30',
  focus: 'rgba(98,190,198,.28)',
  mask: 'rgba(0,0,0,.58)',
  tab: '#2A2823',
  track: '#131210',
  chartMuted: '#5B564D',
  shadow1: '0 1px 2px rgba(0,0,0,.4), 0 0 0 1px rgba(255,255,255,.05)',
  shadow2: '0 6px 20px rgba(0,0,0,.45), 0 0 0 1px rgba(255,255,255,.06)',
  shadow3: '0 18px 48px rgba(0,0,0,.6), 0 0 0 1px rgba(255,255,255,.06)',
  ...fixed,
}
