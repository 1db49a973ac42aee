import { join } from 'node:path'
import { ConfigError, loadConfig } from '../../config'
import { Mail } from '../../platform/mail/mail'
import { sayDone, type Printing } from './printed'

/** Sends one mail by the settings in force. @throws ConfigError with what the mail server said */
export const sendTestMail = async (to: string, printing: Printing): Promise<void> => {
  if (!/^[^@\s]+@[^@\s]+$/.test(to)) throw new ConfigError(`'${to}' is no address`)
  const { smtpUrl, mailFrom, dataDir, publicUrl } = loadConfig(process.env)
  const outbox = join(dataDir, 'outbox')
  const text = `${publicUrl} can send mails.`
  try {
    await new Mail({ smtpUrl, from: mailFrom, outbox }).send({ to, subject: 'Sổ Cái', text })
  } catch (error) {
    throw new ConfigError(`The mail server (SMTP_URL) did not take it: ${error instanceof Error ? error.message : String(error)}`)
  }
  const how = smtpUrl === null ? `kept in ${outbox}: SMTP_URL is not set` : 'sent'
  sayDone(printing, how, { to, ...(smtpUrl === null ? { outbox } : {}), done: smtpUrl === null ? 'kept' : 'sent' })
}
