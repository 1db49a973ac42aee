import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { fold } from '@shared/foundation/text/fold'
import type { RecordOf } from '@shared/registry/service-types'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useSettled } from '../../../lib/use-settled'
import { groupLink } from '../groups'
import { sameMessages as m } from '../parts/same/messages'
import { byName, byPhone, knownIn, sameAmong } from '../parts/same/same-partner'
import { SameRecord } from '../parts/same/same-record'
import type { PartnerValues } from '../partner-values'

interface SamePartnerProps {
  record: RecordOf<'assets'> | undefined
  group: PartnerGroup
}

/** Asks whether a partner of the same name or phone, which is there already, is meant. */
export const SamePartner = ({ record, group }: SamePartnerProps) => {
  const intl = useIntl()
  const { values } = useFormikContext<PartnerValues>()
  const settled = knownIn({ name: useSettled(values.name), phone: useSettled(values.phone) })
  const name = settled.name === (record?.name ?? '') ? '' : settled.name
  const phone = settled.phone === (record?.phone ?? '') ? '' : settled.phone
  const named = api.assets.useFind(byName(group, name), { skip: name === '' }).currentData?.data ?? []
  const numbered = api.assets.useFind(byPhone(group, phone), { skip: phone === '' }).currentData?.data ?? []
  const same = sameAmong([...named, ...numbered], { name, phone }, record?._id)
  return (
    <SameRecord
      question={same ? intl.formatMessage(fold(same.name) === fold(name) ? m.partnerName : m.partnerPhone, { name: same.name }) : null}
      to={`${groupLink(group)}?open=${same?._id ?? ''}`}
      open={intl.formatMessage(m.open)}
    />
  )
}
