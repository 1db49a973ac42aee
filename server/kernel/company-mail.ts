import type { Message } from '../platform/mail/mail'

/** What a letter takes of the company it comes from. */
export interface MailingCompany {
  readonly name: string
  readonly apps: readonly string[]
  readonly avatar?: string
  readonly slogan?: string
  readonly brandColor?: string
}

const PLAIN_COLOR = '#0E5A64'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter)

/**
 * A mail as it comes from a company: one with a label of its own sends it in its own name, under its logo and in its colour.
 * @param publicUrl where pictures are found
 */
export const companyMail = (company: MailingCompany, publicUrl: string, message: Message): Message => {
  if (!company.apps.includes('whitelabel')) return message
  const { name, slogan, avatar, brandColor = PLAIN_COLOR } = company
  const logo = avatar
    ? `<img src="${escaped(new URL(avatar, publicUrl).href)}" width="48" height="48" alt="" style="border-radius:8px">`
    : ''
  const lines = message.text
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 14px;white-space:pre-line">${escaped(part.trim())}</p>`)
  return {
    ...message,
    sender: name,
    html: [
      '<div style="max-width:560px;margin:0 auto;font:15px/1.5 sans-serif;color:#1c1b18">',
      `<div style="border-bottom:3px solid ${escaped(brandColor)};padding:0 0 12px;margin:0 0 18px">${logo}`,
      `<div style="font-size:18px;font-weight:600;color:${escaped(brandColor)}">${escaped(name)}</div>`,
      slogan ? `<div style="color:#6b675f">${escaped(slogan)}</div>` : '',
      '</div>',
      ...lines,
      '</div>',
    ].join(''),
  }
}
