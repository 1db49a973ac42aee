import { lookup } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const TIMEOUT_MS = 10_000
const MAX_ADDRESS_LENGTH = 1000

/** What isn't the public internet's (IANA special-purpose registries). */
const notPublic = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv4')
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
/** Of these some hold an address of the older kind, or are for examples. */
const notPublicV6 = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublicV6.addSubnet(net, prefix, 'ipv6')

/** Whether anybody on the internet may be behind an IP address. */
export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address)
  if (kind === 4) return !notPublic.check(address, 'ipv4')
  return kind === 6 && publicV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6')
}

const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)\.?$/

/** Whether a text is the address of something public by HTTPS: by its name, on the usual port, without a password. */
export const isPublicHttps = (text: string): boolean => {
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return /^[a-z\d-]+(\.[a-z\d-]+)+\.?$/.test(hostname) && isIP(hostname) === 0 && !OWN_NAMES.test(hostname)
}

/** Finds a host's addresses, and none of it where one of them isn't public: a name may lead anywhere, and elsewhere the next time. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : new Error('not a public address'))
    const [first] = addresses ?? []
    if (refused || !first) done(refused ?? new Error('no address'), [])
    else if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })

export interface PublicPost {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** Posts to an address that somebody gave; resolves to its status, whatever that is. @throws Error where there is no answer */
export type PostPublicly = (post: PublicPost) => Promise<number>

/** The real one: to nothing but what is public, looked at again as the connection is made. What is answered isn't read. */
export const postPublicly: PostPublicly = async ({ url, headers, body }) => {
  if (!isPublicHttps(url)) throw new Error('not a public address')
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers: { ...headers }, lookup: publicLookup, signal: AbortSignal.timeout(TIMEOUT_MS) })
    call.on('response', (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    call.on('error', reject)
    call.end(body)
  })
}
