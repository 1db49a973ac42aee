import type { Proposal } from '@shared/areas/assistants/services/proposals'
import { recordAddress } from '@shared/foundation/documents/record-address'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useHistoryWords, valueWord } from '../../../components/history/words'
import { classNames } from '../../../lib/class-names'
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
import './proposal-card.css'

const MAX_NOTE_LENGTH = 500

/** What would be written, field by field: what it is and what it would be. */
const Changes = ({ proposal: { service, act, changes } }: { proposal: Proposal }) => {
  const intl = useIntl()
  const [locale, zone] = [useLocale(), useZone()]
  const words = useHistoryWords([service])
  const told = words.changedFields({ service, action: act, changes })
  const inWords = (field: string, value: unknown): string => valueWord(service, field, value, { intl, locale, zone })
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
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The two answers. Refusing asks why; what was changed since can't be confirmed. */
const Answers = ({ proposal }: { proposal: Proposal }) => {
  const intl = useIntl()
  const { service } = proposal
  const words = useHistoryWords([service])
  const changed = useChangedSince(proposal)
  const { busy, confirm, refuse } = useAnswer(proposal)
  const [asking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  return (
    <>
      {changed.length > 0 ? (
        <p className="ink-warn">
          {intl.formatMessage(m.changed, { fields: changed.map((field) => words.fieldWord(service, field)).join(', ') })}
        </p>
      ) : (
        <p className="second">
          {intl.formatMessage(m.unwritten)} {intl.formatMessage(m.expires, { when: <When key="when" value={proposal.expires} /> })}
        </p>
      )}
      <div className="proposal__acts">
        <Button kind="danger-quiet" disabled={busy} onClick={() => setAsking(true)}>
          {intl.formatMessage(m.refuse)}
        </Button>
        <Button kind="primary" busy={busy} disabled={changed.length > 0} onClick={() => void confirm()}>
          {intl.formatMessage(m.confirm)}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(m.refuseTitle)}
          verb={intl.formatMessage(m.refuse)}
          danger
          onConfirm={() => refuse(note)}
          onClose={() => setAsking(false)}
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

/** One proposal of an assistant: what it would write and why, with the two answers, or what it was answered. */
export const ProposalCard = ({ proposal, isOpen }: { proposal: Proposal; isOpen: boolean }) => {
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
      <RecordLink proposal={proposal} />
      {status === 'waiting' ? (
        <Answers proposal={proposal} />
      ) : (
        <p className="proposal__answer">
          <StatusTag status={status === 'confirmed' ? 'completed' : 'cancelled'}>{intl.formatMessage(m[`status.${status}`])}</StatusTag>
          <span className="second">{[updater?.name, note].filter(Boolean).join(' · ')}</span>
        </p>
      )}
    </article>
  )
}
