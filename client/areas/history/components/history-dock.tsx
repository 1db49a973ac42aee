import type { HistoryEntry } from '@shared/areas/history/services/history'
import { recordServices, type RecordService } from '@shared/registry/names'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { actMessages } from '../../../components/history/act-messages'
import { HistoryDialog } from '../../../components/history/history-dialog'
import { HistoryList } from '../../../components/history/history-list'
import { recordAddress } from '../../../components/history/record-address'
import { useHistoryWords } from '../../../components/history/words'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockForm } from '../../../ui/DockForm/DockForm'
import { When } from '../../../ui/When/When'
import { historyScreenMessages as m } from '../messages'

const isRecordService = (name: string): name is RecordService => recordServices.some((service) => service === name)

/** One act beside the list: what it changed, what goes back, the record it is of and all that was done to it. */
export const HistoryDock = ({ entry, onClose }: { entry: HistoryEntry; onClose: () => void }) => {
  const intl = useIntl()
  const words = useHistoryWords([entry.service])
  const [showsAll, setShowsAll] = useState(false)
  const { service, recordId, name, at } = entry
  const title = name ?? words.serviceWord(service)
  const address = recordAddress(entry)
  return (
    <>
      <DockForm
        title={title}
        status={
          <span className="second">
            {words.serviceWord(service)} · <When value={at} as="date-time" />
          </span>
        }
        onClose={onClose}
        foot={
          <>
            {isRecordService(service) && (
              <Button icon="clock" onClick={() => setShowsAll(true)}>
                {intl.formatMessage(m.wholeHistory)}
              </Button>
            )}
            {address && (
              <ButtonLink kind="primary" icon="arrow-right" to={address}>
                {intl.formatMessage(actMessages.openRecord, { name: title })}
              </ButtonLink>
            )}
          </>
        }
      >
        <div className="history-dock">
          <HistoryList entries={[entry]} />
        </div>
      </DockForm>
      {showsAll && isRecordService(service) && (
        <HistoryDialog service={service} id={recordId} name={title} onClose={() => setShowsAll(false)} />
      )}
    </>
  )
}
