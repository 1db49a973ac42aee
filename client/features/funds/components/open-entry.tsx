import { whyNotFundChange } from '@shared/domain/funds/funds'
import type { Fund } from '@shared/services/funds'
import { Formik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { fundsApi } from '../../../api/funds'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { RecordPresence } from '../../../components/presence/record-presence'
import { DraftNotice } from '../../../components/record-form/draft-notice'
import { RecordConflict } from '../../../components/record-form/record-conflict'
import { DraftKeeper } from '../../../components/record-form/draft-keeper'
import { useRecordForm } from '../../../components/record-form/use-record-form'
import { TalkPart } from '../../../components/talk/talk-part'
import { Button } from '../../../ui/Button/Button'
import { DockForm, DockPart, Unsaved } from '../../../ui/DockForm/DockForm'
import { Form, FormError } from '../../../ui/form/Form'
import { Icon } from '../../../ui/icons/Icon'
import { useZone } from '../../../ui/zone/zone-context'
import { amountOf, fieldOf, toPatch, valuesOf, type EntryValues } from '../entry-values'
import { isGone, isWaiting } from '../fund-status'
import { toRuleInput } from '../rule-input'
import { entryMessages as m } from '../messages'
import { useActor } from '../use-actor'
import { useEntryErrors } from '../use-entry-errors'
import { CountedBalance, EntryBalance } from './entry-balance'
import { EntryEvents } from './entry-events'
import { EntryFields } from './entry-fields'
import { EntryItems } from './entry-items'
import { EntryOrder } from './entry-order'
import { CompleteDialog, EntryStatus } from './entry-status'

interface OpenEntryProps {
  fund: Fund
  onClose: () => void
  /** Tells while anything is unsaved how to drop it; null: nothing is. */
  onDirty: (drop: (() => void) | null) => void
}

/** An entry that is there: read, changed as far as its status and the rights allow, completed, cancelled or refunded. */
export const OpenEntry = ({ fund, onClose, onDirty }: OpenEntryProps) => {
  const intl = useIntl()
  const zone = useZone()
  const groupName = useFundGroupName()
  const judge = useEntryErrors()
  const actor = useActor()
  const [patch] = fundsApi.usePatch()
  const [completing, setCompleting] = useState(false)
  const alsoComplete = useRef(false)
  const waiting = isWaiting(fund)
  const reason = whyNotFundChange(toRuleInput(fund), ['name'], actor)
  const labels = {
    amount: intl.formatMessage(fund.isCredit ? m.amountIn : m.amountOut),
    name: intl.formatMessage(m.name),
    recipientName: intl.formatMessage(fund.isCredit ? m.payer : m.recipient),
    recipientInfo: intl.formatMessage(m.info),
    note: intl.formatMessage(m.note),
    refId: intl.formatMessage(m.ref),
    group: intl.formatMessage(m.group),
    label: intl.formatMessage(m.label),
    created: intl.formatMessage(fund.isCredit ? m.dayIn : m.dayOut),
    avatar: intl.formatMessage(m.image),
    items: intl.formatMessage(m.items),
  }
  const { name, recipientName, recipientInfo, note, refId, label } = labels
  const form = useRecordForm<Fund, EntryValues>({
    record: fund,
    valuesOf: (record) => valuesOf(record ?? fund, zone, groupName),
    patch: (id, changes, rev, values) =>
      patch({
        id,
        data: {
          ...toPatch(values, changes, { zone, at: fund.created }),
          ...(alsoComplete.current && { status: 'completed' }),
          ...(rev !== undefined && { rev }),
        },
      }).unwrap(),
    done: () => intl.formatMessage(alsoComplete.current ? m.completed : m.saved),
    fieldOf,
    draft: { name: 'funds' },
    reversible: { name, recipientName, recipientInfo, note, refId, label },
    isFinal: ({ status }) => status !== fund.status,
  })
  return (
    <Formik<EntryValues>
      {...form.formik}
      validateOnBlur={false}
      validate={(values) => (waiting ? judge(values, form.formik.initialValues).fields : {})}
    >
      {({ values, initialValues, isSubmitting, submitForm }) => {
        const dirty = form.changed(values, initialValues).length > 0
        const amount = amountOf(values)
        const signed = amount === null ? null : values.direction === 'in' ? amount : -amount
        const submit = async (complete: boolean): Promise<void> => {
          alsoComplete.current = complete
          await submitForm()
          alsoComplete.current = false
        }
        return (
          <RecordPresence service="funds" id={fund._id} editing={dirty}>
            <Form dock label={intl.formatMessage(fund.isCredit ? m.receipt : m.payment)}>
              <Reporter dirty={dirty} drop={form.discard} onDirty={onDirty} />
              <DraftKeeper form={form} />
              <DockForm
                title={
                  fund.number
                    ? `${intl.formatMessage(fund.amount > 0 ? m.receipt : m.payment)} ${fund.number}`
                    : fund.refId || intl.formatMessage(fund.isCredit ? m.receipt : m.payment)
                }
                status={<EntryStatus fund={fund} onComplete={() => setCompleting(true)} />}
                onClose={onClose}
                note={dirty && <Unsaved />}
                foot={
                  !reason &&
                  !isGone(fund) &&
                  (waiting ? (
                    <>
                      {dirty && (
                        <Button type="submit" busy={isSubmitting}>
                          {intl.formatMessage(m.save)}
                        </Button>
                      )}
                      <Button kind="primary" disabled={isSubmitting} onClick={() => setCompleting(true)}>
                        {intl.formatMessage(m.complete)}
                      </Button>
                    </>
                  ) : (
                    <Button kind="primary" type="submit" kbd="Ctrl ↵" busy={isSubmitting} disabled={!dirty}>
                      {intl.formatMessage(m.save)}
                    </Button>
                  ))
                }
              >
                <Reason fund={fund} barred={reason !== null} />
                {form.restored && dirty && <DraftNotice onKeep={form.goOn} onDrop={form.discard} />}
                <DockPart className="funds-entry">
                  <FormError />
                  <RecordConflict form={form} values={values} labels={labels} />
                  <EntryFields readOnly={reason !== null} locked={!waiting}>
                    {fund.orderId && <EntryOrder order={fund.order} orderId={fund.orderId} />}
                  </EntryFields>
                </DockPart>
                <EntryItems readOnly={reason !== null || !waiting} />
                <EntryEvents fund={fund} />
                <TalkPart target="funds" id={fund._id} />
                {waiting && <EntryBalance amount={signed} />}
                {fund.balance !== undefined && (
                  <CountedBalance balance={fund.balance} balanceLabel={fund.balanceLabel} label={fund.label} />
                )}
              </DockForm>
              {completing && (
                <CompleteDialog fund={fund} amount={signed} onConfirm={() => submit(true)} onClose={() => setCompleting(false)} />
              )}
            </Form>
          </RecordPresence>
        )
      }}
    </Formik>
  )
}

/** Why some or all of it can't be changed. */
const Reason = ({ fund, barred }: { fund: Fund; barred: boolean }) => {
  const intl = useIntl()
  const text = isGone(fund) ? m.final : barred ? m.notYours : fund.status === 'completed' ? m.locked : null
  if (!text) return null
  return (
    <div className="funds-strip">
      <Icon name="lock" size={14} />
      {intl.formatMessage(text)}
    </div>
  )
}

const Reporter = ({ dirty, drop, onDirty }: { dirty: boolean; drop: () => void; onDirty: OpenEntryProps['onDirty'] }) => {
  const latest = useRef(drop)
  useEffect(() => {
    latest.current = drop
  })
  useEffect(() => {
    onDirty(dirty ? () => latest.current() : null)
    return () => onDirty(null)
  }, [dirty, onDirty])
  return null
}
