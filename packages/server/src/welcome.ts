import path from 'node:path'
import type { Config } from './config/config.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demo-accounts.ts'

/** Printed once the server listens. */
export function welcome(config: Config): string {
  const address = config.publicUrl
  const lines = [`Latchkey is ready at ${address}`, '']
  if (config.demo) {
    lines.push(`Sign in with the password ${DEMO_PASSWORD} as`)
    for (const { username, sees } of DEMO_ACCOUNTS) lines.push(`  ${username.padEnd(26)}${sees}`)
    lines.push('')
  }
  lines.push(...whereMailGoes(config), 'Press Ctrl-C to stop.')
  return `\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n\n`
}

function whereMailGoes({ mail, demo, dataDir, publicUrl }: Config): string[] {
  if (mail.smtpUrl !== null) return [`Mail goes out through ${new URL(mail.smtpUrl).host}`]
  const outbox = `Mail is written to ${path.join(dataDir, 'outbox')}`
  return demo ? [outbox, `Read it at ${publicUrl}/dev/mail`] : [outbox]
}
