import type { TakenBack, WayBack } from '@shared/areas/history/services/history'
import type { PatchManyOf } from '@shared/registry/service-types'
import { useCallback, useEffect, useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { api } from '../../api/api'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { failureOf } from '../../ui/form/form-error'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton'
import { useLocale, useZone } from '../../ui/zone/zone-context'
import { historyMessages as m } from './messages'
import { useHistoryWords, valueWord } from './words'
import { FieldError } from '../../ui/Field/FieldError'
import './history.css'

/** What is taken back: all of one change of many records, or a single one. */
export interface Taken {
  readonly bulkId?: string
  readonly entryId?: string
}

/** What becomes of each change; asked page by page until the last. */
const useTakeBack = ({ bulkId, entryId }: Taken): ((preview: boolean) => Promise<readonly TakenBack[]>) => {
  const [patchMany] = api.history.usePatchMany()
  return useCallback(
    async (preview) => {
      const of = { ...(bulkId && { bulkId }), ...(entryId && { entryId: entryId as TakenBack['_id'] }) }
      const all: TakenBack[] = []
      for (let after: TakenBack['_id'] | null | undefined; after !== null;) {
        const by = { ...of, ...(after && { after }) }
        const answer: PatchManyOf<'history'>['result'] = await patchMany({ by, data: preview ? { preview } : {} }).unwrap()
        all.push(...answer.data)
        after = answer.next
      }
      return all
    },
    [patchMany, bulkId, entryId],
  )
}

const ways: Readonly<Partial<Record<WayBack, MessageDescriptor>>> = {
  shipment: m.wayShipment,
  correction: m.wayCorrection,
  return: m.wayReturn,
  rename: m.wayRename,
  refund: m.wayRefund,
  cancel: m.wayCancel,
}

/** Says what taking a change back will do and what has to stay, then does it and says what became of it. */
export const TakeBackDialog = ({ of, onClose }: { of: Taken; onClose: () => void }) => {
  const intl = useIntl()
  const takeBack = useTakeBack(of)
  const [outcome, setOutcome] = useState<readonly TakenBack[] | null>(null)
  const [done, setDone] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    takeBack(true).then(setOutcome, (thrown: unknown) => setFailed(failureOf(thrown).message ?? ''))
  }, [takeBack])
  const confirm = async (): Promise<void> => {
    setFailed(null)
    setBusy(true)
    try {
      setOutcome(await takeBack(false))
      setDone(true)
    } catch (thrown) {
      setFailed(failureOf(thrown).message ?? '')
    } finally {
      setBusy(false)
    }
  }
  const words = useHistoryWords([])
  const go = outcome?.filter(({ refused }) => refused === undefined) ?? []
  const stay = outcome?.filter(({ refused }) => refused !== undefined) ?? []
  return (
    <Dialog
      title={intl.formatMessage(of.bulkId ? m.takeBackAll : m.takeBackTitle)}
      subtitle={intl.formatMessage(m.takeBackKept)}
      width={560}
      closable={!busy}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy} data-autofocus>
            {intl.formatMessage(m.takeBackClose)}
          </Button>
          {!done && go.length > 0 && (
            <Button kind="primary" icon="undo" busy={busy} onClick={() => void confirm()}>
              {intl.formatMessage(m.takeBackVerb, { count: go.length })}
            </Button>
          )}
        </>
      }
    >
      {outcome === null && !failed && <SkeletonRows rows={4} />}
      {outcome?.length === 0 && <p>{intl.formatMessage(m.nothingBack)}</p>}
      {go.length > 0 && (
        <>
          <p className="strong num" role="status">
            {intl.formatMessage(done ? m.wentBack : m.goBack, { count: go.length })}
          </p>
          <ul className="take-back">
            {go.map((each) => (
              <li key={each._id}>
                <b>{each.name ?? words.serviceWord(each.service)}</b> <Done back={each} />
              </li>
            ))}
          </ul>
        </>
      )}
      {stay.length > 0 && (
        <>
          <p className="strong num">{intl.formatMessage(m.stay, { count: stay.length })}</p>
          <ul className="take-back">
            {stay.map(({ _id, name, service, refused }) => (
              <li key={_id}>
                <b>{name ?? words.serviceWord(service)}</b> <span className="second">{refused}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {failed && <FieldError role="alert">{failed}</FieldError>}
    </Dialog>
  )
}

/** What taking one change back does, in words. */
const Done = ({ back: { service, way, changes, left } }: { back: TakenBack }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const words = useHistoryWords([service])
  const command = way && ways[way]
  const inWords = (field: string, value: unknown): string => valueWord(service, field, value, { intl, locale, zone })
  const fields = words
    .changedFields({ service, ...(changes && { changes }), action: 'patch' })
    .map(({ field, before, after }) => `${words.fieldWord(service, field)}: ${inWords(field, before)} → ${inWords(field, after)}`)
  const does = [...fields, ...(command ? [intl.formatMessage(command)] : [])].join('; ')
  return (
    <span>
      {does}
      {left && left.length > 0 && (
        <span className="ink-warn">
          {' '}
          · {intl.formatMessage(m.takeBackLeft, { fields: left.map((field) => words.fieldWord(service, field)).join(', ') })}
        </span>
      )}
    </span>
  )
}
