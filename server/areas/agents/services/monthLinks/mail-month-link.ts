import type { Month } from '@shared/foundation/days/days'
import type { Language } from '@shared/registry/catalogue'
import { languagesOf } from '../../../../kernel/auth/reader-language'
import type { StoredOf } from '../../../../kernel/collections'
import { mailOrLater } from '../../../../kernel/mail-again'
import type { Call } from '../../../../kernel/service-rules'

type Link = StoredOf<'monthLinks'>

const monthIn = (month: Month): string => `${month.slice(5)}/${month.slice(0, 4)}`
const dayIn = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

interface Told {
  readonly name: string
  readonly company: string
  readonly month: string
  readonly address: string
  readonly until: string
}

const whats: Readonly<Record<Language, Readonly<Record<Link['kind'], string>>>> = {
  vi: { payslip: 'Phiếu lương', commissions: 'Hoa hồng' },
  en: { payslip: 'Payslip', commissions: 'Commissions' },
}

const texts: Readonly<Record<Language, (what: string, told: Told) => string>> = {
  vi: (what, { name, company, month, address, until }) =>
    `Chào ${name},\n\n${what} tháng ${month} của bạn ở ${company}:\n${address}\n\nLiên kết mở riêng tháng này, không cần đăng nhập, đến hết ngày ${until}. Đừng chuyển cho người khác.\n`,
  en: (what, { name, company, month, address, until }) =>
    `Hello ${name},\n\n${what} of ${month} at ${company}:\n${address}\n\nThe link opens this one month without signing in, until ${until}. Do not pass it on.\n`,
}

/** Where a link leads; browsers send nobody what stands behind the #. */
const addressOf = (url: string, company: string, token: string): string => `${url}/month/${company}#${token}`

/** Sends a link that was just made to whom it is for, after the answer. That it fails changes nothing of the link. */
export const mailMonthLink = ({ app, params, caller }: Call<'monthLinks'>, link: Link, token: string): void => {
  const { mailedTo, kind, userId, name, month, until } = link
  if (mailedTo === undefined) return
  const send = async (): Promise<void> => {
    const database = app.get('database')
    const workspace = await database.platformRecords('workspaces').byId(caller.workspaceId)
    if (!workspace) return
    // Whoever isn't a member, or never signed in, is written in the language of the sender.
    const known = userId === undefined ? undefined : (await languagesOf(database, [userId])).get(userId)
    const language = known ?? params.language ?? 'vi'
    const { publicUrl } = app.get('config')
    const what = whats[language][kind]
    const told = {
      name,
      company: workspace.name,
      month: monthIn(month),
      address: addressOf(publicUrl, workspace.slug, token),
      until: dayIn(until),
    }
    const letter = { to: mailedTo, subject: `${what} ${told.month}, ${workspace.name}`, text: texts[language](what, told) }
    await mailOrLater(app, workspace, letter)
  }
  send().catch((error: unknown) =>
    app.get('log').error({ error, requestId: params.requestId }, 'a link to somebody’s month could not be mailed'),
  )
}
