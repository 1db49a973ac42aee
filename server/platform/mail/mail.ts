import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for programs that show pictures and colours. */
  readonly html?: string
  /** Whose name stands before the sender's address. */
  readonly sender?: string
  /** Files that come with it. */
  readonly attachments?: readonly Attachment[]
}

/** A file that goes with a mail, by the name that its reader sees. */
export interface Attachment {
  readonly filename: string
  readonly content: Buffer
  /** As `application/pdf`; absent: by the name. */
  readonly contentType?: string
}

export interface MailOptions {
  /** Null: messages are written to `outbox`. */
  readonly smtpUrl: string | null
  readonly from: string
  /** A folder for .eml files. */
  readonly outbox: string
}

/** Sends mails; without a mail server they are kept as files that any mail program opens. */
export class Mail {
  readonly #options: MailOptions
  readonly #deliver: (message: Message) => Promise<void>

  constructor(options: MailOptions) {
    this.#options = options
    this.#deliver = options.smtpUrl === null ? (message) => this.#keep(message) : bySmtp(options.smtpUrl, options.from)
  }

  /** @throws when the mail server doesn't take the message */
  send(message: Message): Promise<void> {
    return this.#deliver(message)
  }

  async #keep(message: Message): Promise<void> {
    const { from, outbox } = this.#options
    const { message: written } = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(
      letterOf(from, message),
    )
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const time = new Date().toISOString().replaceAll(':', '-')
    // It may hold a password: for the owner's eyes alone.
    await writeFile(join(outbox, `${time}-${randomUUID().slice(0, 8)}.eml`), written, { mode: 0o600, flag: 'wx' })
  }
}

/** The address stays the installation's own: another one would be taken for a forgery. */
const letterOf = (from: string, { sender, attachments = [], ...message }: Message) => {
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from
  return { ...message, attachments: [...attachments], from: sender === undefined ? from : { name: sender, address } }
}

const bySmtp = (smtpUrl: string, from: string): ((message: Message) => Promise<void>) => {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
  return async (message) => {
    await transport.sendMail(letterOf(from, message))
  }
}
