import type { Proposal } from '@shared/areas/assistants/services/proposals'
import { recordAddress } from '@shared/foundation/documents/record-address'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { useHistoryWords, valueWord } from '../../../components/history/words'
import { classNames } from '../../../lib/class-names'
import { formatShare } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { Field } from '../../../ui/Field/Field'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { When } from '../../../ui/When/When'
import { Icon } from '../../../ui/icons/Icon'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { assistantsMessages as m } from '../messages'
import { useAnswer } from '../use-answer'
import { useChangedSince } from '../use-changed-since'
import { EditDialog } from './edit-dialog'
import { Effects } from './effects'
import './proposal-card.css'

const MAX_NOTE_LENGTH = 500

/** What would be written, field by field: what it is and what it would be. */
const Changes = ({ proposal }: { proposal: Proposal }) => {
  const { service, act, changes } = proposal
  const intl = useIntl()
  const [locale, zone] = [useLocale(), useZone()]
  const words = useHistoryWords([service])
  const inWords = (field: string, value: unknown): string => valueWord(service, field, value, { intl, locale, zone })
  // What reads the same before and after tells nothing.
  const told = words
    .changedFields({ service, action: act, changes })
    .filter(({ field, before, after }) => act === 'create' || inWords(field, before) !== inWords(field, after))
  return (
    <dl className="proposal__changes">
      {told.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="second">{words.fieldWord(service, field)}</dt>
          <dd>
            {act === 'patch' && (
              <>
                <del>{inWords(field, before)}</del>
                <span className="proposal__arrow" role="img" aria-label={intl.formatMessage(m.becomes)}>
                  →
                </span>
              </>
            )}
            <b>{inWords(field, after)}</b>
            {service === 'products' && field === 'price' && <Margin proposal={proposal} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a price leaves of itself over what the goods cost, for whoever may see that; before and after. */
const Margin = ({ proposal: { recordId = '', changes } }: { proposal: Proposal }) => {
  const intl = useIntl()
  const locale = useLocale()
  const cost = api.products.useGet(recordId, { skip: recordId === '' }).data?.cost
  const { before, after } = changes['price'] ?? {}
  if (!cost || typeof before !== 'number' || typeof after !== 'number' || before <= 0 || after <= 0) return null
  const share = (price: number): string => formatShare((price - cost) / price, locale)
  return <span className="second"> · {intl.formatMessage(m.margin, { before: share(before), after: share(after) })}</span>
}

/** What a member changed: what the assistant proposed in its place. */
const Edited = ({ proposal: { service, edited, editedBy = '' } }: { proposal: Proposal }) => {
  const intl = useIntl()
  const [locale, zone] = [useLocale(), useZone()]
  const words = useHistoryWords([service])
  if (!edited) return null
  const told = Object.entries(edited).map(
    ([field, { before }]) => `${words.fieldWord(service, field)} ${valueWord(service, field, before, { intl, locale, zone })}`,
  )
  return (
    <p className="proposal__edited">
      {intl.formatMessage(m.edited, { who: editedBy })}: {told.join(' · ')}
    </p>
  )
}

/** The three answers: refusing asks why, changing opens what it holds, confirming records it. What was changed since is looked at again first. */
const Answers = ({ proposal, takesKey }: { proposal: Proposal; takesKey: boolean }) => {
  const intl = useIntl()
  const { service, data } = proposal
  const words = useHistoryWords([service])
  const { fields: changed, when } = useChangedSince(proposal)
  const { busy, confirm, refuse, lookAgain } = useAnswer(proposal)
  const [asking, setAsking] = useState<'refuse' | 'edit' | null>(null)
  const [note, setNote] = useState('')
  const mayConfirm = changed.length === 0 && !busy && asking === null
  const close = (): void => setAsking(null)
  useShortcut('ctrl+Enter', () => void confirm(), takesKey && mayConfirm)
  return (
    <>
      {changed.length > 0 ? (
        <p className="ink-warn">
          {intl.formatMessage(m.changed, {
            fields: changed.map((field) => words.fieldWord(service, field)).join(', '),
            when: <When key="when" value={when} />,
          })}
        </p>
      ) : (
        <>
          <Effects proposal={proposal} />
          <p className="second">
            {intl.formatMessage(m.unwritten)} {intl.formatMessage(m.expires, { when: <When key="when" value={proposal.expires} /> })}
          </p>
        </>
      )}
      <div className="proposal__acts">
        <Button kind="danger-quiet" disabled={busy} onClick={() => setAsking('refuse')}>
          {intl.formatMessage(m.refuse)}
        </Button>
        {data && (
          <Button icon="edit" disabled={busy} onClick={() => setAsking('edit')}>
            {intl.formatMessage(m.edit)}
          </Button>
        )}
        {changed.length > 0 && lookAgain ? (
          <Button kind="primary" busy={busy} onClick={() => void lookAgain()}>
            {intl.formatMessage(m.lookAgain)}
          </Button>
        ) : (
          <Button
            kind="primary"
            busy={busy}
            disabled={changed.length > 0}
            {...(takesKey ? { kbd: 'Ctrl ↵', 'aria-keyshortcuts': 'Control+Enter' } : null)}
            onClick={() => void confirm()}
          >
            {intl.formatMessage(m.confirm)}
          </Button>
        )}
      </div>
      {asking === 'edit' && <EditDialog proposal={proposal} onClose={close} />}
      {asking === 'refuse' && (
        <ConfirmDialog
          title={intl.formatMessage(m.refuseTitle)}
          verb={intl.formatMessage(m.refuse)}
          danger
          onConfirm={() => refuse(note)}
          onClose={close}
        >
          <p>{intl.formatMessage(m.refuseHint)}</p>
          <Field label={intl.formatMessage(m.why)} required>
            {(ids) => <TextInput {...ids} value={note} maxLength={MAX_NOTE_LENGTH} onChange={(event) => setNote(event.target.value)} />}
          </Field>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The record that is to be changed, or that was written. */
const RecordLink = ({ proposal: { service, recordId, writtenId, group } }: { proposal: Proposal }) => {
  const intl = useIntl()
  const id = writtenId ?? recordId
  const address = id === undefined ? null : recordAddress({ service, recordId: id, group })
  return address === null ? null : <Link to={address}>{intl.formatMessage(writtenId === undefined ? m.open : m.written)}</Link>
}

interface CardProps {
  proposal: Proposal
  isOpen: boolean
  /** Ctrl+Enter confirms it: one of those in sight. */
  takesKey?: boolean
}

/** One proposal of an assistant: what it would write and why, and what that does, with the answers, or what it was answered. */
export const ProposalCard = ({ proposal, isOpen, takesKey = false }: CardProps) => {
  const intl = useIntl()
  const { service, act, title, creatorProgram = '', reason, status, created, updater, note } = proposal
  const words = useHistoryWords([service])
  const what = [words.serviceWord(service), title].filter(Boolean).join(' · ')
  return (
    <article className={classNames('proposal', isOpen && 'proposal--open')} aria-label={what}>
      <header className="proposal__head">
        <Icon name="comment" size={18} />
        <h2>{intl.formatMessage(m[act], { who: creatorProgram, what })}</h2>
        <span className="second">
          <When value={created} />
        </span>
      </header>
      {reason && <p className="proposal__reason">{reason}</p>}
      <Changes proposal={proposal} />
      <Edited proposal={proposal} />
      <RecordLink proposal={proposal} />
      {status === 'waiting' ? (
        <Answers proposal={proposal} takesKey={takesKey} />
      ) : (
        <p className="proposal__answer">
          <StatusTag status={status === 'confirmed' ? 'completed' : 'cancelled'}>{intl.formatMessage(m[`status.${status}`])}</StatusTag>
          <span className="second">{[updater?.name, note].filter(Boolean).join(' · ')}</span>
        </p>
      )}
    </article>
  )
}
