const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** Escapes text for an attribute in HTML. */
const escaped = (text: string): string => text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? '')

/**
 * Whatever the UUID contains, it stays one path segment: it can neither end the attribute nor change the host (rule
 * J9).
 */
export function embedSnippet(explorerUrl: string, uuid: string): string {
  const address = escaped(`${explorerUrl.replace(/\/+$/, '')}/${encodeURIComponent(uuid)}`)
  return `<iframe src="${address}" width="100%" height="600" frameborder="0" allowfullscreen></iframe>`
}
