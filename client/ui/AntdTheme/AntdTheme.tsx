import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import viVN from 'antd/locale/vi_VN'
import type { ReactNode } from 'react'
import { makeTheme } from '../../app/theme/make-theme'
import { currentPalette, useTheme } from '../../app/theme/theme-store'
import { useLocale } from '../zone/zone-context'

/** The theme for a piece of antd; only lazy screens that need one may import it, everything else is made of the light pieces. */
export const AntdTheme = ({ children }: { children: ReactNode }) => {
  const { mode } = useTheme()
  const locale = useLocale()
  return (
    <ConfigProvider theme={makeTheme(mode === 'dark', currentPalette())} locale={locale === 'vi' ? viVN : enUS}>
      {children}
    </ConfigProvider>
  )
}
