import type { AssetGroup } from '@shared/foundation/documents/asset-groups'
import type { Asset } from '@shared/areas/partners/services/assets'
import { useCallback } from 'react'
import { api } from '../api/api'
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

const SHOWN = 10

/** Finds active partners of a group, or of several (a list made once), by words of name, phone, address and code; the first ones when nothing is typed. For `Picker`. */
export const usePartnerSearch = (groups: AssetGroup | readonly AssetGroup[]) => {
  const [find] = api.assets.useLazyFind()
  return useCallback(
    async (typed: string): Promise<PickerOption<Asset>[]> => {
      const search = typed.trim()
      const group = typeof groups === 'string' ? groups : { $in: [...groups] }
      const { data } = await find({ group, status: 'active', $limit: SHOWN, ...(search && { search }) }).unwrap()
      return data.map(partnerOption)
    },
    [find, groups],
  )
}
