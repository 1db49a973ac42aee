import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { fold } from '@shared/foundation/text/fold'
import type { RecordOf } from '@shared/registry/service-types'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { SameRecord } from '../parts/same-record'
import { useSettled } from '../../../lib/use-settled'
import { groupLink } from '../groups'
import { partnerMessages as m } from '../messages'
import type { PartnerValues } from '../partner-values'

const digits = (phone: string): string => phone.replace(/\D/g, '')
/** A shorter number is still being typed. */
const MIN_PHONE_DIGITS = 8
const LOOKED_AT = 20

interface SamePartnerProps {
  record: RecordOf<'assets'> | undefined
  group: PartnerGroup
}

/** Asks whether a partner of the same name or phone, which is there already, is meant. */
export const SamePartner = ({ record, group }: SamePartnerProps) => {
  const intl = useIntl()
  const { values } = useFormikContext<PartnerValues>()
  const [name, phone] = [useSettled(values.name.trim()), useSettled(values.phone.trim())]
  const isNumber = digits(phone).length >= MIN_PHONE_DIGITS
  const named = name !== (record?.name ?? '') && name !== ''
  const numbered = phone !== (record?.phone ?? '') && isNumber
  const query = { group, status: 'active', $limit: LOOKED_AT, $total: false }
  const byName = api.assets.useFind({ ...query, search: name }, { skip: !named }).currentData?.data ?? []
  const byPhone = api.assets.useFind({ ...query, search: phone }, { skip: !numbered }).currentData?.data ?? []
  const same = [
    ...(named ? byName.filter((other) => fold(other.name) === fold(name)) : []),
    ...(numbered ? byPhone.filter((other) => digits(other.phone ?? '') === digits(phone)) : []),
  ].find(({ _id }) => _id !== record?._id)
  return (
    <SameRecord
      question={same ? intl.formatMessage(fold(same.name) === fold(name) ? m.sameName : m.samePhone, { name: same.name }) : null}
      to={`${groupLink(group)}?open=${same?._id ?? ''}`}
      open={intl.formatMessage(m.openSame)}
    />
  )
}
