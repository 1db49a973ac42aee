import { assets } from '@shared/areas/partners/services/assets'
import type { RecordOf } from '@shared/registry/service-types'
import { useCan } from '../../../api/session/use-me'
import { AttachmentsField } from '../../talk/parts/talk/attachments-field'
import { TalkPart } from '../../talk/parts/talk/talk-part'
import { useAccountManagers } from '../../people/parts/use-account-managers'
import { areaField, own, ownField, part, pictureField, selectField, textField } from '../../../resource/fields'
import { resourceForm } from '../../../resource/resource-form'
import { assetMessages as m } from '../messages'
import { AssetKeepers } from './asset-keepers'
import { AssetLabel } from './asset-label'
import { AssetWork } from './asset-work'
import { KeptFigures } from './kept-figures'
import type { Register } from './kept-list'

const useAsset = (given: Register, record: RecordOf<'assets'> | undefined) => ({
  ...given,
  isBoard: useCan('bod'),
  keepers: useAccountManagers(record),
})

/** An owned or rented asset beside the list: its figures, who keeps it, what is done and paid for it. */
export const KeptForm = resourceForm<'assets', Record<string, unknown>, ReturnType<typeof useAsset>, Register>({
  service: assets,
  messages: m,
  use: useAsset,
  group: ({ group }) => group,
  title: ({ record, x, intl }) => record?.name ?? intl.formatMessage(x.group === 'Owned Assets' ? m.newOwned : m.newRented),
  createOf: (values, { group }) => ({ ...filled(values), group }) as never,
  patchOf: (changes) => ({ ...changes, ...('userId' in changes ? { userId: changes['userId'] || null } : null) }) as never,
  valuesOf: (record) => ({
    name: record?.name ?? '',
    userId: record?.userId ?? '',
    asset_code: record?.asset_code ?? '',
    address: record?.address ?? '',
    link: record?.link ?? '',
    note: record?.note ?? '',
    avatar: record?.avatar || null,
    attachments: record?.attachments ?? [],
  }),
  aside: ({ record }) => record && <AssetLabel asset={record} />,
  fields: ({ record, x, intl, close }) => [
    own(record && x.figuresOf && <KeptFigures asset={record} row={x.figuresOf(record._id)} />),
    part(
      undefined,
      textField('name'),
      selectField('userId', { options: x.keepers, placeholder: intl.formatMessage(m.nobody), hint: m.keeperHint }),
      textField('asset_code'),
      textField('address', x.group === 'Rented Assets' ? { label: m.landlord } : {}),
      textField('link', { type: 'url', inputMode: 'url', hint: m.linkHint }),
      areaField('note'),
      pictureField('avatar'),
    ),
    part(
      intl.formatMessage(m.attachments),
      own(<p className="second">{intl.formatMessage(m.attachmentsHint)}</p>),
      ownField('attachments', ({ disabled }) => <AttachmentsField disabled={disabled} />),
    ),
    own(record && <AssetWork asset={record} row={x.figuresOf?.(record._id)} isBoard={x.isBoard} onClose={close} />),
    own(record && <AssetKeepers key={record.userId ?? ''} asset={record} />),
    own(record && <TalkPart target="assets" id={record._id} />),
  ],
  archive: ({ record, x }) =>
    record?.status === 'removed' && !record.disposal && x.isBoard
      ? {
          status: 'removed',
          changes: () => [],
          texts: { verb: m.justRemove, title: m.removeTitle, done: m.removed, back: { verb: m.back, done: m.isBack } },
        }
      : false,
})

/** A new record's fields: those left empty are left out. */
const filled = (values: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const said = typeof value === 'string' ? value.trim() : value
      return said === '' || said === null || (Array.isArray(said) && said.length === 0) ? [] : [[field, said]]
    }),
  )
