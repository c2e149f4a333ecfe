/** Bytes of a part in memory as text at a time, at least. */
const PIECE = 2 * 1024 * 1024

/** Text without an end of an element, beyond which no row of a spreadsheet goes. */
const REST_MAX = 64 * 1024 * 1024

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Pronunciation in a text, which is no part of it. */
const PHONETIC = /<((?:\w+:)?rPh)\b.*?<\/\1\s*>/gs

const TEXT = /<((?:\w+:)?t)(?:\s[^>]*?)?(?:\/>|>(.*?)<\/\1\s*>)/gs

export function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (ENTITIES[name] ?? whole)
    },
  )
}

/** Characters that XML cannot hold are written as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

/** '' when it is missing. */
export function attribute(attributes: string, name: string): string {
  const [, , value = ''] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(attributes) ?? []
  return decoded(value)
}

/** Attributes and content of each element of this name. */
export function* elements(xml: string, name: string): Generator<{ attributes: string; content: string }> {
  const pattern = new RegExp(
    `<((?:\\w+:)?${name})((?:\\s(?:[^>"']|"[^"]*"|'[^']*')*?)?)(?:/>|>(.*?)</\\1\\s*>)`,
    'gs',
  )
  for (const [, , attributes = '', content = ''] of xml.matchAll(pattern)) yield { attributes, content }
}

/** The text of a shared or inline string, whatever its runs. */
export function richText(content: string): string {
  const plain = content.includes('rPh') ? content.replace(PHONETIC, '') : content
  let text = ''
  for (const [, , part = ''] of plain.matchAll(TEXT)) text += unescaped(decoded(part))
  return text
}

/**
 * The text of a part in pieces that end with this element, so that a large part is never one text. The last one has the
 * rest.
 * @throws RangeError when the element is too far away
 */
export async function* piecesUpTo(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of bytes) {
    rest += decoder.decode(piece, { stream: true })
    if (rest.length < PIECE) continue
    if (rest.length > REST_MAX) throw new RangeError(`No end of ${name} in ${REST_MAX} characters.`)
    const cut = lastEnd(rest, name)
    if (cut === 0) continue
    yield plainXml(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  yield plainXml(rest + decoder.decode())
}

/** The position behind the last end of the element, or 0. */
function lastEnd(xml: string, name: string): number {
  for (let at = xml.lastIndexOf('</'); at > 0; at = xml.lastIndexOf('</', at - 1)) {
    const [found] = new RegExp(`^</(?:\\w+:)?${name}\\s*>`).exec(xml.slice(at, at + 100)) ?? []
    if (found !== undefined) return at + found.length
  }
  return 0
}

const CDATA = /<!\[CDATA\[(.*?)\]\]>/gs

/** Removes comments, and turns CDATA into other text. */
function plainXml(xml: string): string {
  if (!xml.includes('<!')) return xml
  return xml
    .replace(/<!--.*?-->/gs, '')
    .replace(CDATA, (_, text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
}
