import { pages, type Page } from '@shared/areas/platform-admin/services/pages'
import type { CreateOf, PatchOf } from '@shared/registry/service-types'
import { inLanguage } from '../../../../components/info-pages'
import { ownField, part, row, selectField, textField } from '../../../../resource/fields'
import { resourceScreen } from '../../../../resource/resource-screen'
import { ButtonLink } from '../../../../ui/Button/Button'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { PageOrder } from '../components/page-order'
import { PageText } from '../components/page-text'
import { pagesMessages as m } from '../messages'
import '../platform.css'

interface Values {
  slug: string
  nameVi: string
  nameEn: string
  descVi: string
  descEn: string
  status: Page['status']
}

/** What is sent of the texts: both languages of one that was changed. */
const textsOf = (changed: Partial<Values>, { nameVi, nameEn, descVi, descEn }: Values) => ({
  ...('nameVi' in changed || 'nameEn' in changed ? { name: { en: nameEn.trim(), vi: nameVi.trim() } } : {}),
  ...('descVi' in changed || 'descEn' in changed ? { desc: { en: descEn, vi: descVi } } : {}),
})

/** The information pages: what they say in both languages, and their order in footers. */
export const PagesScreen = resourceScreen<'pages', object, undefined, Values>({
  service: pages,
  messages: m,
  icon: 'file',
  sort: 'order',
  isWhole: true,
  isArranged: true,
  dockSize: 'order',
  muted: ({ status }) => status === 'hidden',
  foot: ({ intl }) => <span className="muted">{intl.formatMessage(m.orderHint)}</span>,
  columns: ({ intl, locale, rows = [] }) => [
    {
      key: 'name',
      head: intl.formatMessage(m.page),
      cell: (page) => (
        <TwoLines
          first={inLanguage(page.name, locale)}
          second={[
            `/p/${page.slug}`,
            ...(page.status === 'hidden' ? [intl.formatMessage(m.isHidden)] : []),
            ...(page.desc.vi.trim() ? [] : [intl.formatMessage(m.withoutVi)]),
            ...(page.desc.en.trim() ? [] : [intl.formatMessage(m.withoutEn)]),
          ].join(' · ')}
        />
      ),
    },
    { key: 'order', head: intl.formatMessage(m.place), width: 72, align: 'end', cell: (page) => <PageOrder page={page} among={rows} /> },
  ],
  phone: (page, { locale, rows = [] }) => ({
    name: inLanguage(page.name, locale),
    amount: <PageOrder page={page} among={rows} />,
    about: <span className="cut">/p/{page.slug}</span>,
  }),
  title: ({ record, intl }) => (record ? inLanguage(record.name, intl.locale.startsWith('vi') ? 'vi' : 'en') : intl.formatMessage(m.new)),
  aside: ({ record, intl }) =>
    record?.status === 'active' && (
      <ButtonLink to={`/p/${record.slug}`} target="_blank" icon="eye" size="s" kind="quiet">
        {intl.formatMessage(m.openPage)}
      </ButtonLink>
    ),
  valuesOf: (page) => ({
    slug: page?.slug ?? '',
    nameVi: page?.name.vi ?? '',
    nameEn: page?.name.en ?? '',
    descVi: page?.desc.vi ?? '',
    descEn: page?.desc.en ?? '',
    status: page?.status ?? 'active',
  }),
  createOf: (values): CreateOf<'pages'> => ({
    slug: values.slug.trim(),
    name: { en: values.nameEn.trim(), vi: values.nameVi.trim() },
    desc: { en: values.descEn, vi: values.descVi },
    status: values.status,
  }),
  patchOf: (changes, values): PatchOf<'pages'> => ({
    ...(changes.slug === undefined ? {} : { slug: changes.slug.trim() }),
    ...(changes.status === undefined ? {} : { status: changes.status }),
    ...textsOf(changes, values),
  }),
  fieldOf: (path) => (path === 'name' ? 'nameVi' : path),
  fields: ({ intl }) => [
    part(
      undefined,
      row(textField('nameVi', { required: false }), textField('nameEn', { required: false })),
      row(
        textField('slug', { hint: m.slugHint }),
        selectField('status', {
          options: [
            { value: 'active', label: intl.formatMessage(m.isShown) },
            { value: 'hidden', label: intl.formatMessage(m.isHidden) },
          ],
        }),
      ),
    ),
    part(
      undefined,
      ownField('descVi', (input) => <PageText {...input} />),
      ownField('descEn', (input) => <PageText {...input} />),
    ),
  ],
})
