import { fold } from '@shared/foundation/text/fold'
import type { RecordOf } from '@shared/registry/service-types'
import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { WorkspaceExport } from '../../parts/workspace-export/workspace-export'
import { settingsMessages as m, taxSettingMessages as tm } from '../messages'
import { ApiKeySettings } from './api-key-settings'
import { AppSettings } from './app-settings'
import { BankSettings } from './bank-settings'
import { BooksSettings } from './books-settings'
import { CompanySettings } from './company-settings'
import { CounterSettings } from './counter-settings'
import { DangerSettings } from './danger-settings'
import { GroupSettings } from './group-settings'
import { LabelSettings } from './label-settings'
import { printSettingMessages as pm } from '../../../../components/paper/messages'
import { PayrollSettings } from './payroll-settings'
import { PrintSettings } from './print-settings'
import { TaxSettings } from './tax-settings'
import { SecondSettings } from './second-settings'
import { StatusSettings } from './status-settings'

/** A part of the settings: its sheets, and the words it is found by besides its title. */
export interface SettingsSection {
  readonly key: string
  readonly title: MessageDescriptor
  readonly words: readonly MessageDescriptor[]
  readonly Sheets: ComponentType<{ workspace: RecordOf<'workspaces'> }>
}

/** In the order of the page; what is dangerous stands last and alone. */
export const settingsSections: readonly SettingsSection[] = [
  { key: 'company', title: m.company, words: [m.name, m.slogan, m.logo, m.color], Sheets: CompanySettings },
  {
    key: 'print',
    title: m.print,
    words: [pm.setName, pm.setTitle, pm.setAddress, pm.setHideCode, pm.setHideUnpaid],
    Sheets: PrintSettings,
  },
  { key: 'bank', title: m.bank, words: [m.bankNumber, m.bankHint], Sheets: BankSettings },
  { key: 'books', title: m.books, words: [m.revenue, m.cashflow, m.zone, m.lockDate], Sheets: BooksSettings },
  { key: 'tax', title: tm.title, words: [tm.payer, tm.taxCode, tm.rate, tm.prices], Sheets: TaxSettings },
  { key: 'counter', title: m.counter, words: [m.blindCount], Sheets: CounterSettings },
  { key: 'second', title: m.secondTitle, words: [m.second, m.secondAbove], Sheets: SecondSettings },
  { key: 'groups', title: m.groups, words: [m.groupsHint], Sheets: GroupSettings },
  { key: 'status', title: m.statuses, words: [m.statusOrder], Sheets: StatusSettings },
  { key: 'payroll', title: m.office, words: [m.payroll, m.nowd, m.checkinNeedApproval], Sheets: PayrollSettings },
  { key: 'labels', title: m.labels, words: [m.orderTags, m.fundLabels], Sheets: LabelSettings },
  { key: 'key', title: m.apiKeys, words: [m.keyRights], Sheets: ApiKeySettings },
  { key: 'apps', title: m.apps, words: [m.appsHint], Sheets: AppSettings },
  { key: 'data', title: m.data, words: [], Sheets: WorkspaceExport },
  { key: 'danger', title: m.danger, words: [m.reset], Sheets: DangerSettings },
]

/** The sections in which every typed word stands, accents and case aside. */
export const sectionsWith = (typed: string, say: (message: MessageDescriptor) => string): readonly SettingsSection[] => {
  const words = fold(typed).split(' ').filter(Boolean)
  return settingsSections.filter(({ title, words: own }) => {
    const text = fold([title, ...own].map(say).join(' '))
    return words.every((word) => text.includes(word))
  })
}
