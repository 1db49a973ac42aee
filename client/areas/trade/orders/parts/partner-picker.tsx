import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { PartnerGroup } from '@shared/foundation/documents/partners'
import type { Asset } from '@shared/areas/partners/services/assets'
import { Suspense, useState, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { inOrderOf, useRecentlyChosen } from '../../../../components/recently-chosen'
import { partnerOption } from '../../../../components/partner-search'
import type { FieldIds } from '../../../../ui/Field/Field'
import { Picker, type PickerOption } from '../../../../ui/Picker/Picker'
import { orderWords, partnerGroupsOf } from '../kinds'
import type { PartnerChoice } from '../form/order-values'
import { formMessages as m } from '../messages'
import { NewPartnerDialog } from './dialogs'

/** A partner as an order's form keeps it. */
export const choiceOf = (partner: Asset): PartnerChoice => {
  const about = [partner.phone, partner.shippingAddress ?? partner.address].filter(Boolean).join(' · ')
  return { value: partner._id, label: partner.name, group: partner.group as PartnerGroup, ...(about ? { about } : null) }
}

interface PartnerPickerProps extends Partial<FieldIds> {
  group: TradeGroup
  value: PartnerChoice | null
  onChange: (partner: PartnerChoice) => void
  inputRef?: Ref<HTMLInputElement>
}

/** Finds the buyer or supplier by name or phone, or writes a new one: a name and a phone will do. */
export const PartnerPicker = ({ group, value, onChange, inputRef, ...ids }: PartnerPickerProps) => {
  const intl = useIntl()
  const [find] = api.assets.useLazyFind()
  const [creating, setCreating] = useState<string | null>(null)

  const chosen = useRecentlyChosen(`partners.${group}`)
  const { data: known } = api.assets.useFind(
    { _id: { $in: [...chosen.ids].sort() }, status: 'active', $limit: chosen.ids.length, $total: false },
    { skip: chosen.ids.length === 0 },
  )
  const optionOf = (partner: Asset): PickerOption<Asset> => ({
    ...partnerOption(partner),
    ...(partner.group === 'Sales Agents' ? { detail: [partner.phone, intl.formatMessage(m.agent)].filter(Boolean).join(' · ') } : null),
  })

  const search = async (text: string): Promise<PickerOption<Asset>[]> => {
    const groups = partnerGroupsOf(group)
    const query = {
      status: 'active',
      group: groups.length === 1 ? groups[0] : { $in: groups },
      $limit: 8,
      $total: false,
      ...(text.trim() ? { search: text.trim() } : null),
    }
    const { data } = await find(query).unwrap()
    return data.map(optionOf)
  }
  const choose = (partner: Asset): void => {
    chosen.note(partner._id)
    onChange(choiceOf(partner))
  }

  return (
    <>
      <Picker<Asset>
        {...ids}
        icon="search"
        {...(inputRef ? { inputRef } : null)}
        label={intl.formatMessage(orderWords[group].choosePartner)}
        placeholder={intl.formatMessage(orderWords[group].choosePartner)}
        value={value}
        onChange={(option) => option && choose(option.data)}
        search={search}
        recent={inOrderOf(chosen.ids, known?.data).map(optionOf)}
        createLabel={(text) => intl.formatMessage(orderWords[group].createPartner, { text })}
        onCreate={setCreating}
      />
      {creating !== null && (
        <Suspense>
          <NewPartnerDialog
            group={group}
            typed={creating}
            onClose={() => setCreating(null)}
            onMade={(partner) => {
              setCreating(null)
              choose(partner)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
