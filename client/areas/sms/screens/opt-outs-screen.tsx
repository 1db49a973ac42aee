import { writtenNumber } from '@shared/areas/sms/rules/phones'
import { smsOptOuts } from '@shared/areas/sms/services/smsOptOuts'
import { api } from '../../../api/api'
import { areaField, own, part, textField } from '../../../resource/fields'
import { removeButton } from '../../../resource/remove-button'
import { resourceScreen } from '../../../resource/resource-screen'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { When } from '../../../ui/When/When'
import { optOutMessages as m } from '../messages'

const RemoveButton = removeButton(api.smsOptOuts.useRemove, m)

/** Numbers that asked for no messages. */
export const OptOutsScreen = resourceScreen({
  service: smsOptOuts,
  messages: m,
  icon: 'bell',
  sort: '-created',
  columns: ({ intl }) => [
    {
      key: 'phone',
      head: intl.formatMessage(m.phone),
      cell: ({ phone, note }) => <TwoLines first={<span className="name num">{writtenNumber(phone)}</span>} second={note} />,
    },
    { key: 'since', head: intl.formatMessage(m.since), width: 160, cell: ({ created }) => <When value={created} as="date" /> },
  ],
  phone: ({ phone, note }) => ({ name: <span className="num">{writtenNumber(phone)}</span>, about: note }),
  title: ({ record, intl }) => (record ? writtenNumber(record.phone) : intl.formatMessage(m.new)),
  fields: ({ record, close }) => [
    part(
      undefined,
      !record && textField('phone', { inputMode: 'tel' }),
      areaField('note', { hint: m.noteHint }),
      own(record && <RemoveButton id={record._id} onDone={close} />),
    ),
  ],
})
