/** `new` for a record that is being created; null for none. */
export type OpenRecordId = number | 'new' | null

/** `edit` is the record's own dialog; the others are the short dialogs about a lead's viewing. */
export type OpenRecordAction = 'edit' | 'confirm' | 'move'

export interface DialogHostProps {
  /** The record in the page's address; null for none. */
  open: OpenRecordId
  /** Removes the record from the address. */
  onClose: () => void
}

/** The address, relative to the page of its list, that opens a record. */
export const recordHref = (name: string, id: number): string => `?${name}=${id}`

/** Parameter for an action other than `edit`. */
const ACTION = 'act'

/** The record in a parameter (`?unit=7`); null unless a positive integer or `new`. */
export function openRecordIn(params: URLSearchParams, name: string): OpenRecordId {
  const text = params.get(name)
  if (text === 'new') return 'new'
  const id = Number(text)
  return text !== null && /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0 ? id : null
}

export function openRecordActionIn(params: URLSearchParams): OpenRecordAction {
  const action = params.get(ACTION)
  return action === 'confirm' || action === 'move' ? action : 'edit'
}

/** Replaces the open record and the action; keeps other parameters. */
export function withOpenRecord(
  params: URLSearchParams,
  name: string,
  open: OpenRecordId,
  action: OpenRecordAction = 'edit',
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(name)
  next.delete(ACTION)
  if (open !== null) next.set(name, String(open))
  if (open !== null && action !== 'edit') next.set(ACTION, action)
  return next
}
