/** The record that is open over a list: its id, `new` for one that is being created, null for none. */
export type OpenRecordId = number | 'new' | null

/** The record that an address opens under a name (`?unit=7`); anything that is no id opens none. */
export function openRecordIn(params: URLSearchParams, name: string): OpenRecordId {
  const text = params.get(name)
  if (text === 'new') return 'new'
  const id = Number(text)
  return text !== null && /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The same address with another record open. */
export function withOpenRecord(params: URLSearchParams, name: string, open: OpenRecordId): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(name)
  if (open !== null) next.set(name, String(open))
  return next
}
