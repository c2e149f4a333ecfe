import { escapeHtml } from '../platform/values/escape-html.ts'
import { letteringOn } from './lettering.ts'
import type { MailBlock, MailContent, MailLetter, MailSender } from './mail.contract.ts'

export const BRAND = 'Latchkey'

/** Collapses line breaks and control characters, for headers. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

const STYLE = {
  page: 'margin:0;padding:24px 12px;background:#f6f3eb;color:#1c231f;font:16px/1.5 Arial,Helvetica,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dcd6c7;border-radius:8px',
  brand: 'margin:0 0 24px;font-size:18px;font-weight:bold',
  logo: 'display:block;max-width:240px;max-height:72px;border:0',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  button: 'display:inline-block;padding:12px 20px;font-weight:bold;text-decoration:none;border-radius:6px',
  link: 'color:#1a5541;text-decoration:underline',
  label: 'padding:6px 16px 6px 0;color:#4a4c42;vertical-align:top;text-align:left;font-weight:normal',
  value: 'padding:6px 0;font-weight:bold',
  foot: 'max-width:560px;margin:16px auto 0;color:#4a4c42;font-size:13px',
} as const

function blockAsText(block: MailBlock): string {
  if ('text' in block) return block.text
  if ('link' in block) return `${block.label}:\n${block.link}`
  return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
}

function blockAsHtml(block: MailBlock, { mainColour }: MailSender): string {
  if ('text' in block) return `<p style="${STYLE.paragraph}">${escapeHtml(block.text)}</p>`
  if ('link' in block) {
    const [url, label] = [escapeHtml(block.link), escapeHtml(block.label)]
    if (block.isSecondary)
      return `<p style="${STYLE.paragraph}"><a href="${url}" style="${STYLE.link}">${label}</a></p>`
    const colour = mainColour ?? OWN_COLOUR
    const style = `${STYLE.button};background:${colour};color:${letteringOn(colour)}`
    return `<p style="${STYLE.paragraph}"><a href="${url}" style="${style}">${label}</a></p>`
  }
  const rows = block.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${STYLE.label}">${escapeHtml(label)}</th><td style="${STYLE.value}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

/** The product's green. */
const OWN_COLOUR = '#1a5541'

/** The agency's logo or name, else the product's name. */
function headAsHtml({ agencyName, logo, mainColour }: MailSender): string {
  const name = escapeHtml(agencyName ?? BRAND)
  if (logo !== null)
    return `<p style="${STYLE.brand}"><img src="${escapeHtml(logo)}" alt="${name}" style="${STYLE.logo}"></p>`
  // A name in the agency's colour might be unreadable on white; a bar beside it is not.
  const style =
    mainColour === null ? `color:${OWN_COLOUR}` : `padding-left:12px;border-left:4px solid ${mainColour}`
  return `<p style="${STYLE.brand};${style}">${name}</p>`
}

function footOf({ agencyName, phone }: MailSender): string {
  const contact = phone === null ? '' : ` You can call us on ${phone}.`
  return `This email was sent by ${agencyName ?? BRAND}.${contact} If you were not expecting it, you can ignore it.`
}

/** The same blocks as plain text and as HTML. */
export function layOutMail(letter: MailLetter, sender: MailSender): MailContent {
  const blocks = [{ text: letter.greeting }, ...letter.blocks]
  const heading = oneLine(letter.heading)
  const foot = [footOf(sender), ...(letter.reason === undefined ? [] : [letter.reason])]
  return {
    subject: oneLine(letter.subject),
    text: [heading, ...blocks.map(blockAsText), `--\n${foot.join('\n')}`].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="${STYLE.page}">
<div style="${STYLE.card}">
${headAsHtml(sender)}
<h1 style="${STYLE.heading}">${escapeHtml(heading)}</h1>
${blocks.map((block) => blockAsHtml(block, sender)).join('\n')}
</div>
${foot.map((text) => `<p style="${STYLE.foot}">${escapeHtml(text)}</p>`).join('\n')}
</body>
</html>
`,
  }
}
