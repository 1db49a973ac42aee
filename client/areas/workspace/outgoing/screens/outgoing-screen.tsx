import { outgoing, type OutgoingItem } from '@shared/areas/workspace/services/outgoing'
import { useIntl, type IntlShape } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { resourceList } from '../../../../resource/resource-list'
import { Button } from '../../../../ui/Button/Button'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { outgoingMessages as m } from '../messages'

const kinds: Readonly<Record<string, (typeof m)['kind.invoice-issue']>> = {
  'invoice-issue': m['kind.invoice-issue'],
  'invoice-files': m['kind.invoice-files'],
  'invoice-mail': m['kind.invoice-mail'],
  'receipt-mail': m['kind.receipt-mail'],
  'question-mail': m['kind.question-mail'],
  mail: m['kind.mail'],
  'carrier-tell': m['kind.carrier-tell'],
  'carrier-call-off': m['kind.carrier-call-off'],
  'carrier-ask': m['kind.carrier-ask'],
  sms: m['kind.sms'],
  'fb-post': m['kind.fb-post'],
  webhook: m['kind.webhook'],
  ring: m['kind.ring'],
  'shop-sync': m['kind.shop-sync'],
  'shop-orders': m['kind.shop-orders'],
  'shop-queue': m['kind.shop-queue'],
  'shop-compare': m['kind.shop-compare'],
  'shop-look': m['kind.shop-look'],
  'shop-tell': m['kind.shop-tell'],
}

const kindWord = (kind: string, intl: IntlShape): string => {
  const word = kinds[kind]
  return word ? intl.formatMessage(word) : kind
}

const What = ({ item: { kind, title } }: { item: OutgoingItem }) => (
  <TwoLines first={<span className="name">{title}</span>} second={kindWord(kind, useIntl())} />
)

/** Why the last try came to nothing, in the language of whoever reads. */
const useWhy = (): ((item: OutgoingItem) => string | undefined) => {
  const isVietnamese = useLocale() === 'vi'
  return ({ failed }) => (isVietnamese ? (failed?.vi ?? failed?.message) : failed?.message)
}

const State = ({ item }: { item: OutgoingItem }) => {
  const intl = useIntl()
  const { state, tries } = item
  const why = useWhy()(item)
  return (
    <TwoLines
      first={<StatusTag status={state === 'stuck' ? 'failed' : 'waiting'}>{intl.formatMessage(m[`state.${state}`])}</StatusTag>}
      second={why ?? intl.formatMessage(m.tries, { count: tries })}
    />
  )
}

const Again = ({ item: { _id } }: { item: OutgoingItem }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.outgoing.usePatch()
  const press = async (): Promise<void> => {
    try {
      await patch({ id: _id, data: { state: 'waiting' } }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <Button size="s" icon="refresh" busy={isLoading} onClick={() => void press()}>
      {intl.formatMessage(m.again)}
    </Button>
  )
}

/** What is to be done at services of others: what waits, what is stuck and why, and asking for it anew. */
export const OutgoingScreen = resourceList({
  service: outgoing,
  messages: m,
  icon: 'send',
  sort: 'created',
  isGiven: true,
  use: useWhy,
  columns: ({ intl }) => [
    { key: 'what', head: intl.formatMessage(m.what), cell: (item) => <What item={item} /> },
    { key: 'state', head: intl.formatMessage(m.state), cell: (item) => <State item={item} /> },
    {
      key: 'due',
      head: intl.formatMessage(m.due),
      width: 130,
      cell: ({ due, state }) => (state === 'waiting' ? <When value={due} /> : null),
    },
    { key: 'again', head: '', width: 130, cell: (item) => <Again item={item} /> },
  ],
  phone: (item, { intl, x: why }) => ({
    name: item.title,
    about: <span>{kindWord(item.kind, intl)}</span>,
    owed: <Again item={item} />,
    who: why(item) ?? intl.formatMessage(m.tries, { count: item.tries }),
  }),
})
