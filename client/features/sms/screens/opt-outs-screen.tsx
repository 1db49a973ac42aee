import { writtenNumber } from '@shared/domain/sms/phones'
import { smsOptOuts } from '@shared/services/smsOptOuts'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { smsOptOutsApi } from '../../../api/smsOptOuts'
import { areaField, own, part, textField } from '../../../resource/fields'
import { resourceScreen } from '../../../resource/resource-screen'
import { Button } from '../../../ui/Button/Button'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { optOutMessages as m } from '../messages'

const TakeOut = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const intl = useIntl()
  const [remove, { isLoading }] = smsOptOutsApi.useRemove()
  const takeOut = async (): Promise<void> => {
    try {
      await remove(id).unwrap()
      toastDone(intl.formatMessage(m.removed))
      onDone()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void takeOut()}>
      {intl.formatMessage(m.remove)}
    </Button>
  )
}

/** Numbers that asked for no messages. */
export const OptOutsScreen = resourceScreen({
  service: smsOptOuts,
  api: smsOptOutsApi,
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
      own(record && <TakeOut id={record._id} onDone={close} />),
    ),
  ],
})
