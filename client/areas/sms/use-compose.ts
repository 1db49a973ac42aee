import { addDays, zone as asZone } from '@shared/foundation/days/days'
import type { CreateOf } from '@shared/registry/service-types'
import type { SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { api } from '../../api/api'
import { isApiError } from '../../api/api-error'
import { useMe } from '../../api/session/use-me'
import { formatDate } from '../../lib/format'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { useToday, useZone } from '../../ui/zone/zone-context'
import { handedOver } from '../partners/parts/sms-hand-over'
import { useRecipients, type Addressee } from './components/recipients'
import { momentOf, type SendTimeValue } from './components/send-time'
import { campaignMessages as m } from './messages'
import { isRehearsal, type Rehearsal } from './rehearsal'

/** Days within which nobody is written to twice, where that is asked for. */
const RECENT_DAYS = 7
const REHEARSE_AFTER_MS = 400
export const MAX_NAME_LENGTH = 120

type New = CreateOf<'smsCampaigns'>
export type Composed = ReturnType<typeof useCompose>

/** A sending by a name of the account. */
export interface SenderAccount {
  readonly value: string
  readonly label: string
}

const firstProblem = (thrown: unknown): string | null =>
  isApiError(thrown) ? (Object.values(thrown.errors ?? {})[0] ?? thrown.message) : null

/** Rehearses what is written once it rests: what it would send and cost, or why it can't be sent. @returns null before there is an answer */
const useRehearsal = (written: Omit<New, 'name'>, isReady: boolean) => {
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
          (thrown: unknown) => setPlan({ of: shown, problem: firstProblem(thrown) ?? '' }),
        )
    }, REHEARSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shown, isReady, rehearse])
  const isCurrent = plan?.of === shown
  return { found: isReady ? plan?.found : undefined, isCurrent, problem: isCurrent ? plan.problem : undefined }
}

/** Messages as they are written, with what was handed over from the list of partners; each change is rehearsed. */
export const useCompose = (accounts: readonly SenderAccount[], onSent: (made: SmsCampaign) => void) => {
  const intl = useIntl()
  const me = useMe()
  const today = useToday()
  const zone = asZone(useZone())
  const handed = handedOver(useLocation().state)
  const recipients = useRecipients(handed.partners as readonly Addressee[])
  const [name, setName] = useState(handed.isReminder ? intl.formatMessage(m.reminderName, { day: formatDate(today) }) : '')
  const [chosen, setAccount] = useState('')
  const [text, setText] = useState(handed.isReminder ? intl.formatMessage(m.sampleDebtText) : '')
  const [unaccented, setUnaccented] = useState(true)
  const [avoidQuiet, setAvoidQuiet] = useState(true)
  const [later, setLater] = useState(false)
  const [time, setTime] = useState<SendTimeValue>({ day: addDays(today, 1), hour: '8' })
  const [create, { isLoading: sending }] = api.smsCampaigns.useCreate()
  const accountId = accounts.find(({ value }) => value === chosen)?.value ?? accounts[0]?.value ?? ''
  const written = {
    text,
    accountId,
    unaccented,
    avoidQuiet,
    partnerIds: recipients.partners.map(({ _id }) => _id),
    numbers: recipients.numbers,
    skipRecentDays: recipients.skipRecent ? RECENT_DAYS : 0,
  }
  const { found, isCurrent, problem } = useRehearsal(written as New, recipients.count > 0 && text.trim() !== '' && accountId !== '')
  const sample = isCurrent ? found?.samples[0] : undefined
  const maySend = found !== undefined && isCurrent && found.recipients > 0 && name.trim() !== '' && !sending
  const send = async (): Promise<void> => {
    const sendAt = later ? momentOf(time, zone) : null
    try {
      const made = await create({ name: name.trim(), ...written, ...(sendAt ? { sendAt: sendAt.toISOString() } : {}) } as New).unwrap()
      toastDone(intl.formatMessage(sendAt ? m.scheduled : m.sent, { name: made.name }))
      onSent(made)
    } catch (thrown) {
      const told = firstProblem(thrown)
      if (told !== null) toastError(told)
    }
  }
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
      const told = firstProblem(thrown)
      if (told !== null) toastError(told)
    }
  }
  return {
    recipients,
    name,
    setName,
    accountId,
    setAccount,
    text,
    setText,
    unaccented,
    setUnaccented,
    avoidQuiet,
    setAvoidQuiet,
    later,
    setLater,
    time,
    setTime,
    found,
    problem,
    sample,
    maySend,
    sending,
    send,
    sendToMe,
  }
}
