/** Completes a username: digits and a dot are followed by the workspace's slug as soon as the dot is typed. */
export const completeLogin = (before: string, typed: string, slug: string): string =>
  /^\d+\.$/.test(typed) && typed.length > before.length ? typed + slug : typed

/** What was typed is an e-mail, else a username. */
export const isEmail = (login: string): boolean => login.includes('@')

/** An address of this application to go on to; anything else leads home. */
export const safeNext = (next: string | null): string => (next && /^\/(?![/\\])/.test(next) ? next : '/')
