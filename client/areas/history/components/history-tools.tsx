import type { Declared } from '@shared/foundation/declaration/define-service'
import { services } from '@shared/registry/index'
import { recordServices, type RecordService } from '@shared/registry/names'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useFeatures } from '../../../components/feature/features-context'
import { historyMessages } from '../../../components/history/messages'
import { isNamed } from '../../../components/history/field-words'
import { ListSearch } from '../../../components/list-search'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { Button } from '../../../ui/Button/Button'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { Select } from '../../../ui/Select/Select'
import { historyScreenMessages as m } from '../messages'
import type { HistoryList } from '../use-history-list'

/** What is asked for most, then the others whose changes are in the history. */
const OFTEN = ['orders', 'funds', 'products', 'assets', 'users', 'warehouses', 'tasks', 'workspaces', 'activities', 'stocktakes', 'imports']
const hasHistory = (name: RecordService): boolean => {
  const { history, scope }: Declared = services[name]
  return history !== 'untold' && scope === 'workspace'
}
const SERVICES: readonly string[] = [...OFTEN, ...recordServices.filter((name) => hasHistory(name) && !OFTEN.includes(name))]

/** Of which days, by whom, of what, which words; what was done at one go is taken back at one go. */
export const HistoryTools = ({ history, onTakeBack }: { history: HistoryList; onTakeBack: () => void }) => {
  const intl = useIntl()
  const { address, change, range, list, told, file } = history
  const features = useFeatures()
  const people = api.users.useFind({ $limit: -1, $sort: { name: 1 } })
  return (
    <>
      {address.bulk && (
        <>
          <Button icon="undo" onClick={onTakeBack}>
            {intl.formatMessage(historyMessages.takeAllBack)}
          </Button>
          <Button kind="quiet" icon="close" onClick={() => change({ bulk: '', page: 1 })}>
            {intl.formatMessage(m.allChanges)}
          </Button>
        </>
      )}
      <DateRange value={range} onChange={({ from, to }) => change({ period: '', since: from, until: to, page: 1 })} />
      <Select
        aria-label={intl.formatMessage(m.who)}
        value={address.by}
        placeholder={intl.formatMessage(m.everybody)}
        options={people.data?.data.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
        onChange={(by) => change({ by, page: 1 })}
      />
      <Select
        aria-label={intl.formatMessage(m.what)}
        value={address.service}
        placeholder={intl.formatMessage(m.everything)}
        options={SERVICES.filter((service) => isNamed(service, features)).map((service) => ({
          value: service,
          label: told.serviceWord(service),
        }))}
        onChange={(service) => change({ service, page: 1 })}
      />
      <ListSearch
        label={intl.formatMessage(m.search)}
        hint={intl.formatMessage(m.searchHint)}
        value={address.q}
        onChange={(q) => change({ q, page: 1 })}
      />
      <DownloadMenu file={list.data ? file : null} />
    </>
  )
}
