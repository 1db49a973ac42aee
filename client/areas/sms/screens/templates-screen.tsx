import { smsTemplates } from '@shared/areas/sms/services/smsTemplates'
import { api } from '../../../api/api'
import { own, ownField, part, textField } from '../../../resource/fields'
import { removeButton } from '../../../resource/remove-button'
import { resourceScreen } from '../../../resource/resource-screen'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { MessageText } from '../components/message-text'
import { templateMessages as m } from '../messages'

const RemoveButton = removeButton(api.smsTemplates.useRemove, m)

/** Texts that messages begin with. */
export const TemplatesScreen = resourceScreen({
  service: smsTemplates,
  messages: m,
  icon: 'file',
  sort: 'name',
  columns: ({ intl }) => [
    {
      key: 'name',
      head: intl.formatMessage(m.name),
      cell: ({ name, text }) => <TwoLines first={<span className="name">{name}</span>} second={text} />,
    },
  ],
  phone: ({ name, text }) => ({ name, about: <span className="cut">{text}</span> }),
  title: ({ record, intl }) => record?.name ?? intl.formatMessage(m.new),
  fields: ({ record, close }) => [
    part(
      undefined,
      textField('name'),
      ownField('text', ({ name }) => <MessageText name={name} />, { undo: true }),
      own(record && <RemoveButton id={record._id} onDone={close} />),
    ),
  ],
})
