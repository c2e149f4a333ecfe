const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** Text as the value of an attribute in HTML. */
const escaped = (text: string): string => text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? '')

/**
 * What a web page needs to show a project in the property explorer. Whatever the UUID contains, it stays one part of
 * one address: it can neither end the attribute nor lead elsewhere. Source: specification §2, decision J9.
 */
export function embedSnippet(explorerUrl: string, uuid: string): string {
  const address = escaped(`${explorerUrl.replace(/\/+$/, '')}/${encodeURIComponent(uuid)}`)
  return `<iframe src="${address}" width="100%" height="600" frameborder="0" allowfullscreen></iframe>`
}
