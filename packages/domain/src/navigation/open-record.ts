/** The record that is open over a page: its id, `new` for one that is being created, null for none. */
export type OpenRecordId = number | 'new' | null

/** What is done with the open record: `edit` in its own dialog, or one of the short dialogs about a lead's viewing. */
export type OpenRecordAct = 'edit' | 'confirm' | 'move'

/** The props of every dialog that the address of a page opens. */
export interface DialogHostProps {
  /** The record that the address of the page opens; null for none. */
  open: OpenRecordId
  /** Makes the address open no record. */
  onClose: () => void
}

/** The name in an address of what is done with the open record, where that is not `edit`. */
const ACT = 'act'

/** The record that an address opens under a name (`?unit=7`); anything that is no id opens none. */
export function openRecordIn(params: URLSearchParams, name: string): OpenRecordId {
  const text = params.get(name)
  if (text === 'new') return 'new'
  const id = Number(text)
  return text !== null && /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0 ? id : null
}

/** What an address does with the record that it opens. */
export function openRecordActIn(params: URLSearchParams): OpenRecordAct {
  const act = params.get(ACT)
  return act === 'confirm' || act === 'move' ? act : 'edit'
}

/** The same address with another record open. */
export function withOpenRecord(
  params: URLSearchParams,
  name: string,
  open: OpenRecordId,
  act: OpenRecordAct = 'edit',
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(name)
  next.delete(ACT)
  if (open !== null) next.set(name, String(open))
  if (open !== null && act !== 'edit') next.set(ACT, act)
  return next
}
