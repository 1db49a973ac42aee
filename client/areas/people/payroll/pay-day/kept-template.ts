import { useState } from 'react'
import { useKnownWorkspace } from '../../../../api/session/use-me'
import { dataUrlOf } from '../../../../lib/data-url'
import { readLocal, writeLocal } from '../../../../lib/store-local'
import { assertTemplate } from './bank-template'

/** A bank's own template, as it is kept on this device. */
export interface KeptTemplate {
  readonly name: string
  readonly base64: string
}

/** A browser keeps about five million signs for a site: a template is some ten thousand. */
const MAX_BYTES = 1_000_000

/** The file is larger than a template is. */
export class TemplateTooLarge extends Error {}

export const bytesOf = ({ base64 }: Pick<KeptTemplate, 'base64'>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** The template of the bank that pays from an account, remembered on this device; and what keeps another, or none. */
export const useKeptTemplate = (label: string) => {
  const key = `socai.pay.template.${useKnownWorkspace()?._id ?? ''}.${label}`
  const [changed, setChanged] = useState<{ readonly key: string; readonly template: KeptTemplate | null } | null>(null)
  const template = changed?.key === key ? changed.template : readLocal<KeptTemplate | null>(key, null)
  const keep = (next: KeptTemplate | null): void => {
    writeLocal(key, next ?? undefined)
    setChanged({ key, template: next })
  }
  /** @throws NoTemplate, TemplateTooLarge, or what is wrong with the file */
  const take = async (file: File): Promise<void> => {
    if (file.size > MAX_BYTES) throw new TemplateTooLarge()
    const base64 = (await dataUrlOf(file)).replace(/^data:[^,]*,/, '')
    await assertTemplate(bytesOf({ base64 }))
    keep({ name: file.name, base64 })
  }
  return { template, take, forget: () => keep(null) }
}
