/** Where a link of somebody's text may lead: a place of this site, the web, or a letter; null for all else, a script above all. */
export const safeAddress = (href: string): string | null => {
  const address = href.trim()
  if (address.startsWith('/') && !address.startsWith('//') && !address.includes('\\')) return address
  if (!URL.canParse(address)) return null
  const { protocol, href: whole } = new URL(address)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? whole : null
}
