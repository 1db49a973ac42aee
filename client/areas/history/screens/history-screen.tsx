import { HISTORY_KINDS } from '@shared/areas/history/services/history'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TakeBackDialog } from '../../../components/history/take-back-dialog'
import { ListPaging } from '../../../components/list-paging'
import { Loaded, StaleBanner } from '../../../components/list-states'
import { formatNumber } from '../../../lib/format'
import { Chips } from '../../../ui/Chips/Chips'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { useLocale } from '../../../ui/zone/zone-context'
import { HistoryDock } from '../components/history-dock'
import { HistoryTable } from '../components/history-table'
import { HistoryTools } from '../components/history-tools'
import { historyScreenMessages as m } from '../messages'
import { useHistoryList } from '../use-history-list'

const kindLabels = { money: m.money, goods: m.goods, rights: m.rights, undone: m.undone } as const

/** Who changed what in the workspace, newest first. */
export const HistoryScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const history = useHistoryList()
  const { address, change, size, setSize, kind, list, counts, opened } = history
  const [isTakingBack, setTakingBack] = useState(false)
  return (
    <>
      <ListPage
        title={intl.formatMessage(m.screen)}
        strip={<StaleBanner list={list} />}
        tools={<HistoryTools history={history} onTakeBack={() => setTakingBack(true)} />}
        chips={
          <Chips
            label={intl.formatMessage(m.kinds)}
            chips={[
              { key: '', label: intl.formatMessage(m.all), count: counts(null) },
              ...HISTORY_KINDS.map((key) => ({ key, label: intl.formatMessage(kindLabels[key]), count: counts(key) })),
            ]}
            chosen={kind ?? ''}
            onChoose={(next) => change({ kind: next, page: 1 })}
          />
        }
        dock={opened && <HistoryDock key={opened._id} entry={opened} onClose={() => change({ open: '' })} />}
        foot={
          list.data && (
            <ListPaging
              page={address.page}
              size={size}
              onSize={setSize}
              total={list.data.total}
              shown={list.data.data.length}
              more={list.data.data.length === size}
              onPage={(page) => change({ page })}
            >
              <span className="second">
                {list.data.total === null
                  ? intl.formatMessage(m.footMany)
                  : intl.formatMessage(m.foot, { count: formatNumber(list.data.total ?? 0, locale) })}
              </span>
            </ListPaging>
          )
        }
      >
        <Loaded read={list}>
          <HistoryTable history={history} />
        </Loaded>
      </ListPage>
      {isTakingBack && <TakeBackDialog of={{ bulkId: address.bulk }} onClose={() => setTakingBack(false)} />}
    </>
  )
}
