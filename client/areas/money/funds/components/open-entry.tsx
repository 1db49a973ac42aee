import { whyNotFundChange } from '@shared/foundation/documents/funds'
import type { Fund } from '@shared/areas/money/services/funds'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { ClosedBooks } from '../../../../components/closed-books/closed-books'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { EntrySaved, PrintVoucherButton } from '../../../../components/paper/print-voucher'
import { AskedStrip } from '../../../../components/second-person/asked-strip'
import { secondPersonMessages as sm } from '../../../../components/second-person/messages'
import { RecordDock, type UnsavedWork } from '../../../../components/record-form/record-dock'
import { useRecordForm } from '../../../../components/record-form/use-record-form'
import { invoiceFileMessages as im } from '../../../tax/parts/invoice-file/messages'
import { TalkPart } from '../../../talk/parts/talk/talk-part'
import { Button } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { FormError } from '../../../../ui/form/Form'
import { Icon } from '../../../../ui/icons/Icon'
import { useZone } from '../../../../ui/zone/zone-context'
import { amountOf, fieldOf, signedOf, toPatch, valuesOf, type EntryValues } from '../entry-values'
import { askedAct, isGone, isWaiting } from '../fund-status'
import { toRuleInput } from '../rule-input'
import { entryMessages as m } from '../messages'
import { useActor } from '../use-actor'
import { useEntryErrors } from '../use-entry-errors'
import { CountedBalance, EntryBalance } from './entry-balance'
import { EntryEvents } from './entry-events'
import { EntryFields } from './entry-fields'
import { EntryInvoice } from './entry-invoice'
import { EntryItems } from './entry-items'
import { EntryAsset } from './entry-asset'
import { EntryOrder } from './entry-order'
import { CompleteDialog, EntryStatus } from './entry-status'

interface OpenEntryProps {
  fund: Fund
  onClose: () => void
  /** Tells of what is unsaved; null: nothing is. */
  onDirty: (work: UnsavedWork | null) => void
}

/** An entry that is there: read, changed as far as its status and the rights allow, completed, cancelled or refunded. */
export const OpenEntry = ({ fund, onClose, onDirty }: OpenEntryProps) => {
  const intl = useIntl()
  const zone = useZone()
  const groupName = useFundGroupName()
  const judge = useEntryErrors()
  const actor = useActor()
  const [patch] = api.funds.usePatch()
  const checkAmount = useAmountCheck()
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
    inputInvoice: intl.formatMessage(im.invoice),
  }
  const { name, recipientName, recipientInfo, note, refId, label } = labels
  const form = useRecordForm<Fund, EntryValues>({
    record: fund,
    valuesOf: (record) => valuesOf(record ?? fund, zone, groupName),
    patch: async (id, changes, rev, values) => {
      if ('amount' in changes || 'items' in changes) await checkAmount(amountOf(values), 'amount')
      return patch({
        id,
        data: {
          ...toPatch(values, changes, { zone, at: fund.created }),
          ...(alsoComplete.current && { status: 'completed' }),
          ...(rev !== undefined && { rev }),
        },
      }).unwrap()
    },
    done: ({ _id, status }) => {
      if (!alsoComplete.current) return intl.formatMessage(m.saved)
      return status === 'pending' ? intl.formatMessage(sm.waits) : <EntrySaved fundId={_id}>{intl.formatMessage(m.completed)}</EntrySaved>
    },
    fieldOf,
    draft: { name: 'funds' },
    reversible: { name, recipientName, recipientInfo, note, refId, label },
    isFinal: ({ status }) => status !== fund.status,
  })
  const kind = intl.formatMessage(fund.isCredit ? m.receipt : m.payment)
  const complete = async (submit: () => Promise<void>): Promise<void> => {
    alsoComplete.current = true
    await submit()
    alsoComplete.current = false
  }
  const mayWrite = reason === null
  return (
    <RecordDock<EntryValues>
      form={form}
      title={fund.number ?? (fund.refId || kind)}
      presence={{ service: 'funds', id: fund._id }}
      isNew={false}
      labels={labels}
      validate={(values) => (waiting ? judge(values, { before: form.formik.initialValues, counts: alsoComplete.current }).fields : {})}
      status={<EntryStatus fund={fund} onComplete={() => setCompleting(true)} />}
      onClose={onClose}
      onDirty={onDirty}
      aside={<PrintVoucherButton fundId={fund._id} />}
      foot={({ dirty, busy }) => {
        if (!mayWrite || isGone(fund)) return false
        if (!waiting)
          return (
            <Button kind="primary" type="submit" kbd="Ctrl ↵" busy={busy} disabled={!dirty}>
              {intl.formatMessage(m.save)}
            </Button>
          )
        return (
          <>
            {dirty && (
              <Button type="submit" busy={busy}>
                {intl.formatMessage(m.save)}
              </Button>
            )}
            {askedAct(fund) === undefined && (
              <Button kind="primary" disabled={busy} onClick={() => setCompleting(true)}>
                {intl.formatMessage(m.complete)}
              </Button>
            )}
          </>
        )
      }}
    >
      {({ values, submit }) => (
        <>
          {fund.asked && (
            <AskedStrip
              waiting={{ service: 'funds', _id: fund._id, rev: fund.rev, act: fund.asked.act, by: fund.asked.by }}
              asked={fund.asked}
              makers={fund.asked.act === 'completed' ? [fund.creatorId] : []}
              title={fund.asked.act === 'refunded' ? sm.refundWaits : sm.waits}
            />
          )}
          <Reason fund={fund} blockedBy={!mayWrite} />
          <ClosedBooks created={fund.created} />
          <DockPart className="funds-entry">
            <FormError />
            <EntryFields readOnly={!mayWrite} locked={!waiting}>
              {fund.orderId && <EntryOrder order={fund.order} orderId={fund.orderId} />}
              <EntryAsset fund={fund} />
            </EntryFields>
          </DockPart>
          <EntryInvoice fund={fund} locked={!mayWrite} />
          <EntryItems readOnly={!mayWrite || !waiting} />
          <EntryEvents fund={fund} />
          <TalkPart target="funds" id={fund._id} />
          {waiting && <EntryBalance amount={signedOf(values)} />}
          {fund.balance !== undefined && <CountedBalance balance={fund.balance} balanceLabel={fund.balanceLabel} label={fund.label} />}
          {completing && (
            <CompleteDialog fund={fund} amount={signedOf(values)} onConfirm={() => complete(submit)} onClose={() => setCompleting(false)} />
          )}
        </>
      )}
    </RecordDock>
  )
}

/** Why some or all of it can't be changed. */
const Reason = ({ fund, blockedBy }: { fund: Fund; blockedBy: boolean }) => {
  const intl = useIntl()
  const text = isGone(fund) ? m.final : blockedBy ? m.notYours : fund.status === 'completed' ? m.locked : null
  if (!text) return null
  return (
    <div className="funds-strip">
      <Icon name="lock" size={14} />
      {intl.formatMessage(text)}
    </div>
  )
}
