import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../../config'
import { BucketStore } from '../../platform/files/bucket-store'
import type { FileStore } from '../../platform/files/file-store'
import { FolderStore } from '../../platform/files/folder-store'

/** Where uploaded files are kept: in the bucket that is set, or in the data folder. */
export const fileStoreOf = ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>, log: Pick<Logger, 'error'>): FileStore =>
  bucket === null ? new FolderStore(join(dataDir, 'files')) : new BucketStore(bucket, log)
