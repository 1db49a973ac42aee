import { asksForDebt } from '@shared/areas/sms/rules/templates'
import type { SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Field, Fields } from '../../../ui/Field/Field'
import { Select } from '../../../ui/Select/Select'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { campaignMessages as m } from '../messages'
import { MAX_NAME_LENGTH, useCompose, type Composed, type SenderAccount } from '../use-compose'
import { KeepTemplate } from './keep-template'
import { MessageText } from './message-text'
import { Preview } from './preview'
import { RecipientsPart } from './recipients'
import { SendTime } from './send-time'
import './sms.css'

/** Writes messages: who gets them, what each will read, what it costs; nothing leaves before the last press. */
export const ComposeDock = ({ onSent, onClose }: { onSent: (made: SmsCampaign) => void; onClose: () => void }) => {
  const intl = useIntl()
  const mayConnect = useCan('bod')
  const { data, isLoading } = api.smsAccounts.useFind({ status: 'active', $limit: -1 })
  const accounts = data?.data ?? []
  if (!isLoading && accounts.length === 0)
    return (
      <DockForm title={intl.formatMessage(m.new)} onClose={onClose}>
        <EmptyState
          icon="comment"
          title={intl.formatMessage(m.noAccount)}
          action={mayConnect && <ButtonLink to="/apps/sms/accounts?open=new">{intl.formatMessage(m.addAccount)}</ButtonLink>}
        >
          {intl.formatMessage(m.noAccountHint)}
        </EmptyState>
      </DockForm>
    )
  return <Compose accounts={accounts.map(({ _id, sender }) => ({ value: _id, label: sender }))} onSent={onSent} onClose={onClose} />
}

interface ComposeProps {
  accounts: readonly SenderAccount[]
  onSent: (made: SmsCampaign) => void
  onClose: () => void
}

const Compose = ({ accounts, onSent, onClose }: ComposeProps) => {
  const intl = useIntl()
  const composed = useCompose(accounts, onSent)
  const { name, setName, accountId, setAccount, text, later, found, sample, maySend, sending, send, sendToMe } = composed
  useShortcut('ctrl+Enter', () => void send(), maySend)
  return (
    <DockForm
      title={intl.formatMessage(m.new)}
      onClose={onClose}
      focusTitle={false}
      foot={
        <>
          <Button disabled={!sample || sending} onClick={() => void sendToMe()}>
            {intl.formatMessage(m.sendToMe)}
          </Button>
          <Button kind="primary" icon="send" kbd="Ctrl ↵" busy={sending} disabled={!maySend} onClick={() => void send()}>
            {intl.formatMessage(later ? m.schedule : m.send, { count: found?.segments ?? 0 })}
          </Button>
        </>
      }
    >
      <DockPart className="sms-part">
        <Fields>
          <Field label={intl.formatMessage(m.name)} hint={intl.formatMessage(m.nameHint)} required>
            {(ids) => (
              <TextInput {...ids} value={name} maxLength={MAX_NAME_LENGTH} autoFocus onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <Field label={intl.formatMessage(m.account)}>
            {(ids) => <Select {...ids} options={[...accounts]} value={accountId} onChange={setAccount} />}
          </Field>
        </Fields>
      </DockPart>
      <RecipientsPart recipients={composed.recipients} />
      <TextPart composed={composed} />
      <TimePart composed={composed} />
      <Preview plan={found} asksForDebt={asksForDebt(text)} smsAccountId={accountId} />
    </DockForm>
  )
}

/** What they read: written, or taken from a template. */
const TextPart = ({ composed: { text, setText, problem, unaccented, setUnaccented } }: { composed: Composed }) => {
  const intl = useIntl()
  const templates = api.smsTemplates.useFind({ $sort: { name: 1 }, $limit: -1 }).data?.data ?? []
  return (
    <DockPart className="sms-part" title={intl.formatMessage(m.text)}>
      <div className="sms-row">
        <span className="second">{intl.formatMessage(m.sample)}</span>
        <Button size="s" kind="quiet" onClick={() => setText(intl.formatMessage(m.sampleDebtText))}>
          {intl.formatMessage(m.sampleDebt)}
        </Button>
        <Button size="s" kind="quiet" onClick={() => setText(intl.formatMessage(m.sampleThanksText))}>
          {intl.formatMessage(m.sampleThanks)}
        </Button>
      </div>
      {templates.length > 0 && (
        <Field label={intl.formatMessage(m.ownTemplate)}>
          {(ids) => (
            <Select
              {...ids}
              value=""
              placeholder={intl.formatMessage(m.chooseTemplate)}
              options={templates.map(({ _id, name: title }) => ({ value: _id, label: title }))}
              onChange={(id) => setText(templates.find(({ _id }) => _id === id)?.text ?? text)}
            />
          )}
        </Field>
      )}
      <MessageText value={text} onChange={setText} error={problem} />
      <KeepTemplate text={text} />
      <Checkbox checked={unaccented} onChange={setUnaccented} hint={intl.formatMessage(m.unaccentedHint)}>
        {intl.formatMessage(m.unaccented)}
      </Checkbox>
    </DockPart>
  )
}

/** When it leaves: now or at an hour, and whether the night is kept. */
const TimePart = ({ composed: { later, setLater, time, setTime, avoidQuiet, setAvoidQuiet } }: { composed: Composed }) => {
  const intl = useIntl()
  return (
    <DockPart className="sms-part">
      <Checkbox checked={later} onChange={setLater}>
        {intl.formatMessage(m.later)}
      </Checkbox>
      {later && <SendTime value={time} onChange={setTime} />}
      <Checkbox checked={avoidQuiet} onChange={setAvoidQuiet} hint={intl.formatMessage(m.avoidQuietHint)}>
        {intl.formatMessage(m.avoidQuiet)}
      </Checkbox>
    </DockPart>
  )
}
