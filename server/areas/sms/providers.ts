import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dong, type Dong } from '@shared/foundation/money/money'
import { smsSize } from '@shared/areas/sms/rules/segments'
import type { SmsProvider } from '@shared/areas/sms/services/smsAccounts'
import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import { openForSms } from './sms-secrets'

type Account = StoredOf<'smsAccounts'>

export interface Outgoing {
  /** 84 first. */
  readonly phone: string
  readonly text: string
  /** The same for the same message, however often it is handed over. */
  readonly requestId: string
  /** Where the provider tells what became of it. */
  readonly callbackUrl: string
}

/** `stop`: no message of the account would leave now: its key, its balance. */
export type Handed =
  { readonly outcome: 'sent'; readonly providerId?: string } | { readonly outcome: 'failed' | 'stop'; readonly problem: string }

interface Provider {
  /** Whether a message that is handed over twice under one request leaves once. */
  readonly isRepeatable: boolean
  readonly send: (app: Application, account: Account, message: Outgoing) => Promise<Handed>
  /** What is left of the account; absent: it keeps none. */
  readonly balance?: (app: Application, account: Account) => Promise<Balance>
}

/** Whole dong, or why the provider doesn't say. */
export type Balance = { readonly balance: Dong } | { readonly problem: string }

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const KEY_MISSING = 'the key is missing'
const noKey: Handed = { outcome: 'stop', problem: KEY_MISSING }
const MAX_PROBLEM_LENGTH = 300

/** A number, or a text that is one; what is beneath one dong is left out. */
const balanceOf = (value: unknown, problem: string): Balance => {
  const amount = textOf(value).trim() === '' ? NaN : Math.floor(Number(value))
  return Number.isSafeInteger(amount) ? { balance: dong(amount) } : { problem: problem.slice(0, MAX_PROBLEM_LENGTH) || 'refused' }
}

/** developers.esms.vn: account blocked, keys, balance, brandname, address. */
const ESMS_STOPS = new Set(['99', '101', '103', '104', '140'])
const ESMS_TAKEN = '100'
/** The request was taken before. */
const ESMS_REPEATED = '124'

const esms: Provider = {
  isRepeatable: true,
  send: async (app, account, { phone, text, requestId, callbackUrl }) => {
    const [key, secret] = [openForSms(app, account, 'key'), openForSms(app, account, 'secret')]
    if (key === null || secret === null) return noKey
    const answer = await app.get('integrations').esms.call({
      method: 'POST',
      url: `${app.get('config').integrations.esms.url}/MainService.svc/json/SendMultipleMessage_V4_post_json/`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ApiKey: key,
        SecretKey: secret,
        Phone: phone.replace(/^84/, '0'),
        Content: text,
        SmsType: '2',
        Brandname: account.sender,
        IsUnicode: smsSize(text).encoding === 'ucs2' ? '1' : '0',
        RequestId: requestId,
        CallbackUrl: callbackUrl,
      }),
      workspaceId: account.workspaceId,
    })
    const { CodeResult, SMSID, ErrorMessage } = fieldsOf(answer.json())
    const code = textOf(CodeResult)
    if (code === ESMS_TAKEN || code === ESMS_REPEATED) return { outcome: 'sent', ...(textOf(SMSID) ? { providerId: textOf(SMSID) } : {}) }
    return {
      outcome: ESMS_STOPS.has(code) ? 'stop' : 'failed',
      problem: [code, textOf(ErrorMessage)].filter(Boolean).join(' ').slice(0, MAX_PROBLEM_LENGTH),
    }
  },
  balance: async (app, account) => {
    const [key, secret] = [openForSms(app, account, 'key'), openForSms(app, account, 'secret')]
    if (key === null || secret === null) return { problem: KEY_MISSING }
    const answer = await app.get('integrations').esms.call({
      method: 'POST',
      url: `${app.get('config').integrations.esms.url}/MainService.svc/json/GetBalance_json`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ApiKey: key, SecretKey: secret }),
      workspaceId: account.workspaceId,
    })
    const { CodeResponse, CodeResult, Balance: left, ErrorMessage } = fieldsOf(answer.json())
    const code = textOf(CodeResponse) || textOf(CodeResult)
    return balanceOf(code === ESMS_TAKEN ? left : undefined, [code, textOf(ErrorMessage)].filter(Boolean).join(' '))
  },
}

/** en.speedsms.vn: address, account, balance. */
const SPEEDSMS_STOPS = new Set(['007', '008', '300'])

const speedsmsAuthorization = (token: string): string => `Basic ${Buffer.from(`${token}:x`).toString('base64')}`

const speedsms: Provider = {
  isRepeatable: false,
  balance: async (app, account) => {
    const token = openForSms(app, account, 'key')
    if (token === null) return { problem: KEY_MISSING }
    const answer = await app.get('integrations').speedsms.call({
      method: 'GET',
      url: `${app.get('config').integrations.speedsms.url}/index.php/user/info`,
      headers: { Authorization: speedsmsAuthorization(token) },
      workspaceId: account.workspaceId,
    })
    const { balance, code, message } = fieldsOf(answer.json())
    return balanceOf(balance, [textOf(code), textOf(message)].filter(Boolean).join(' '))
  },
  send: async (app, account, { phone, text }) => {
    const token = openForSms(app, account, 'key')
    if (token === null) return noKey
    const answer = await app.get('integrations').speedsms.call({
      method: 'POST',
      url: `${app.get('config').integrations.speedsms.url}/index.php/sms/send`,
      headers: { 'Content-Type': 'application/json', Authorization: speedsmsAuthorization(token) },
      body: JSON.stringify({ to: [phone], content: text, sms_type: 3, sender: account.sender }),
      workspaceId: account.workspaceId,
    })
    const { status, code, message, data } = fieldsOf(answer.json())
    const { tranId, invalidPhone } = fieldsOf(data)
    if (status !== 'success') {
      const problem = [textOf(code), textOf(message)].filter(Boolean).join(' ').slice(0, MAX_PROBLEM_LENGTH) || 'refused'
      return { outcome: SPEEDSMS_STOPS.has(textOf(code)) ? 'stop' : 'failed', problem }
    }
    if (Array.isArray(invalidPhone) && invalidPhone.length > 0) return { outcome: 'failed', problem: '105 invalid phone' }
    return { outcome: 'sent', ...(textOf(tranId) ? { providerId: textOf(tranId) } : {}) }
  },
}

const file: Provider = {
  isRepeatable: true,
  send: async (app, { sender }, { phone, text, requestId }) => {
    const folder = join(app.get('config').dataDir, 'outbox')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // The same request is the same file.
    await writeFile(join(folder, `sms-${requestId}.txt`), `${sender} → ${phone}\n${text}\n`, { mode: 0o600 })
    return { outcome: 'sent', providerId: requestId }
  },
}

export const providers: Readonly<Record<SmsProvider, Provider>> = { esms, speedsms, file }
