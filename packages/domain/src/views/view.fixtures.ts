import type { SavedView } from './view.contract.ts'

/** Made by the current user and not shared. */
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

/** Shared by another user. */
export const SHARED_VIEW: SavedView = aView({
  id: 2,
  name: 'Unassigned enquiries',
  query: { filters: {}, sort: null, limit: 25, handler: 'none' },
  isShared: true,
  isMine: false,
})
