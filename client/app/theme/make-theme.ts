import { theme, type ThemeConfig } from 'antd'
import { darkPalette, lightPalette, type Palette } from './palette'

type Algorithm = Extract<ThemeConfig['algorithm'], (...args: never[]) => unknown>

/** antd derives its own shades in dark and so alters the inks; this second algorithm puts them back. */
const inks =
  (c: Palette): Algorithm =>
  (_seed, map) => ({
    ...map!,
    colorPrimary: c.brand,
    colorPrimaryHover: c.brandHover,
    colorPrimaryActive: c.brandActive,
    colorPrimaryBg: c.brandWash,
    colorError: c.debit,
    colorErrorBg: c.debitWash,
    colorWarning: c.warn,
    colorWarningBg: c.warnWash,
    colorSuccess: c.credit,
    colorSuccessBg: c.creditWash,
    colorInfo: c.info,
    colorInfoBg: c.infoWash,
  })

/** The antd theme of a palette, for the few screens that use antd. */
export const makeTheme = (dark: boolean, c: Palette = dark ? darkPalette : lightPalette): ThemeConfig => ({
  cssVar: { key: 'sc' },
  hashed: false,
  algorithm: [dark ? theme.darkAlgorithm : theme.defaultAlgorithm, inks(c)],
  token: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontSize: 13,
    fontSizeSM: 12,
    fontSizeLG: 15,
    lineHeight: 20 / 13,
    fontWeightStrong: 600,
    controlHeight: 32,
    controlHeightSM: 26,
    controlHeightLG: 40,
    borderRadius: 6,
    borderRadiusSM: 4,
    borderRadiusLG: 10,
    colorText: c.text,
    colorTextSecondary: c.text2,
    colorTextTertiary: c.text3,
    colorTextPlaceholder: c.text3,
    colorLink: c.brand,
    colorBgLayout: c.canvas,
    colorBgContainer: c.surface,
    colorBgElevated: c.raised,
    colorBgMask: c.mask,
    colorBorder: c.lineField,
    colorBorderSecondary: c.line,
    colorSplit: c.line,
    controlOutlineWidth: 3,
    controlOutline: c.focus,
    boxShadow: c.shadow3,
    boxShadowSecondary: c.shadow2,
    boxShadowTertiary: c.shadow1,
    opacityLoading: 0.86,
  },
  components: {
    Button: {
      defaultBorderColor: c.lineStrong,
      primaryColor: c.onBrand,
      fontWeight: 550,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
    },
    Form: { labelColor: c.text2, labelFontSize: 12, itemMarginBottom: 12, verticalLabelPadding: '0 0 4px' },
    Modal: { titleFontSize: 16 },
    Segmented: { trackBg: c.tab, itemSelectedBg: c.raised, itemColor: c.text2, trackPadding: 2 },
    Tooltip: { colorBgSpotlight: c.toast },
    Progress: { remainingColor: c.line },
  },
})
