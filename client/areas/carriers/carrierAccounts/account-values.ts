import type { Carrier } from '@shared/areas/carriers/rules/statuses'
import type { CarrierAccount } from '@shared/areas/carriers/services/carrierAccounts'
import { dong } from '@shared/foundation/money/money'

export const FROM = ['Name', 'Phone', 'Address', 'Ward', 'District', 'Province'] as const
type FromField = `from${(typeof FROM)[number]}`
export interface AccountValues extends Readonly<Record<FromField, string>> {
  readonly carrier: Carrier
  readonly name: string
  readonly token: string
  readonly shopId: string
  readonly partnerCode: string
  readonly label: string
  readonly price: number | null
}

/** Where parcels are picked up, as it is sent: with a district it is an address of the old division. */
const fromOf = ({ fromName, fromPhone, fromAddress, fromWard, fromDistrict, fromProvince }: AccountValues): CarrierAccount['from'] => ({
  name: fromName.trim(),
  phone: fromPhone.trim(),
  address: fromAddress.trim(),
  ward: fromWard.trim(),
  province: fromProvince.trim(),
  division: fromDistrict.trim() ? 'old' : 'new',
  ...(fromDistrict.trim() ? { district: fromDistrict.trim() } : {}),
})

/** What is sent of a form: of each carrier what it has. */
export const dataOf = (values: AccountValues) => {
  const { name, token, shopId, partnerCode, label, price, carrier } = values
  return {
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(label ? { label } : {}),
    ...(carrier === 'own'
      ? price === null
        ? {}
        : { price: dong(price) }
      : {
          from: fromOf(values),
          ...(token.trim() ? { token: token.trim() } : {}),
          ...(carrier === 'ghn' ? { shopId: shopId.trim() } : { partnerCode: partnerCode.trim() }),
        }),
  }
}

/** What stands in the form of a carrier; undefined: of a new one. */
export const valuesOf = (record: CarrierAccount | undefined): AccountValues => ({
  carrier: record?.carrier ?? 'ghn',
  name: record?.name ?? '',
  token: '',
  shopId: record?.shopId ?? '',
  partnerCode: record?.partnerCode ?? '',
  label: record?.label ?? '',
  price: record?.price ?? null,
  fromName: record?.from?.name ?? '',
  fromPhone: record?.from?.phone ?? '',
  fromAddress: record?.from?.address ?? '',
  fromWard: record?.from?.ward ?? '',
  fromDistrict: record?.from?.district ?? '',
  fromProvince: record?.from?.province ?? '',
})
