import { existsSync } from 'node:fs'
import { company } from '../demo/company'
import { signInFile, signInText, type Demo } from './demo'

/** How the operator's commands are begun here: by npm, or without it where the server was begun without it (an image). */
const adminCommand = (): string => (process.env['npm_lifecycle_event'] ? 'npm run -s admin --' : 'node dist/admin.js')

/** The one block that says where the server is and how to sign in. */
export const readyText = (address: string, dataDir: string, demo: Demo): string => {
  const head = `Sổ Cái is ready: ${address}`
  switch (demo.state) {
    case 'made':
      return `\n${head}\n\n${signInText(address, demo.signIn)}\nKept in ${signInFile(dataDir)}\n\n`
    case 'there':
      return existsSync(signInFile(dataDir))
        ? `\n${head}\nHow to sign in to the demo: ${signInFile(dataDir)}\n\n`
        : `\n${head}\nHow to sign in to the demo stands in the data folder of the node that made it. A new password: ${adminCommand()} user reset-password --workspace ${company.slug} --username 1.${company.slug}\n\n`
    case 'none':
      return `\n${head}\nAn invitation code for a new workspace: ${adminCommand()} code create\n\n`
  }
}

/** Shows how far a long work is: one line that moves on a terminal, a line every tenth elsewhere. */
export const progressLine = (out: NodeJS.WriteStream): ((share: number, what: string) => void) => {
  let reporter = -1
  return (share, what) => {
    const percent = Math.min(100, Math.floor(share * 100))
    const step = out.isTTY ? percent : Math.floor(percent / 10) * 10
    if (step <= reporter) return
    reporter = step
    const line = `Making the demo company: ${step} %, ${what}`
    out.write(out.isTTY ? `\r\x1b[2K${line}` : `${line}\n`)
  }
}
