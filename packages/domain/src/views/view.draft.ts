/** A view as its form holds and sends it, without what it asks. Source: decision A13. */
export interface ViewDraft {
  name: string
  isShared: boolean
  isPinned: boolean
  /** True for the view with which the list is to open. */
  isDefault: boolean
}

/** A form of a view that nothing was typed into. */
export const EMPTY_VIEW: ViewDraft = { name: '', isShared: false, isPinned: false, isDefault: false }
