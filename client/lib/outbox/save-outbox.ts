import { outboxFile } from './outbox'

/** Saves what waits as a file. */
export const saveOutbox = async (): Promise<void> => {
  const address = URL.createObjectURL(await outboxFile())
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `so-cai-outbox-${new Date().toISOString().slice(0, 16)}.json`,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
