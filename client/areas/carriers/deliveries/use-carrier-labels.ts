import type { Delivery, LabelPaper } from '@shared/areas/carriers/services/deliveries'
import { useState } from 'react'
import { downloadFile } from '../../../api/download'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import { saveFile } from '../../../lib/table-file/save-table'
import { toastError } from '../../../ui/Toasts/Toasts'

interface Labels {
  readonly url?: string
  readonly name?: string
  readonly bytes?: string
}

const textIn = (value: object, field: string): string | undefined => {
  const text: unknown = Reflect.get(value, field)
  return typeof text === 'string' ? text : undefined
}
const labelsIn = (text: string): Labels => {
  const answered: unknown = JSON.parse(text)
  if (typeof answered !== 'object' || answered === null) return {}
  const [url, name, bytes] = [textIn(answered, 'url'), textIn(answered, 'name'), textIn(answered, 'bytes')]
  return { ...(url ? { url } : {}), ...(name ? { name } : {}), ...(bytes ? { bytes } : {}) }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * Has the server ask a carrier for its own labels of parcels of one account: an address that prints them all, or a PDF of each, several in one
 * archive. `get` answers whether all of them came.
 */
export const useCarrierLabels = (accountId: string, found: readonly Delivery[]) => {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [address, setAddress] = useState<string | null>(null)

  const ask = async (ids: readonly string[], paper: LabelPaper): Promise<Labels | null> => {
    const query = new URLSearchParams({ report: 'labels', accountId, deliveryIds: ids.join(','), paper })
    const { file, error } = await dispatch(downloadFile(`deliveries?${query}`))
    if (!error) return labelsIn(await file.text())
    toastError(error.message)
    return null
  }
  const files = async (paper: LabelPaper): Promise<boolean> => {
    const got = new Map<string, Uint8Array<ArrayBuffer>>()
    for (const { _id } of found) {
      const labels = await ask([_id], paper)
      if (!labels?.name || !labels.bytes) break
      got.set(labels.name, bytesOf(labels.bytes))
    }
    const [first] = got
    if (first && got.size === 1) saveFile(first[0], new Blob([first[1]], { type: 'application/pdf' }))
    if (got.size > 1) {
      const { writeZip } = await import('../../../lib/table-file/zip')
      saveFile('ghtk.zip', new Blob([writeZip(got)], { type: 'application/zip' }))
    }
    return got.size === found.length
  }
  const get = async (paper: LabelPaper): Promise<boolean> => {
    setBusy(true)
    try {
      if (found[0]?.carrier !== 'ghn') return await files(paper)
      const labels = await ask(
        found.map(({ _id }) => _id),
        paper,
      )
      setAddress(labels?.url ?? null)
      if (labels?.url) window.open(labels.url, '_blank', 'noopener')
      return labels?.url !== undefined
    } finally {
      setBusy(false)
    }
  }
  return { get, busy, address }
}
