import type { MailContent } from './mail.contract.ts'

/** The product's name as people read it. */
export const BRAND = 'Latchkey'

/** One piece of a mail: a paragraph, a link to follow, or a short list of facts. */
export type MailBlock =
  | { readonly text: string }
  | { readonly link: string; readonly label: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Makes text safe inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** One line without control characters, for a subject or a name in a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

const STYLE = {
  page: 'margin:0;padding:24px 12px;background:#f6f3eb;color:#1c231f;font:16px/1.5 Arial,Helvetica,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dcd6c7;border-radius:8px',
  brand: 'margin:0 0 24px;font-size:18px;font-weight:bold;color:#1a5541',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 20px;background:#1a5541;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:6px',
  label: 'padding:6px 16px 6px 0;color:#4a4c42;vertical-align:top;text-align:left;font-weight:normal',
  value: 'padding:6px 0;font-weight:bold',
  foot: 'max-width:560px;margin:16px auto 0;color:#4a4c42;font-size:13px',
} as const

function blockAsText(block: MailBlock): string {
  if ('text' in block) return block.text
  if ('link' in block) return `${block.label}:\n${block.link}`
  return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
}

function blockAsHtml(block: MailBlock): string {
  if ('text' in block) return `<p style="${STYLE.paragraph}">${escapeHtml(block.text)}</p>`
  if ('link' in block) {
    const [url, label] = [escapeHtml(block.link), escapeHtml(block.label)]
    return `<p style="${STYLE.paragraph}"><a href="${url}" style="${STYLE.button}">${label}</a></p>`
  }
  const rows = block.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${STYLE.label}">${escapeHtml(label)}</th><td style="${STYLE.value}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

const FOOT = `This email was sent by ${BRAND}. If you were not expecting it, you can ignore it.`

/** Lays a mail out: the same blocks as plain text and as HTML. */
export function layOutMail(mail: {
  subject: string
  heading: string
  greeting: string
  blocks: readonly MailBlock[]
}): MailContent {
  const blocks = [{ text: mail.greeting }, ...mail.blocks]
  const heading = oneLine(mail.heading)
  return {
    subject: oneLine(mail.subject),
    text: [heading, ...blocks.map(blockAsText), `--\n${FOOT}`].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="${STYLE.page}">
<div style="${STYLE.card}">
<p style="${STYLE.brand}">${BRAND}</p>
<h1 style="${STYLE.heading}">${escapeHtml(heading)}</h1>
${blocks.map(blockAsHtml).join('\n')}
</div>
<p style="${STYLE.foot}">${FOOT}</p>
</body>
</html>
`,
  }
}
