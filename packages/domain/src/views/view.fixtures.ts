import type { SavedView } from './view.contract.ts'

/** A view that was made by the person who looks, and that nobody else has. */
export const aView = (view: Partial<SavedView> = {}): SavedView => ({
  id: 1,
  name: 'Viewings this week',
  query: { filters: {}, sort: null, limit: 25 },
  isShared: false,
  isMine: true,
  isPinned: false,
  isDefault: false,
  ...view,
})

/** A view that a colleague shares. */
export const SHARED_VIEW: SavedView = aView({
  id: 2,
  name: 'Unassigned enquiries',
  query: { filters: {}, sort: null, limit: 25, handler: 'none' },
  isShared: true,
  isMine: false,
})
