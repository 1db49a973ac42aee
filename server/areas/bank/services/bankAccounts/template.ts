import { MAX_TEMPLATE_BYTES, type BankAccountPatch } from '@shared/areas/bank/services/bankAccounts'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { senderOf } from '../../../../kernel/sender-of'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { readSheetFile } from '../../../../platform/files/sheets/read-sheet'

type Account = StoredOf<'bankAccounts'>
type AccountCall = Call<'bankAccounts'>
type Sent = Stored<BankAccountPatch>['templateFile']

const KILOBYTE_BYTES = 1000
/** 'PK' and a sign, as workbooks begin. */
const ZIP_BEGINS = 'UEs'
/** Of three bytes four signs are made. */
const bytesIn = (base64: string): number => Math.floor((base64.replace(/=+$/, '').length * 3) / 4)

/** @throws AppError 400 for what is no workbook, or a larger one than templates are */
export const assertTemplate = async ({ app, caller }: AccountCall, sent: NonNullable<Sent>): Promise<void> => {
  if (sizeOf(sent) > MAX_TEMPLATE_BYTES)
    throw AppError.atField('templateFile', 'bank.template-too-large', { limit: MAX_TEMPLATE_BYTES / KILOBYTE_BYTES })
  // A list in plain text can be read, too, and isn't a template.
  if (!base64Of(sent).startsWith(ZIP_BEGINS)) throw AppError.atField('templateFile', 'imports.file-unreadable')
  await readSheetFile(app.get('quarantine'), senderOf(caller), sent.file)
}

const base64Of = ({ file }: NonNullable<Sent>): string => file.slice(file.indexOf(',') + 1)
const sizeOf = (sent: NonNullable<Sent>): number => bytesIn(base64Of(sent))

/** What an account keeps of a template that was sent; of null nothing is left. */
export const keptTemplate = ({ caller }: AccountCall, now: Date, sent: NonNullable<Sent> | null): Partial<Account> =>
  sent === null
    ? { template: undefined, templateText: undefined }
    : {
        template: { name: sent.name.trim(), bytes: sizeOf(sent), at: now, by: caller.person?.name ?? caller.key?.name ?? 'API' },
        templateText: sent.file,
      }

/** The template that is kept of an account; nothing where there is none. @throws AppError 404 where there is no such account */
export const template: NonNullable<ServiceRules<'bankAccounts'>['reports']>['template'] = async ({ app, caller }, { accountId }) => {
  const account = await app.get('database').records('bankAccounts', caller.workspaceId).byId(accountId)
  if (!account) throw AppError.of('request.not-found')
  if (!account.template || account.templateText === undefined) return {}
  return { name: account.template.name, file: account.templateText }
}
