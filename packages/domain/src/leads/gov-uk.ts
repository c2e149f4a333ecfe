/** A page of GOV.UK that a screen links to. */
export interface GovUkPage {
  readonly url: string
  /** The day on which we last read it, `YYYY-MM-DD`. */
  readonly readOn: string
}

/** All pages of GOV.UK that screens link to; read them again when the law changes. */
export const GOV_UK = {
  rightToRent: {
    url: 'https://www.gov.uk/government/publications/right-to-rent-document-checks-a-user-guide',
    readOn: '2026-11-24',
  },
  holdingDeposits: {
    url: 'https://www.gov.uk/government/publications/tenant-fees-act-2019-guidance',
    readOn: '2026-11-24',
  },
} as const satisfies Readonly<Record<string, GovUkPage>>
