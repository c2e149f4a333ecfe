/** Characters, except where it says otherwise. */
export const LISTING_LIMITS = {
  summary: 1000,
  /** Entries. */
  features: 10,
  feature: 200,
  shownAddress: 120,
  tour: 2000,
  registrationNumber: 64,
  /** Pictures. */
  plans: 10,
} as const

export const FEATURES_MIN = 3

/** A home with fewer pictures can be published, but does worse. */
export const PICTURES_ADVISED = 5

/** Characters. */
export const DESCRIPTION_ADVISED = 300

/** Feeds on which a home is published. */
export const FEEDS_AT_ONCE = 20

/** `https` only: a site that shows the tour is a secure one. */
export const SECURE_ADDRESS = /^https:\/\/[^\s/?#]+\S*$/i
