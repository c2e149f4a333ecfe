/** A view without its query. */
export interface ViewDraft {
  name: string
  isShared: boolean
  isPinned: boolean
  /** The list opens with this view. */
  isDefault: boolean
}

export const EMPTY_VIEW: ViewDraft = { name: '', isShared: false, isPinned: false, isDefault: false }
