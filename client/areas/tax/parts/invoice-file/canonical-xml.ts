/** How a part of a document is written before it is digested (Canonical XML 1.0, and its exclusive form), without comments. */
export interface CanonicalForm {
  readonly isExclusive: boolean
  /** Of the exclusive form: prefixes that are written as in the inclusive one; '' is the one without a name. */
  readonly inclusivePrefixes: readonly string[]
}

const XML_SPACE = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'
/** No invoice is deeper, nor has an element so many attributes: what has is left alone. */
const MAX_DEPTH = 100
const MAX_ATTRIBUTES = 100

/** Prefixes that were written on an element, beneath those of what stands around it. */
interface Written {
  readonly own: ReadonlyMap<string, string>
  readonly around: Written | null
}

const writtenFor = (written: Written | null, prefix: string): string => {
  for (let scope = written; scope; scope = scope.around) {
    const space = scope.own.get(prefix)
    if (space !== undefined) return space
  }
  return ''
}

const isDeclaration = ({ namespaceURI }: Attr): boolean => namespaceURI === XMLNS
const prefixOfDeclaration = ({ name, localName }: Attr): string => (name === 'xmlns' ? '' : localName)

const textOf = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;')
const valueOf = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;')

/** By code points, as the form asks for; of letters alone that is the order of the strings. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const ancestorsOf = (element: Element): Element[] => {
  const found: Element[] = []
  for (let around = element.parentElement; around; around = around.parentElement) found.push(around)
  return found
}

/** What is in force at an element: declared on it or, at the top of what is written, around it. */
const declaredOn = (element: Element, isTop: boolean): Map<string, string> => {
  const declared = new Map<string, string>()
  for (const each of isTop ? [...ancestorsOf(element).reverse(), element] : [element])
    for (const attribute of each.attributes) if (isDeclaration(attribute)) declared.set(prefixOfDeclaration(attribute), attribute.value)
  return declared
}

const usedBy = (element: Element, attributes: readonly Attr[]): Set<string> =>
  new Set([element.prefix ?? '', ...attributes.flatMap(({ prefix }) => (prefix ? [prefix] : []))])

/**
 * Writes an element with all that is in it in canonical form.
 * @param without elements that are left out with all that is in them
 * @throws RangeError what is deeper, or has more attributes, than any invoice
 */
export const canonicalXml = (top: Element, { isExclusive, inclusivePrefixes }: CanonicalForm, without: ReadonlySet<Element>): string => {
  const out: string[] = []
  const write = (element: Element, written: Written | null, depth: number): void => {
    if (depth > MAX_DEPTH || element.attributes.length > MAX_ATTRIBUTES) throw new RangeError('no invoice is like that')
    const isTop = element === top
    const attributes = [...element.attributes].filter((attribute) => !isDeclaration(attribute))
    const declared = declaredOn(element, isTop)
    // The exclusive form writes a prefix where it is used, the inclusive one where it is declared.
    const wanted = isExclusive
      ? [...new Set([...usedBy(element, attributes), ...inclusivePrefixes.filter((prefix) => declared.has(prefix))])]
      : [...declared.keys()]
    const spaces = wanted
      .filter((prefix) => prefix !== 'xml')
      .map((prefix): [string, string] => [prefix, declared.get(prefix) ?? element.lookupNamespaceURI(prefix || null) ?? ''])
      .filter(([prefix, space]) => writtenFor(written, prefix) !== space)
      .sort(([a], [b]) => compare(a, b))
    // Language and the like hold for what is cut out, too, in the inclusive form.
    const inherited =
      isTop && !isExclusive
        ? ancestorsOf(element)
            .flatMap((each) => [...each.attributes])
            .filter(({ namespaceURI }) => namespaceURI === XML_SPACE)
        : []
    const held = new Map<string, Attr>()
    for (const attribute of [...attributes, ...inherited]) if (!held.has(attribute.name)) held.set(attribute.name, attribute)
    const sorted = [...held.values()].sort(
      (a, b) => compare(a.namespaceURI ?? '', b.namespaceURI ?? '') || compare(a.localName, b.localName),
    )
    out.push(`<${element.nodeName}`)
    for (const [prefix, space] of spaces) out.push(` ${prefix ? `xmlns:${prefix}` : 'xmlns'}="${valueOf(space)}"`)
    for (const { name, value } of sorted) out.push(` ${name}="${valueOf(value)}"`)
    out.push('>')
    const within = spaces.length > 0 ? { own: new Map(spaces), around: written } : written
    for (const node of element.childNodes) {
      if (node instanceof Element) {
        if (!without.has(node)) write(node, within, depth + 1)
      } else if (node instanceof ProcessingInstruction) out.push(`<?${node.target}${node.data ? ` ${node.data}` : ''}?>`)
      else if (node instanceof Text) out.push(textOf(node.data))
    }
    out.push(`</${element.nodeName}>`)
  }
  if (!without.has(top)) write(top, null, 0)
  return out.join('')
}
