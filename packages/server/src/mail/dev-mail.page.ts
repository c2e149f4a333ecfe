import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Config } from '../config/config.ts'
import { escapeHtml } from '../platform/values/escape-html.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { BRAND } from './mail.layout.ts'
import type { OutboxMail } from './outbox.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid #8886; border-radius: .5rem; }
  h2 { margin: 0; font-size: 1.1rem; }
  article > p { margin: .25rem 0 .75rem; opacity: .8; }
  a { overflow-wrap: anywhere; }
  iframe { width: 100%; height: 34rem; border: 1px solid #8886; border-radius: .25rem; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  summary { cursor: pointer; padding: .25rem 0; }
`

/** The outbox as a page for the demo: no scripts; each mail in a sandboxed frame. */
export function devMailPage(
  mails: readonly OutboxMail[],
  { timeZone, mail }: Pick<Config, 'timeZone' | 'mail'>,
): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails - ${BRAND}</title><style>${STYLE}</style></head>
<body>
<h1>Mails</h1>
<p>${introduction(mails.length, mail.smtpUrl !== null)}</p>
${mails.map((sent) => article(sent, timeZone)).join('\n')}
</body>
</html>
`
}

function introduction(count: number, hasMailServer: boolean): string {
  if (hasMailServer) return 'Mails go out through the mail server, and none is kept here.'
  const kept = count === 0 ? 'There is none yet.' : 'The newest come first.'
  return `Nothing leaves this machine: what ${BRAND} would send is kept here. ${kept} Reload the page for newer ones.`
}

function article(mail: OutboxMail, timeZone: string): string {
  const when = createDateFormatter(timeZone).formatDateTime(unixSeconds(new Date(mail.date)))
  const links = mail.links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, ${escapeHtml(when)}</p>
${links.length === 0 ? '' : `<ul>${links.join('')}</ul>`}
<details><summary>As sent</summary><iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${escapeHtml(withLinksInNewTabs(mail.html))}"></iframe></details>
<details><summary>As plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</article>`
}

/** The frame cannot navigate the page, so links open in a new tab. */
function withLinksInNewTabs(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">')
}
