/** The kind of an adult's right to rent check; stored and sent as numbers. */
export const CHECK_KIND = {
  BritishOrIrishPassport: 1,
  OnlineCheck: 2,
  IdentityProvider: 3,
  OtherDocument: 4,
  DocumentWithTimeLimit: 5,
  LandlordCheckingService: 6,
} as const

export type CheckKind = (typeof CHECK_KIND)[keyof typeof CHECK_KIND]

export const CHECK_KIND_LABELS: Readonly<Record<CheckKind, string>> = {
  [CHECK_KIND.BritishOrIrishPassport]: 'British or Irish passport',
  [CHECK_KIND.OnlineCheck]: 'Online check with share code',
  [CHECK_KIND.IdentityProvider]: 'Identity service provider',
  [CHECK_KIND.OtherDocument]: 'Other document without time limit',
  [CHECK_KIND.DocumentWithTimeLimit]: 'Document with time limit',
  [CHECK_KIND.LandlordCheckingService]: 'Landlord Checking Service',
}

/** In the order of the form. */
export const CHECK_KINDS: readonly CheckKind[] = Object.values(CHECK_KIND)
