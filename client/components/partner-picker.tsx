import type { PartnerGroup } from '@shared/domain/partners/partners'
import type { Asset } from '@shared/services/assets.schema'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { PickerField } from '../ui/form/ChoiceFields'
import { Picker, type PickerProps } from '../ui/Picker/Picker'
import { pickMessages as m } from './messages'
import { usePartnerSearch } from './partner-search'

const hints: Record<PartnerGroup, (typeof m)[keyof typeof m]> = { Customers: m.customer, 'Sales Agents': m.agent, Suppliers: m.supplier }

interface PartnerProps {
  group: PartnerGroup
}
type Searched = 'search' | 'createLabel'

const useLook = (group: PartnerGroup) => {
  const intl = useIntl()
  return {
    search: usePartnerSearch(group),
    createLabel: (name: string) => intl.formatMessage(m.addPartner, { name }),
    placeholder: intl.formatMessage(hints[group]),
    icon: 'search' as const,
  }
}

/** One partner of a group. With `onCreate` the typed name can be made a new one. */
export const PartnerPicker = ({ group, ...rest }: PartnerProps & Omit<PickerProps<Asset>, Searched>) => {
  const look = useLook(group)
  return <Picker<Asset> {...look} {...rest} />
}

/** The same in a form, which holds `{value, label}` or null; `onPick` gets the whole partner. */
export const PartnerField = ({ group, ...rest }: PartnerProps & Omit<ComponentProps<typeof PickerField<Asset>>, Searched>) => {
  const look = useLook(group)
  return <PickerField<Asset> {...look} {...rest} />
}
