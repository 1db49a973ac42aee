import type { Asset } from '@shared/services/assets'
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
