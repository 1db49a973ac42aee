import type { HistoryEntry } from '@shared/areas/history/services/history'
import { recordServices, type RecordService } from '@shared/registry/names'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { actMessages } from '../../../components/history/act-messages'
import { HistoryDialog } from '../../../components/history/history-dialog'
import { goesBack } from '../../../components/history/history-list'
import { historyMessages } from '../../../components/history/messages'
import { recordAddress } from '@shared/foundation/documents/record-address'
import { Sentence } from '../../../components/history/sentence'
import { TakeBackDialog } from '../../../components/history/take-back-dialog'
import { Undone } from '../../../components/history/undone'
import { usePreview, useTakeBack } from '../../../components/history/use-take-back'
import { useHistoryWords } from '../../../components/history/words'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { failureOf } from '../../../ui/form/form-error'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { historyScreenMessages as m } from '../messages'
import { ActFields, ActFollowed, IfGivenBack } from './act-parts'
import { ActorMark } from './actor-mark'
import { StoodDialog } from './stood-dialog'
import { TakenBackParts } from './taken-back-parts'

const isRecordService = (name: string): name is RecordService => recordServices.some((service) => service === name)

/** One act beside the list: what it changed and what followed, what giving it back would do, the record and all that was done to it. */
export const HistoryDock = ({ entry: listed, onClose }: { entry: HistoryEntry; onClose: () => void }) => {
  const intl = useIntl()
  const words = useHistoryWords([listed.service])
  const [showsAll, setShowsAll] = useState(false)
  const [showsThen, setShowsThen] = useState(false)
  const [asksBack, setAsksBack] = useState(false)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const entry = useBegun(listed)
  const { service, recordId, name, at } = entry
  const title = name ?? words.serviceWord(service)
  const address = recordAddress(entry)
  const isWhole = goesBack(entry) && !entry.undone
  const ofAll = { entryId: entry._id }
  const ofTicked = { entryId: entry._id, fields: ticked }
  const all = usePreview(ofAll, isWhole && ticked.length === 0)
  const some = usePreview(ofTicked, ticked.length > 0)
  const takeBack = useTakeBack(ofTicked)
  const goes = some.outcome?.some(({ refused }) => refused === undefined) === true
  const restore = async (): Promise<void> => {
    setBusy(true)
    try {
      const [back] = await takeBack(false)
      if (back?.refused) toastError(back.refused)
      else {
        toastDone(intl.formatMessage(m.restored, { count: ticked.length }))
        setTicked([])
      }
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? '')
    } finally {
      setBusy(false)
    }
  }
  useShortcut('ctrl+Enter', () => void restore(), goes && !busy)
  return (
    <>
      <DockForm
        title={title}
        status={<span className="second">{words.serviceWord(service)}</span>}
        onClose={onClose}
        foot={
          <>
            {isRecordService(service) && (
              <Button icon="clock" onClick={() => setShowsAll(true)}>
                {intl.formatMessage(m.wholeHistory)}
              </Button>
            )}
            {ticked.length > 0 ? (
              <Button kind="primary" icon="undo" kbd="Ctrl ↵" busy={busy} disabled={!goes} onClick={() => void restore()}>
                {intl.formatMessage(m.restore, { count: ticked.length })}
              </Button>
            ) : isWhole ? (
              <Button kind="primary" icon="undo" onClick={() => setAsksBack(true)}>
                {intl.formatMessage(historyMessages.takeBack)}
              </Button>
            ) : (
              address && (
                <ButtonLink kind="primary" icon="arrow-right" to={address}>
                  {intl.formatMessage(actMessages.openRecord, { name: title })}
                </ButtonLink>
              )
            )}
          </>
        }
      >
        <DockPart>
          <div className="history-act-head">
            <ActorMark entry={entry} />
            <div>
              <Sentence entry={entry} words={words} />
              <p className="second">
                <When value={at} as="date-time" />
                {entry.bulkId && (
                  <>
                    {' · '}
                    <Link to={`/history?bulk=${entry.bulkId}`}>{intl.formatMessage(historyMessages.together)}</Link>
                  </>
                )}
                {entry.action === 'patch' && (
                  <>
                    {' · '}
                    <Button kind="link" size="s" onClick={() => setShowsThen(true)}>
                      {intl.formatMessage(m.stood)}
                    </Button>
                  </>
                )}
              </p>
              {entry.undone && !entry.undoneBy && (
                <p>
                  <Undone entry={entry} />
                </p>
              )}
            </div>
          </div>
        </DockPart>
        {entry.undoneBy ? (
          <TakenBackParts entry={{ ...entry, undoneBy: entry.undoneBy }} />
        ) : (
          <>
            <ActFields entry={entry} ticked={ticked} onTick={setTicked} />
            <ActFollowed entry={entry} />
          </>
        )}
        {ticked.length > 0 ? (
          <IfGivenBack title={intl.formatMessage(m.ifRestored, { count: ticked.length })} {...some} />
        ) : (
          isWhole && <IfGivenBack title={intl.formatMessage(m.ifTakenBack)} {...all} />
        )}
      </DockForm>
      {showsAll && isRecordService(service) && (
        <HistoryDialog service={service} id={recordId} name={title} onClose={() => setShowsAll(false)} />
      )}
      {showsThen && <StoodDialog entry={entry} name={title} onClose={() => setShowsThen(false)} />}
      {asksBack && <TakeBackDialog of={ofAll} onClose={() => setAsksBack(false)} />}
    </>
  )
}

/** A creation with what it began with, which only the history of its record tells; other acts as they are. */
const useBegun = (entry: HistoryEntry): HistoryEntry => {
  const { service, recordId, action } = entry
  const { data } = api.history.useFind({ service, recordId, action: 'create', $limit: 1 }, { skip: action !== 'create' })
  const changes = data?.data.find(({ _id }) => _id === entry._id)?.changes
  return changes ? { ...entry, changes } : entry
}
