import type { StoreNames } from '@socai/engine'

/** What is on the disks of all installations and in their backups: neither may ever change. */
export const storeNames: StoreNames = { database: 'socai.mdb', backup: 'socai backup' }
