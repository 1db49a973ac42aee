import { MAX_RECIPIENTS } from '@shared/areas/sms/services/smsCampaigns'
import { addDays, zone as asZone, type Zone } from '@shared/foundation/days/days'
import { afterQuiet } from '@shared/areas/sms/rules/quiet-hours'
import { pastedNumbers } from '@shared/areas/sms/rules/phones'
import { asksForDebt } from '@shared/areas/sms/rules/templates'
import { lateOf } from '@shared/areas/partners/rules/reports/liabilities'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { CreateOf } from '@shared/registry/service-types'
import type { SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import { FormikProvider, useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useCan, useMe } from '../../../api/session/use-me'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import { usePartnerSearch } from '../../../components/partner-search'
import { handedOver } from '../../partners/parts/sms-hand-over'
import { formatDate, formatDateTime, formatMoney } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Field, Fields } from '../../../ui/Field/Field'
import { CheckboxField, SelectField } from '../../../ui/form/ChoiceFields'
import { TextAreaField, TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Picker } from '../../../ui/Picker/Picker'
import { Select } from '../../../ui/Select/Select'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
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

type Many = 'owing' | 'late' | 'customers' | 'agents'
type New = CreateOf<'smsCampaigns'>
/** Who gets it, as far as it is told here. */
type Addressee = Pick<Asset, '_id' | 'name' | 'phone' | 'outstanding'>

const useAddMany = () => {
  const [find, { isFetching }] = api.assets.useLazyFind()
  const dispatch = useAppDispatch()
  const partners = async (which: Many): Promise<readonly Addressee[]> => {
    if (which === 'late') {
      const { data } = await dispatch(api.orders.reportOnce('aging', { group: 'customerId' })).unwrap()
      return data.filter((row) => lateOf(row) > 0).map(({ _id, name, phone = '', open }) => ({ _id, name, phone, outstanding: open }))
    }
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
  const { data, isLoading } = api.smsAccounts.useFind({ status: 'active', $limit: -1 })
  const accounts = data?.data ?? []
  if (accounts.length === 0)
    return (
      <DockForm title={intl.formatMessage(m.new)} onClose={onClose}>
        {isLoading ? (
          <SkeletonRows rows={6} />
        ) : (
          <EmptyState
            icon="comment"
            title={intl.formatMessage(m.noAccount)}
            action={mayConnect && <ButtonLink to="/apps/sms/accounts?open=new">{intl.formatMessage(m.addAccount)}</ButtonLink>}
          >
            {intl.formatMessage(m.noAccountHint)}
          </EmptyState>
        )}
      </DockForm>
    )
  return <Compose accounts={accounts.map(({ _id, sender }) => ({ value: _id, label: sender }))} onSent={onSent} onClose={onClose} />
}

interface Values extends SendTimeValue {
  name: string
  accountId: string
  partners: readonly Addressee[]
  /** Numbers, as they were pasted. */
  pasted: string
  text: string
  unaccented: boolean
  skipRecent: boolean
  avoidQuiet: boolean
  later: boolean
}

/** When messages leave that have to wait: for their day, or for the end of the hours in which nobody is written to; null: at once. */
const waitsUntil = (values: Values, now: Date, zone: Zone): Date | null => {
  const at = values.later ? momentOf(values, zone) : now
  const leaves = values.avoidQuiet ? afterQuiet(at, zone) : at
  return leaves > now ? leaves : null
}

/** What is rehearsed, and then sent. */
const writtenIn = ({ text, accountId, unaccented, avoidQuiet, partners, pasted, skipRecent }: Values) => ({
  text,
  accountId,
  unaccented,
  avoidQuiet,
  partnerIds: partners.map(({ _id }) => _id),
  numbers: pastedNumbers(pasted),
  skipRecentDays: skipRecent ? RECENT_DAYS : 0,
})

/** What a round would come to, asked for once nothing more is typed. @param isReady whether enough is written to ask */
const useDryRun = (written: ReturnType<typeof writtenIn>, isReady: boolean) => {
  const [plan, setPlan] = useState<{ readonly of: string; readonly found?: Rehearsal; readonly problem?: string } | null>(null)
  const [rehearse] = api.smsCampaigns.useCreate()
  const shown = JSON.stringify(written)
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
  const isCurrent = plan?.of === shown
  return { found: isReady ? plan?.found : undefined, isCurrent, problem: isCurrent ? plan.problem : undefined }
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
  const locale = useLocale()
  const seesDebts = useCan('/sales')
  const handed = handedOver(useLocation().state)
  const templates = api.smsTemplates.useFind({ $sort: { name: 1 }, $limit: -1 }).data?.data ?? []
  const [create] = api.smsCampaigns.useCreate()
  const search = usePartnerSearch(addressed)
  const many = useAddMany()
  const submit = useSubmit(
    (values: Values) =>
      create({
        name: values.name.trim(),
        ...writtenIn(values),
        ...(values.later ? { sendAt: momentOf(values, zone).toISOString() } : {}),
      } as New).unwrap(),
    {
      done: ({ name }, values) => {
        const leaves = waitsUntil(values, new Date(Date.now()), zone)
        return leaves ? intl.formatMessage(m.leaves, { name, at: formatDateTime(leaves, zone) }) : intl.formatMessage(m.sent, { name })
      },
      onSaved: onSent,
      fieldOf: (path) => (path === 'sendAt' ? 'day' : /^(numbers|partnerIds)/.test(path) ? 'pasted' : path),
    },
  )
  const form = useFormik<Values>({
    initialValues: {
      name: handed.isReminder ? intl.formatMessage(m.reminderName, { day: formatDate(today) }) : '',
      accountId: accounts[0]?.value ?? '',
      partners: handed.partners as readonly Addressee[],
      pasted: '',
      text: handed.isReminder ? intl.formatMessage(m.sampleDebtText) : '',
      unaccented: true,
      skipRecent: true,
      avoidQuiet: true,
      later: false,
      day: addDays(today, 1),
      hour: '8',
    },
    onSubmit: submit,
  })
  const { name, accountId, partners, pasted, text, unaccented, later } = form.values
  const setText = (next: string): void => void form.setFieldValue('text', next)
  const setPartners = (next: readonly Addressee[]): void => void form.setFieldValue('partners', next)
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
  const written = writtenIn(form.values)
  const isReady = count > 0 && text.trim() !== '' && accountId !== ''
  const { found, isCurrent, problem } = useDryRun(written, isReady)
  const maySend = found !== undefined && isCurrent && found.recipients > 0 && name.trim() !== ''
  const leaves = waitsUntil(form.values, new Date(useNow()), zone)
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
  useShortcut('ctrl+Enter', () => void form.submitForm(), maySend && !form.isSubmitting)
  return (
    <FormikProvider value={form}>
      <DockForm
        title={intl.formatMessage(m.new)}
        onClose={onClose}
        focusTitle={false}
        note={
          found &&
          isCurrent && (
            <span className="num">
              {intl.formatMessage(m.sum, {
                people: found.recipients,
                skipped: found.skipped.length,
                cost: formatMoney(found.estimate, locale),
              })}
            </span>
          )
        }
        foot={
          <>
            <Button disabled={!sample || form.isSubmitting} onClick={() => void sendToMe()}>
              {intl.formatMessage(m.sendToMe)}
            </Button>
            <Button
              kind="primary"
              icon="send"
              kbd="Ctrl ↵"
              busy={form.isSubmitting}
              disabled={!maySend}
              onClick={() => void form.submitForm()}
            >
              {leaves
                ? intl.formatMessage(m.sendWaiting, { count: found?.segments ?? 0, at: formatDateTime(leaves, zone) })
                : intl.formatMessage(m.send, { count: found?.segments ?? 0 })}
            </Button>
          </>
        }
      >
        <DockPart className="sms-part">
          <Fields>
            <TextField
              name="name"
              label={intl.formatMessage(m.name)}
              hint={intl.formatMessage(m.nameHint)}
              required
              maxLength={MAX_NAME_LENGTH}
              autoFocus
            />
            <SelectField name="accountId" label={intl.formatMessage(m.account)} options={accounts} />
          </Fields>
        </DockPart>
        <DockPart className="sms-part" title={intl.formatMessage(m.to)} count={count}>
          <div className="sms-row">
            {([...(seesDebts ? (['owing', 'late'] as const) : (['owing'] as const)), 'customers', 'agents'] as const).map((which) => (
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
          <TextAreaField name="pasted" label={intl.formatMessage(m.paste)} hint={intl.formatMessage(m.pasteHint)} rows={2} />
          <CheckboxField name="skipRecent" hint={intl.formatMessage(m.skipRecentHint)}>
            {intl.formatMessage(m.skipRecent)}
          </CheckboxField>
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
          <MessageText name="text" problem={problem} />
          <KeepTemplate text={text} />
          <CheckboxField name="unaccented" hint={intl.formatMessage(m.unaccentedHint)}>
            {intl.formatMessage(m.unaccented)}
          </CheckboxField>
        </DockPart>
        <DockPart className="sms-part">
          <CheckboxField name="later">{intl.formatMessage(m.later)}</CheckboxField>
          {later && <SendTime />}
          <CheckboxField name="avoidQuiet" hint={intl.formatMessage(m.avoidQuietHint)}>
            {intl.formatMessage(m.avoidQuiet)}
          </CheckboxField>
        </DockPart>
        <Preview plan={found} asksForDebt={asksForDebt(text)} smsAccountId={accountId} />
      </DockForm>
    </FormikProvider>
  )
}
