import type * as Sdk from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { AppError } from '../errors'
import { KEPT_PAPER, type FileStore, type NamedBytes, type OpenFile } from './file-store'

/** A bucket of a service that speaks the S3 protocol. */
export interface BucketConfig {
  readonly name: string
  readonly region: string
  /** Null: Amazon's own for the region. Anybody else's buckets stand in the path, as MinIO, Ceph and others have them. */
  readonly endpoint: string | null
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A call that takes longer is tried anew, three times in all. */
const CALL_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 3_000
/** A name never leads to another content, so that whoever has it needs no second look. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', webp: 'image/webp', pdf: 'application/pdf', zip: 'application/zip' }

/** Keeps files in a bucket, which several nodes share. */
export class BucketStore implements FileStore {
  readonly #bucket: BucketConfig
  #loaded: Promise<Loaded> | null = null

  readonly #log: Pick<Logger, 'error'>

  /** @param log told why, when the bucket can't be written or asked */
  constructor(bucket: BucketConfig, log: Pick<Logger, 'error'>) {
    this.#bucket = bucket
    this.#log = log
  }

  /** A file that is there by its name is there whole: a put of the protocol is all or nothing. */
  async put(files: readonly NamedBytes[]): Promise<void> {
    const { client, sdk } = await this.#load()
    const kept: string[] = []
    try {
      for (const { name, bytes } of files) {
        const ContentType = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
        const CacheControl = KEPT_PAPER.test(name) ? 'private' : CACHE_CONTROL
        await client.send(new sdk.PutObjectCommand({ ...this.#at(name), Body: bytes, ContentType, CacheControl }))
        kept.push(name)
      }
    } catch (error) {
      this.#log.error({ error }, 'the bucket of files can not be written')
      await this.remove(kept).catch(() => undefined)
      throw AppError.of('files.store-away')
    }
  }

  async has(name: string): Promise<boolean> {
    const { client, sdk } = await this.#load()
    return (await this.#unlessGone(() => client.send(new sdk.HeadObjectCommand(this.#at(name))))) !== null
  }

  async open(name: string): Promise<OpenFile | null> {
    const { client, sdk } = await this.#load()
    const found = await this.#unlessGone(() => client.send(new sdk.GetObjectCommand(this.#at(name))))
    return found?.Body instanceof Readable ? { size: found.ContentLength ?? 0, bytes: found.Body } : null
  }

  async remove(names: readonly string[]): Promise<void> {
    const { client, sdk } = await this.#load()
    for (const name of names) await client.send(new sdk.DeleteObjectCommand(this.#at(name)))
  }

  /** @returns null for a file that isn't there @throws AppError 503 when the bucket can't be asked */
  async #unlessGone<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask()
    } catch (error) {
      if (statusOf(error) === 404) return null
      this.#log.error({ error }, 'the bucket of files can not be asked')
      throw AppError.of('request.not-ready')
    }
  }

  #at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket.name, Key: name }
  }

  /** Loaded when it is first needed: most installations keep their files in a folder. */
  #load(): Promise<Loaded> {
    this.#loaded ??= load(this.#bucket)
    return this.#loaded
  }
}

/** The SDK's errors carry the answer's status. */
const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && '$metadata' in error && typeof error.$metadata === 'object' && error.$metadata !== null
    ? Reflect.get(error.$metadata, 'httpStatusCode')
    : undefined

interface Loaded {
  readonly sdk: typeof Sdk
  readonly client: Sdk.S3Client
}

const load = async ({ region, endpoint, accessKeyId, secretAccessKey }: BucketConfig): Promise<Loaded> => {
  // Its releases of next year need Node 22; this one is pinned.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestHandler: { requestTimeout: CALL_TIMEOUT_MS, connectionTimeout: CONNECT_TIMEOUT_MS, throwOnRequestTimeout: true },
    // Not every service of the protocol knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}
