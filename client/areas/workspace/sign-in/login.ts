/**
 * Completes a username: digits and a dot are followed by the workspace's slug as soon as the dot is typed. Whoever
 * goes on typing the slug, not looking up, ends with the same name and not with the slug twice.
 */
export const completeLogin = (before: string, typed: string, slug: string): string => {
  if (/^\d+\.$/.test(typed) && typed.length > before.length) return typed + slug
  const [, start] = /^(\d+\.)/.exec(typed) ?? []
  return start !== undefined && typed === `${start}${slug}${slug}` ? start + slug : typed
}

/** What was typed is an e-mail, else a username. */
export const isEmail = (login: string): boolean => login.includes('@')

/** Where people sign in to a company of another server. */
export const signInAt = (address: string, slug: string): string => `${address}/sign_in?workspace=${encodeURIComponent(slug)}`

/** An address of this application to go on to; anything else leads home. */
export const safeNext = (next: string | null): string => (next && /^\/(?![/\\])/.test(next) ? next : '/')
