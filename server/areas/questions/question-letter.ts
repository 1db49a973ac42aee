import type { Language } from '@shared/registry/catalogue'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import { asSheetText } from '@shared/foundation/text/csv'
import type { StoredOf } from '../../kernel/collections'
import { workbookOf } from '../../platform/files/sheets/write-workbook'
import type { Message } from '../../platform/mail/mail'
import { channelWord, groupWord, mailWords } from './mail-words'

type Pivot = Stored<ReportOf<'questions', 'pivot'>>
type Place = Pivot['columns'][number]
type Question = Pick<StoredOf<'questions'>, '_id' | 'name' | 'rows' | 'columns' | 'measure'>

const ROWS_IN_TEXT = 15
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const dayIn = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

const numberIn = (amount: number, language: Language): string => {
  const [whole = '', part] = String(Math.abs(amount)).split('.')
  const [thousands, comma] = language === 'vi' ? ['.', ','] : [',', '.']
  const marked = whole.replace(/\B(?=(\d{3})+$)/gu, thousands)
  return `${amount < 0 ? '−' : ''}${marked}${part === undefined ? '' : `${comma}${part}`}`
}

/** What a row or column is called in a language. */
const calledIn = (language: Language, dimension: Question['rows'], others: number) => {
  const w = mailWords[language]
  return ({ is, key, name }: Place): string => {
    if (is === 'others') return w.others(others)
    if (is === 'rest') return w.rest
    if (dimension === 'day') return dayIn(key)
    if (dimension === 'week') return w.week(dayIn(key))
    if (dimension === 'month') return `${key.slice(5)}/${key.slice(0, 4)}`
    if (dimension === 'quarter') return w.quarter(key)
    if (dimension === 'channel') return channelWord(key, language)
    if (dimension === 'weekday') return w.weekdays[Number(key) - 1] ?? key
    if (dimension === 'hour') return w.hour(key)
    if (dimension === 'tag') return key || w.severalTags
    if (dimension === 'group') return groupWord(name, language) || w.none
    return dimension === 'year' ? key : name || w.none
  }
}

/** A question as it came out, as a mail: its first rows as text, all of it as a workbook. */
export const questionLetter = async (
  question: Question,
  pivot: Pivot,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): Promise<Pick<Message, 'subject' | 'text' | 'attachments'>> => {
  const w = mailWords[language]
  const { rows, columns, measure } = question
  const rowName = calledIn(language, rows, pivot.others)
  const columnName = columns ? calledIn(language, columns, 0) : rowName
  const unit = pivot.kind === 'money' ? ' ₫' : ''
  const range = pivot.since === pivot.until ? dayIn(pivot.since) : `${dayIn(pivot.since)} – ${dayIn(pivot.until)}`
  const line = (name: string, amount: number): string => `${name}: ${numberIn(amount, language)}${unit}`
  const shown = pivot.data.slice(0, ROWS_IN_TEXT)
  const more = pivot.data.length - shown.length
  const heads = [w.dimensions[rows], ...pivot.columns.map(columnName), w.total]
  const sheet = [
    ...pivot.data.map((row) => [asSheetText(rowName(row)), ...row.cells, row.total]),
    [w.total, ...pivot.total.cells, pivot.total.total],
  ]
  return {
    subject: `${question.name}: ${range}`,
    text: `${[
      `${w.measures[measure]}, ${range}`,
      [
        ...(shown.length === 0 ? [w.nothing] : shown.map((row) => line(rowName(row), row.total))),
        ...(more > 0 ? [w.more(more)] : []),
        ...(shown.length === 0 ? [] : [line(w.total, pivot.total.total)]),
      ].join('\n'),
      `${w.open}: ${publicUrl}/report/questions?open=${question._id}`,
      w.end,
    ].join('\n\n')}\n`,
    attachments: [
      { filename: `${pivot.since}-${pivot.until}.xlsx`, content: await workbookOf(heads.map(asSheetText), sheet), contentType: XLSX },
    ],
  }
}
