import type { PartnerGroup } from '@shared/domain/partners/partners'
import type { Asset } from '@shared/services/assets.schema'
import { useCallback } from 'react'
import { assetsApi } from '../api/assets'
import { Avatar } from '../ui/Avatar/Avatar'
import type { PickerOption } from '../ui/Picker/Picker'

/** A partner as a picker shows it. */
export const partnerOption = (partner: Asset): PickerOption<Asset> => ({
  value: partner._id,
  label: partner.name,
  detail: [partner.phone, partner.address].filter(Boolean).join(' · '),
  mark: <Avatar name={partner.name} image={partner.avatar} shape="square" size={28} />,
  data: partner,
})

/** Finds active partners of a group: by words, or the newest when nothing is typed. */
export const usePartnerSearch = (group: PartnerGroup): ((text: string) => Promise<PickerOption<Asset>[]>) => {
  const [find] = assetsApi.useLazyFind()
  return useCallback(
    async (text) => {
      const search = text.trim() || undefined
      const page = await find({ group, status: 'active', search, $limit: 20, $total: false }).unwrap()
      return page.data.map(partnerOption)
    },
    [find, group],
  )
}
