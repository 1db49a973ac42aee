import { textInWords } from '@shared/areas/sms/rules/templates'
import { smsTemplates } from '@shared/areas/sms/services/smsTemplates'
import type { IntlShape } from 'react-intl'
import { api } from '../../../api/api'
import { own, ownField, part, textField } from '../../../resource/fields'
import { removeButton } from '../../../resource/remove-button'
import { resourceScreen } from '../../../resource/resource-screen'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { MessageText } from '../components/message-text'
import { campaignMessages, templateMessages as m } from '../messages'

const inWords = (text: string, intl: IntlShape): string =>
  textInWords(text, (field) => intl.formatMessage(campaignMessages[`field.${field}`]))

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
      cell: ({ name, text }) => <TwoLines first={<span className="name">{name}</span>} second={inWords(text, intl)} />,
    },
  ],
  phone: ({ name, text }, { intl }) => ({ name, about: <span className="cut">{inWords(text, intl)}</span> }),
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
