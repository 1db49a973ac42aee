import { createHash } from 'node:crypto'
import { readdirSync, statSync, type Dirent } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, posix, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
}
const worthCompressing = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.wasm'])

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  /** Its name changes with its content, so that it never has to be asked for again. */
  readonly immutable: boolean
  readonly compressible: boolean
  body(encoding: Encoding): Promise<Buffer>
}

/** The built web app: every file known by its address, compressed once, when it is first asked for. */
export class StaticFiles {
  readonly #folder: string
  #files = new Map<string, StaticFile>()
  #folders = new Set<string>()
  #builtAt = -1

  constructor(folder: string) {
    this.#folder = folder
  }

  /** @param path as in the address, beginning with a slash; only files that were listed can be found */
  find(path: string): StaticFile | null {
    return this.#files.get(path) ?? null
  }

  /** Whether an address can only mean a file, there or not: a name with a dot where built files lie. A tag or an instant may hold one too. */
  isFileAddress(path: string): boolean {
    return posix.extname(path) !== '' && this.#folders.has(posix.dirname(path))
  }

  /** The page all of the app's addresses open; null when the web app isn't built. A new build is noticed here. */
  page(): StaticFile | null {
    const builtAt = modifiedAt(join(this.#folder, 'index.html'))
    if (builtAt !== this.#builtAt) {
      this.#builtAt = builtAt
      this.#files = builtAt === -1 ? new Map() : list(this.#folder)
      this.#folders = new Set(['/', ...[...this.#files.keys()].map((address) => posix.dirname(address))])
    }
    return this.find('/index.html')
  }
}

const modifiedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1

const list = (folder: string): Map<string, StaticFile> => {
  const entries: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && extname(entry.name) in types)
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const address = `/${relative(folder, file).split(sep).join('/')}`
      return [address, open(file, address)]
    }),
  )
}

const open = (file: string, address: string): StaticFile => {
  const extension = extname(file)
  const { size, mtimeMs } = statSync(file)
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(`${address} ${size} ${mtimeMs}`).digest('base64url').slice(0, 20)}"`,
    immutable: /^\/assets\/.*[-.][\w-]{8,}\.\w+$/.test(address),
    compressible: worthCompressing.has(extension),
    body: (encoding) => {
      if (encoding === 'identity') return readFile(file)
      const ready = compressed.get(encoding) ?? readFile(file).then((content) => compress[encoding](content))
      compressed.set(encoding, ready)
      ready.catch(() => compressed.delete(encoding))
      return ready
    },
  }
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const compress = {
  br: (content: Buffer) =>
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gzip: (content: Buffer) => deflate(content, { level: 9 }),
}
