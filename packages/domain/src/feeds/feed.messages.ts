export const FEED_CREATED = 'Feed has been created.'
export const FEED_UPDATED = 'Feed has been updated.'
export const FEED_DELETED = 'Feed has been deleted.'

/** Beside the address of a new feed. */
export const SHOWN_ONCE = 'Copy it now. It is not shown again.'
export const SHOWS_ONLY = 'It shows only what your website may show.'
