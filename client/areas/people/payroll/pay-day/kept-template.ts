import type { BankAccount } from '@shared/areas/bank/services/bankAccounts'
import { MAX_TEMPLATE_BYTES } from '@shared/areas/bank/services/bankAccounts'
import { api } from '../../../../api/api'
import { dataUrlOf } from '../../../../lib/data-url'
import { assertTemplate } from './bank-template'

/** The file is larger than a template is. */
export class TemplateTooLarge extends Error {}

const bytesOf = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))

/** A bank's own template as the company keeps it, and what keeps another, or none. */
export interface KeptTemplate {
  /** Undefined where there is no bank account of that name: then nothing can be kept. */
  readonly account: BankAccount | undefined
  /** The template's name, who kept it, when; null where there is none. */
  readonly template: NonNullable<BankAccount['template']> | null
  /** Its bytes; null until they have come. */
  readonly bytes: Uint8Array<ArrayBuffer> | null
  /** @throws NoTemplate, TemplateTooLarge, ApiError, or what is wrong with the file */
  readonly take: (file: File) => Promise<void>
  readonly forget: () => Promise<void>
}

/** The template of the bank that pays from an account, as the company keeps it. @param label the account's name in funds */
export const useKeptTemplate = (label: string): KeptTemplate => {
  const accounts = api.bankAccounts.useFind({ status: 'active', $limit: -1 })
  const account = accounts.data?.data.find((each) => each.label === label && label !== '')
  const template = account?.template ?? null
  const { currentData: kept } = api.bankAccounts.useReport('template', { accountId: account?._id ?? '' }, { skip: !template })
  const bytes = kept?.file === undefined ? null : bytesOf(kept.file)
  const [patch] = api.bankAccounts.usePatch()
  const keep = async (templateFile: { readonly name: string; readonly file: string } | null): Promise<void> => {
    if (account) await patch({ id: account._id, data: { templateFile } }).unwrap()
  }
  return {
    account,
    template,
    // Of one that was replaced just now the answer may still be the one before.
    bytes: bytes && template && kept?.name === template.name && bytes.length === template.bytes ? bytes : null,
    take: async (chosen) => {
      if (chosen.size > MAX_TEMPLATE_BYTES) throw new TemplateTooLarge()
      const dataUrl = await dataUrlOf(chosen)
      await assertTemplate(bytesOf(dataUrl))
      await keep({ name: chosen.name, file: dataUrl })
    },
    forget: () => keep(null),
  }
}
