import { MAX_RECIPIENTS, type SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import { addDays, zone as asZone, type Zone } from '@shared/foundation/days/days'
import { afterQuiet } from '@shared/areas/sms/rules/quiet-hours'
import { pastedNumbers } from '@shared/areas/sms/rules/phones'
import { lateOf } from '@shared/areas/partners/rules/reports/liabilities'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { CreateOf } from '@shared/registry/service-types'
import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { isApiError } from '../../api/api-error'
import { api } from '../../api/api'
import { useMe } from '../../api/session/use-me'
import { useAppDispatch } from '../../api/use-app-dispatch'
import { handedOver } from '../partners/parts/sms-hand-over'
import { formatDate, formatDateTime } from '../../lib/format'
import { useNow } from '../../lib/use-now'
import { useSubmit } from '../../ui/form/use-submit'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { useToday, useZone } from '../../ui/zone/zone-context'
import { momentOf, type SendTimeValue } from './components/send-time'
import { isDryRun, type DryRun } from './dry-run'
import { campaignMessages as m } from './messages'

/** Days within which nobody is written to twice, where that is asked for. */
const RECENT_DAYS = 7
const TRY_AFTER_MS = 400
export const MAX_CAMPAIGN_NAME = 120

export type Many = 'owing' | 'late' | 'customers' | 'agents'
type New = CreateOf<'smsCampaigns'>
/** Who gets it, as far as it is told here. */
export type Addressee = Pick<Asset, '_id' | 'name' | 'phone' | 'outstanding'>

export interface ComposeValues extends SendTimeValue {
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
const waitsUntil = (values: ComposeValues, now: Date, zone: Zone): Date | null => {
  const at = values.later ? momentOf(values, zone) : now
  const leaves = values.avoidQuiet ? afterQuiet(at, zone) : at
  return leaves > now ? leaves : null
}

/** What is tried, and then sent. */
const writtenIn = ({ text, accountId, unaccented, avoidQuiet, partners, pasted, skipRecent }: ComposeValues) => ({
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
  const [plan, setPlan] = useState<{ readonly of: string; readonly found?: DryRun; readonly problem?: string } | null>(null)
  const [create] = api.smsCampaigns.useCreate()
  const shown = JSON.stringify(written)
  const latest = useRef(written)
  useEffect(() => {
    latest.current = written
  })
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      create({ name: '.', ...latest.current, rehearse: true } as New)
        .unwrap()
        .then(
          (answer) => setPlan(isDryRun(answer) ? { of: shown, found: answer } : null),
          (thrown: unknown) =>
            setPlan({ of: shown, problem: isApiError(thrown) ? (Object.values(thrown.errors ?? {})[0] ?? thrown.message) : '' }),
        )
    }, TRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shown, isReady, create])
  const isCurrent = plan?.of === shown
  return { found: isReady ? plan?.found : undefined, isCurrent, problem: isCurrent ? plan.problem : undefined }
}

/** A campaign being written: its form, what it would come to, and how it is sent, first to oneself where that is wished. */
export const useCompose = (accountId: string, onSent: (made: SmsCampaign) => void) => {
  const intl = useIntl()
  const me = useMe()
  const today = useToday()
  const zone = asZone(useZone())
  const handed = handedOver(useLocation().state)
  const [create] = api.smsCampaigns.useCreate()
  const submit = useSubmit(
    (values: ComposeValues) =>
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
  const form = useFormik<ComposeValues>({
    initialValues: {
      name: handed.isReminder ? intl.formatMessage(m.reminderName, { day: formatDate(today) }) : '',
      accountId,
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
  const { name, partners, text, unaccented } = form.values
  const written = writtenIn(form.values)
  const count = partners.length + written.numbers.length
  const { found, isCurrent, problem } = useDryRun(written, count > 0 && text.trim() !== '' && form.values.accountId !== '')
  const maySend = found !== undefined && isCurrent && found.recipients > 0 && name.trim() !== ''
  const leaves = waitsUntil(form.values, new Date(useNow()), zone)
  const sample = isCurrent ? found?.samples[0] : undefined
  /** What the first recipient will read, to the own number. */
  const sendToMe = async (): Promise<void> => {
    if (!sample) return
    if (!me.phone) return toastError(intl.formatMessage(m.noOwnPhone))
    const numbers = [{ phone: me.phone, name: me.name }]
    try {
      const title = intl.formatMessage(m.testName, { name: name.trim() || me.name }).slice(0, MAX_CAMPAIGN_NAME)
      await create({
        name: title,
        text: sample.text,
        accountId: form.values.accountId,
        unaccented,
        avoidQuiet: false,
        numbers,
      } as New).unwrap()
      toastDone(intl.formatMessage(m.testSent, { phone: me.phone }))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(Object.values(thrown.errors ?? {})[0] ?? thrown.message)
    }
  }
  return { form, count, found, isCurrent, problem, maySend, leaves, sample, sendToMe }
}

/** Partners of a kind, at most as many as one campaign takes. */
export const useAddMany = () => {
  const [find, { isFetching }] = api.assets.useLazyFind()
  const dispatch = useAppDispatch()
  const partnersOf = async (which: Many): Promise<readonly Addressee[]> => {
    if (which === 'late') {
      const { data } = await dispatch(api.orders.reportOnce('aging', { group: 'customerId' })).unwrap()
      return data.filter((row) => lateOf(row) > 0).map(({ _id, name, phone = '', open }) => ({ _id, name, phone, outstanding: open }))
    }
    const group = which === 'agents' ? 'Sales Agents' : 'Customers'
    const { data } = await find({ group, status: 'active', $sort: { outstanding: -1 }, $limit: MAX_RECIPIENTS, $total: false }).unwrap()
    return which === 'owing' ? data.filter(({ outstanding }) => (outstanding ?? 0) > 0) : data
  }
  return { partnersOf, busy: isFetching }
}
