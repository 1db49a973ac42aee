import { MAX_RECIPIENTS } from '@shared/areas/sms/services/smsCampaigns'
import { addDays, zone as asZone } from '@shared/foundation/days/days'
import { pastedNumbers } from '@shared/areas/sms/rules/phones'
import { asksForDebt } from '@shared/areas/sms/rules/templates'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { CreateOf } from '@shared/registry/service-types'
import type { SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { assetsApi } from '../../../api/assets'
import { useCan, useMe } from '../../../api/session/use-me'
import { smsAccountsApi } from '../../../api/smsAccounts'
import { smsCampaignsApi } from '../../../api/smsCampaigns'
import { smsTemplatesApi } from '../../../api/smsTemplates'
import { usePartnerSearch } from '../../../components/partner-search'
import { handedOver } from '../../partners/parts/sms-hand-over'
import { formatDate } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Field, Fields } from '../../../ui/Field/Field'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Picker } from '../../../ui/Picker/Picker'
import { Select } from '../../../ui/Select/Select'
import { TextArea, TextInput } from '../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { campaignMessages as m } from '../messages'
import { isRehearsal, type Rehearsal } from '../rehearsal'
import { KeepTemplate } from './keep-template'
import { MessageText } from './message-text'
import { Preview } from './preview'
import { momentOf, SendTime, type SendTimeValue } from './send-time'
import './sms.css'

/** Who may be added by name. */
const addressed = ['Customers', 'Sales Agents'] as const
/** Days within which nobody is written to twice, where that is asked for. */
const RECENT_DAYS = 7
const REHEARSE_AFTER_MS = 400
/** Recipients whose names are listed; the others are counted. */
const MAX_LISTED = 100
const MAX_NAME_LENGTH = 120

type Many = 'owing' | 'customers' | 'agents'
type New = CreateOf<'smsCampaigns'>
/** Who gets it, as far as it is told here. */
type Addressee = Pick<Asset, '_id' | 'name' | 'phone' | 'outstanding'>

const useAddMany = () => {
  const [find, { isFetching }] = assetsApi.useLazyFind()
  const partners = async (which: Many): Promise<Asset[]> => {
    const group = which === 'agents' ? 'Sales Agents' : 'Customers'
    const { data } = await find({ group, status: 'active', $sort: { outstanding: -1 }, $limit: MAX_RECIPIENTS, $total: false }).unwrap()
    return which === 'owing' ? data.filter(({ outstanding }) => (outstanding ?? 0) > 0) : data
  }
  return { partners, busy: isFetching }
}

/** Writes messages: who gets them, what each will read, what it costs; nothing leaves before the last press. */
export const ComposeDock = ({ onSent, onClose }: { onSent: (made: SmsCampaign) => void; onClose: () => void }) => {
  const intl = useIntl()
  const mayConnect = useCan('bod')
  const { data, isLoading } = smsAccountsApi.useFind({ status: 'active', $limit: -1 })
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
  accounts: readonly { readonly value: string; readonly label: string }[]
  onSent: (made: SmsCampaign) => void
  onClose: () => void
}

const Compose = ({ accounts, onSent, onClose }: ComposeProps) => {
  const intl = useIntl()
  const today = useToday()
  const zone = asZone(useZone())
  const handed = handedOver(useLocation().state)
  const [name, setName] = useState(handed.isReminder ? intl.formatMessage(m.reminderName, { day: formatDate(today) }) : '')
  const [chosen, setChosen] = useState('')
  const [partners, setPartners] = useState<readonly Addressee[]>(handed.partners as readonly Addressee[])
  const [pasted, setPasted] = useState('')
  const [text, setText] = useState(handed.isReminder ? intl.formatMessage(m.sampleDebtText) : '')
  const templates = smsTemplatesApi.useFind({ $sort: { name: 1 }, $limit: -1 }).data?.data ?? []
  const [unaccented, setUnaccented] = useState(true)
  const [skipRecent, setSkipRecent] = useState(true)
  const [avoidQuiet, setAvoidQuiet] = useState(true)
  const [later, setLater] = useState(false)
  const [time, setTime] = useState<SendTimeValue>({ day: addDays(today, 1), hour: '8' })
  const [plan, setPlan] = useState<{ readonly of: string; readonly found?: Rehearsal; readonly problem?: string } | null>(null)
  const [create, { isLoading: sending }] = smsCampaignsApi.useCreate()
  const [rehearse] = smsCampaignsApi.useCreate()
  const search = usePartnerSearch(addressed)
  const many = useAddMany()
  const accountId = accounts.find(({ value }) => value === chosen)?.value ?? accounts[0]?.value ?? ''
  const numbers = pastedNumbers(pasted)
  const count = partners.length + numbers.length

  const add = (more: readonly Addressee[]): void => {
    const known = new Set(partners.map(({ _id }) => _id))
    setPartners([...partners, ...more.filter(({ _id }) => !known.has(_id))].slice(0, MAX_RECIPIENTS))
  }
  const addMany = async (which: Many): Promise<void> => {
    try {
      add(await many.partners(which))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const written = {
    text,
    accountId,
    unaccented,
    avoidQuiet,
    partnerIds: partners.map(({ _id }) => _id),
    numbers,
    skipRecentDays: skipRecent ? RECENT_DAYS : 0,
  }
  const shown = JSON.stringify(written)
  const isReady = count > 0 && text.trim() !== '' && accountId !== ''
  const latest = useRef(written)
  useEffect(() => {
    latest.current = written
  })
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      rehearse({ name: '.', ...latest.current, rehearse: true } as New)
        .unwrap()
        .then(
          (answer) => setPlan(isRehearsal(answer) ? { of: shown, found: answer } : null),
          (thrown: unknown) =>
            setPlan({ of: shown, problem: isApiError(thrown) ? (Object.values(thrown.errors ?? {})[0] ?? thrown.message) : '' }),
        )
    }, REHEARSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shown, isReady, rehearse])

  const found = isReady ? plan?.found : undefined
  const isCurrent = plan?.of === shown
  const maySend = found !== undefined && isCurrent && found.recipients > 0 && name.trim() !== '' && !sending
  const send = async (): Promise<void> => {
    const sendAt = later ? momentOf(time, zone) : null
    try {
      const made = await create({ name: name.trim(), ...written, ...(sendAt ? { sendAt: sendAt.toISOString() } : {}) } as New).unwrap()
      toastDone(intl.formatMessage(sendAt ? m.scheduled : m.sent, { name: made.name }))
      onSent(made)
    } catch (thrown) {
      if (isApiError(thrown)) toastError(Object.values(thrown.errors ?? {})[0] ?? thrown.message)
    }
  }
  const me = useMe()
  const sample = isCurrent ? found?.samples[0] : undefined
  /** What the first recipient will read, to the own number. */
  const sendToMe = async (): Promise<void> => {
    if (!sample) return
    if (!me.phone) return toastError(intl.formatMessage(m.noOwnPhone))
    const numbers = [{ phone: me.phone, name: me.name }]
    try {
      const title = intl.formatMessage(m.testName, { name: name.trim() || me.name }).slice(0, MAX_NAME_LENGTH)
      await create({ name: title, text: sample.text, accountId, unaccented, avoidQuiet: false, numbers } as New).unwrap()
      toastDone(intl.formatMessage(m.testSent, { phone: me.phone }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(Object.values(thrown.errors ?? {})[0] ?? thrown.message)
    }
  }
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
            {(ids) => <Select {...ids} options={[...accounts]} value={accountId} onChange={setChosen} />}
          </Field>
        </Fields>
      </DockPart>
      <DockPart className="sms-part" title={intl.formatMessage(m.to)} count={count}>
        <div className="sms-row">
          {(['owing', 'customers', 'agents'] as const).map((which) => (
            <Button key={which} size="s" busy={many.busy} onClick={() => void addMany(which)}>
              {intl.formatMessage(m[which])}
            </Button>
          ))}
          {partners.length > 0 && (
            <Button size="s" kind="quiet" onClick={() => setPartners([])}>
              {intl.formatMessage(m.clear)}
            </Button>
          )}
        </div>
        <Field label={intl.formatMessage(m.addOne)}>
          {(ids) => <Picker<Asset> {...ids} value={null} search={search} onChange={(option) => option && add([option.data])} />}
        </Field>
        {partners.length > 0 && (
          <ul className="sms-to">
            {partners.slice(0, MAX_LISTED).map((partner) => (
              <li key={partner._id}>
                <span>
                  <span className="cut">{partner.name}</span>
                  <span className="second num">{partner.phone}</span>
                </span>
                <span className="sms-row">
                  {(partner.outstanding ?? 0) > 0 && <Amount value={partner.outstanding} currency={false} />}
                  <IconButton
                    size="s"
                    icon="close"
                    label={intl.formatMessage(m.removeOne, { name: partner.name })}
                    onClick={() => setPartners(partners.filter(({ _id }) => _id !== partner._id))}
                  />
                </span>
              </li>
            ))}
            {partners.length > MAX_LISTED && (
              <li className="second">{intl.formatMessage(m.more, { count: partners.length - MAX_LISTED })}</li>
            )}
          </ul>
        )}
        {partners.length === MAX_RECIPIENTS && <p className="ink-warn">{intl.formatMessage(m.most, { count: MAX_RECIPIENTS })}</p>}
        <Field label={intl.formatMessage(m.paste)} hint={intl.formatMessage(m.pasteHint)}>
          {(ids) => <TextArea {...ids} rows={2} value={pasted} onChange={(event) => setPasted(event.target.value)} />}
        </Field>
        <Checkbox checked={skipRecent} onChange={setSkipRecent} hint={intl.formatMessage(m.skipRecentHint)}>
          {intl.formatMessage(m.skipRecent)}
        </Checkbox>
      </DockPart>
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
        <MessageText value={text} onChange={setText} error={isCurrent ? plan.problem : undefined} />
        <KeepTemplate text={text} />
        <Checkbox checked={unaccented} onChange={setUnaccented} hint={intl.formatMessage(m.unaccentedHint)}>
          {intl.formatMessage(m.unaccented)}
        </Checkbox>
      </DockPart>
      <DockPart className="sms-part">
        <Checkbox checked={later} onChange={setLater}>
          {intl.formatMessage(m.later)}
        </Checkbox>
        {later && <SendTime value={time} onChange={setTime} />}
        <Checkbox checked={avoidQuiet} onChange={setAvoidQuiet} hint={intl.formatMessage(m.avoidQuietHint)}>
          {intl.formatMessage(m.avoidQuiet)}
        </Checkbox>
      </DockPart>
      <Preview plan={found} asksForDebt={asksForDebt(text)} smsAccountId={accountId} />
    </DockForm>
  )
}
