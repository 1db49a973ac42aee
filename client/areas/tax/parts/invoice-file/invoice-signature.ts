import { canonicalXml, type CanonicalForm } from './canonical-xml'
import { readCertificate } from './certificate'

/**
 * What is known of a seller's signature. `fits`: what it signed is what stands there; by whom a certificate was given isn't known here.
 * `changed`: it isn't. `unknown`: it is made in a way that isn't read here, or this page may not reckon with keys (it wasn't opened by https).
 */
export interface InvoiceSignature {
  readonly state: 'none' | 'fits' | 'changed' | 'unknown'
  /** Of whoever signed; empty where the certificate doesn't say. */
  readonly taxCode: string
}

const SPACE = 'http://www.w3.org/2000/09/xmldsig#'
const ENVELOPED = `${SPACE}enveloped-signature`
const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const DIGESTS: Readonly<Record<string, string>> = {
  [`${SPACE}sha1`]: 'SHA-1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'SHA-256',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'SHA-512',
}
const SIGNATURES: Readonly<Record<string, string>> = {
  [`${SPACE}rsa-sha1`]: 'SHA-1',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'SHA-256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'SHA-512',
}
/** A signature signs the invoice and the time; more than a few parts are none of an invoice. */
const MAX_REFERENCES = 8

/** It is made in a way that isn't read here. */
class NotRead extends Error {}

const childOf = (parent: Element, name: string): Element => {
  const found = [...parent.children].find((each) => each.localName === name && each.namespaceURI === SPACE)
  if (!found) throw new NotRead(name)
  return found
}

const wayOf = (element: Element): string => element.getAttribute('Algorithm') ?? ''

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0))

const formOf = (element: Element): CanonicalForm | null => {
  const way = wayOf(element)
  if (way === INCLUSIVE || way === `${INCLUSIVE}#WithComments`) return { isExclusive: false, inclusivePrefixes: [] }
  if (way !== EXCLUSIVE && way !== `${EXCLUSIVE}WithComments`) return null
  const list = element.getElementsByTagNameNS('*', 'InclusiveNamespaces')[0]?.getAttribute('PrefixList') ?? ''
  return { isExclusive: true, inclusivePrefixes: list.split(/\s+/).map((prefix) => (prefix === '#default' ? '' : prefix)) }
}

const IDS = ['Id', 'ID', 'id']

/** The one element that a reference names; null where there is none, or more than one. */
const signedBy = (reference: Element, document: Document): Element | null => {
  const uri = reference.getAttribute('URI')
  if (uri === '') return document.documentElement
  if (!uri?.startsWith('#')) throw new NotRead('elsewhere')
  const id = decodeURIComponent(uri.slice(1))
  const found = [...document.getElementsByTagName('*')].filter((each) => IDS.some((name) => each.getAttribute(name) === id))
  return found.length === 1 ? (found[0] ?? null) : null
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, at) => byte === b[at])

const encoded = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text))

/** Whether what a reference names is as it was when it was signed. */
const isIntact = async (reference: Element, signed: Element, signature: Element): Promise<boolean> => {
  const ways = [...reference.getElementsByTagNameNS(SPACE, 'Transform')]
  const forms = ways.filter((way) => wayOf(way) !== ENVELOPED).map(formOf)
  if (forms.length > 1 || forms.includes(null)) throw new NotRead('transforms')
  const without = new Set(ways.some((way) => wayOf(way) === ENVELOPED) ? [signature] : [])
  // Comments are never signed here: what names a part of the document leaves them out.
  const text = canonicalXml(signed, forms[0] ?? { isExclusive: false, inclusivePrefixes: [] }, without)
  const digest = DIGESTS[wayOf(childOf(reference, 'DigestMethod'))]
  if (!digest) throw new NotRead('digest')
  const told = bytesOf(childOf(reference, 'DigestValue').textContent ?? '')
  return isSame(new Uint8Array(await crypto.subtle.digest(digest, encoded(text))), told)
}

const check = async (document: Document, signature: Element, read: readonly Element[]): Promise<InvoiceSignature> => {
  const about = childOf(signature, 'SignedInfo')
  const references = [...about.children].filter(({ localName }) => localName === 'Reference')
  if (references.length === 0 || references.length > MAX_REFERENCES) throw new NotRead('references')
  const { key, taxCode } = readCertificate(bytesOf(signature.getElementsByTagNameNS(SPACE, 'X509Certificate')[0]?.textContent ?? ''))
  const changed = { state: 'changed', taxCode } as const
  const signed = references.map((reference) => signedBy(reference, document))
  // What was read must be what was signed, not something that was put beside it.
  if (signed.includes(null) || !read.every((part) => signed.some((whole) => whole?.contains(part)))) return changed
  const others = [...document.getElementsByTagNameNS(SPACE, 'Signature')].filter((each) => each !== signature)
  // What is left out of what is signed isn't signed.
  if (read.some((part) => signature.contains(part))) return changed
  for (const [at, reference] of references.entries()) {
    const whole = signed[at]
    if (!whole || (await isIntact(reference, whole, signature))) continue
    // Whoever signed later, as the authority does, changed a document that was signed as a whole.
    if (others.some((other) => whole.contains(other) && !signature.contains(other))) throw new NotRead('signed again')
    return changed
  }
  const hash = SIGNATURES[wayOf(childOf(about, 'SignatureMethod'))]
  const form = formOf(childOf(about, 'CanonicalizationMethod'))
  if (!hash || !form) throw new NotRead('method')
  const way = { name: 'RSASSA-PKCS1-v1_5', hash }
  const publicKey = await crypto.subtle.importKey('spki', key, way, false, ['verify'])
  const value = bytesOf(childOf(signature, 'SignatureValue').textContent ?? '')
  const fits = await crypto.subtle.verify(way.name, publicKey, value, encoded(canonicalXml(about, form, new Set())))
  return { state: fits ? 'fits' : 'changed', taxCode }
}

/** The signature of the seller; the first one where none stands under the seller's name. */
const sellersOf = (document: Document): Element | undefined => {
  const all = [...document.getElementsByTagNameNS(SPACE, 'Signature')]
  return all.find(({ parentElement }) => parentElement?.localName === 'NBan') ?? all[0]
}

/**
 * Checks the signature of the seller in the file of an e-invoice.
 * @param read what was read of the invoice: all of it must be signed
 */
export const checkSignature = async (document: Document, read: readonly Element[]): Promise<InvoiceSignature> => {
  const signature = sellersOf(document)
  if (!signature) return { state: 'none', taxCode: '' }
  try {
    return await check(document, signature, read)
  } catch {
    // Made in another way, damaged, or this page has no keys: nothing is said of it.
    return { state: 'unknown', taxCode: '' }
  }
}
