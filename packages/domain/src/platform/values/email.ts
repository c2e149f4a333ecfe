import { cleanText } from './text.ts'

/**
 * Dot-separated words, an @ and a host name of at least two labels. Its parts cannot overlap, so matching is linear
 * on hostile text.
 */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/**
 * Nothing that a URL would read as another of its parts. A host name is no longer; the time to convert it grows with
 * the square of its length.
 */
const HOST_NAME = /^[a-zA-Z\d.\-\u0080-\u{10ffff}]{1,253}$/u

const NOT_ASCII = /[\u0080-\u{10ffff}]/u

/**
 * As stored and compared: an international domain in its ASCII form, which every mail server knows (rule X16). Also for
 * a part of an address, of which a text without @ is a part of the domain. Not checked: what is no address stays none.
 */
export function normalisedEmail(text: string): string {
  const typed = cleanText(text)
  const start = typed.lastIndexOf('@') + 1
  return typed.slice(0, start) + asciiDomain(typed.slice(start))
}

/** Unchanged where it is no domain. */
function asciiDomain(domain: string): string {
  if (!NOT_ASCII.test(domain) || !HOST_NAME.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
