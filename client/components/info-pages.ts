import type { Page } from '@shared/areas/platform-admin/services/pages'
import { api } from '../api/api'
import { useLocale } from '../ui/zone/zone-context'

const MAX_PAGES = 50

/** A text in the reader's language; in the other one where it was written in that alone. */
export const inLanguage = (text: Page['name'], locale: 'en' | 'vi'): string =>
  text[locale].trim() ? text[locale] : text[locale === 'en' ? 'vi' : 'en']

/** The information pages as footers list them: they open without signing in, at `/p/{slug}`. */
export const useInfoPages = (): readonly { readonly slug: string; readonly title: string }[] => {
  const locale = useLocale()
  const { data } = api.pages.useFind({ status: 'active', $sort: { order: 1 }, $limit: MAX_PAGES, $total: false })
  return (data?.data ?? []).map(({ slug, name }) => ({ slug, title: inLanguage(name, locale) }))
}
