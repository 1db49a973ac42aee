import { contrast } from '../../../lib/theme/contrast'
import { darkPalette, lightPalette, type Palette } from '../../../lib/theme/palette'
import { variableName } from '../../../lib/theme/palette-css'
import { useTheme } from '../../../lib/theme/theme-store'
import { formatNumber } from '../../../lib/format'
import { Panel } from '../../../ui/Panel/Panel'
import { useLocale } from '../../../ui/zone/zone-context'
import { useBilingual } from '../use-bilingual'

const inks: readonly (readonly [ink: keyof Palette, paper: keyof Palette, vi: string, en: string])[] = [
  ['brand', 'brandTint', 'Cổ vịt, thương hiệu', 'Teal, the brand'],
  ['credit', 'creditTint', 'Lá, tiền vào', 'Leaf, money in'],
  ['debit', 'debitTint', 'Son, tiền ra, xoá', 'Vermilion, money out, delete'],
  ['warn', 'warnTint', 'Nghệ, cần để ý', 'Turmeric, look here'],
  ['info', 'infoTint', 'Chàm, mới, đang làm', 'Indigo, new, in progress'],
  ['collaborator', 'collaboratorTint', 'Mận, đồng nghiệp', 'Plum, a colleague'],
  ['text', 'sunken', 'Mực chính', 'Text'],
  ['text2', 'canvas', 'Mực phụ', 'Second text'],
  ['text3', 'tab', 'Mực nhạt', 'Third text'],
]

const sizes = [
  ['28 / 36 · 650', 'Vào sổ công ty', 'Into the books', { fontSize: 'var(--size-h1)', lineHeight: 'var(--line-h1)', fontWeight: 650 }],
  ['20 / 28 · 650', 'Báo cáo kinh doanh', 'Business report', { fontSize: 'var(--size-h2)', lineHeight: 'var(--line-h2)', fontWeight: 650 }],
  ['17 / 24 · 650', 'S000427', 'S000427', { fontSize: 'var(--size-h3)', lineHeight: 'var(--line-h3)', fontWeight: 650 }],
  ['14 / 22 · 400', 'Bài viết, lời dài cho dễ đọc', 'Longer texts', { fontSize: 'var(--size-read)', lineHeight: 'var(--line-read)' }],
  ['13 / 20 · 400', 'Chữ nền của mọi danh sách', 'The text of every list', { fontSize: 'var(--size-base)', lineHeight: 'var(--line-base)' }],
  ['12 / 17 · 400', 'Dòng phụ, nhãn ô, tiêu đề cột', 'Second lines, labels, heads', { fontSize: 'var(--size-2)', lineHeight: 'var(--line-2)' }],
  ['11 / 14 · 500', 'Thanh khu vực', 'The sidebar', { fontSize: 'var(--size-caption)', lineHeight: 'var(--line-caption)', fontWeight: 500 }],
] as const // prettier-ignore

/** The six inks and three texts with how well each is read on the surface of the theme in use. */
export const InksPanel = () => {
  const bilingual = useBilingual()
  const locale = useLocale()
  const { mode } = useTheme()
  const palette = mode === 'dark' ? darkPalette : lightPalette
  return (
    <Panel title={bilingual('Sáu màu mực trên giấy', 'Six inks on paper')}>
      <ul className="ui-dev-inks">
        {inks.map(([ink, paper, vi, en]) => (
          <li key={ink}>
            <i style={{ background: `var(${variableName(ink)})` }} />
            <i style={{ background: `var(${variableName(paper)})` }} />
            {bilingual(vi, en)}
            <span className="faint num">{formatNumber(contrast(palette[ink], palette.surface), locale, { digits: 2 })} : 1</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The sizes of type. */
export const TypePanel = () => {
  const bilingual = useBilingual()
  return (
    <Panel title={bilingual('Cỡ chữ', 'Type')}>
      <ul className="ui-dev-type">
        {sizes.map(([name, vi, en, style]) => (
          <li key={name}>
            <span className="faint num">{name}</span>
            <span style={style}>{bilingual(vi, en)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
