export interface MediaKeys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The settings of one process, read and validated at the start. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Time during which a stopping server still serves requests while `/ready` fails. */
  readonly shutdownDelaySeconds: number
  /** Mean delay of the event loop that, sustained, rejects requests; 0 disables it. */
  readonly overloadSeconds: number
  /** Origin of links in mails, without a slash at the end. */
  readonly publicUrl: string
  /** Proxies whose `X-Forwarded-For` is trusted: addresses and networks, or a number of hops; none if empty or 0. */
  readonly trustedProxies: number | readonly string[]
  /** Holds the embedded database, media and outbox. */
  readonly dataDir: string
  /** Null runs the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** A pooler in transaction mode before it; null connects to it directly. */
  readonly databasePoolUrl: string | null
  /** A streaming replica of it; null reads everything from the primary. */
  readonly databaseReadUrl: string | null
  readonly demo: boolean
  /** Sessions unused for this long expire. */
  readonly sessionIdleHours: number
  /** Forgot Password then responds alike for unknown accounts (rule S8). ASVS 5.0, 6.3.8. */
  readonly hidesAccounts: boolean
  /** Counted in characters. ASVS 5.0, 6.2.9. */
  readonly passwordMax: number
  /** Validity of a proof of identity for sensitive operations. */
  readonly identityProofSeconds: number
  /** Two factors for System Administrators, whatever their roles require. */
  readonly requiresAdministratorTwoFactor: boolean
  readonly adminUsername: string | null
  readonly mail: {
    readonly smtpUrl: string | null
    readonly from: { readonly name: string; readonly address: string }
  }
  /** Keys that sign tenants' verifications, newest first; if empty, one is kept in a file in `dataDir`. */
  readonly proofKeys: readonly string[]
  readonly intakeKeys: readonly string[]
  /** `host:port` of what may be called although it is on no public address. */
  readonly outboundTargets: readonly string[]
  readonly referencing:
    | { readonly kind: 'none' | 'simulator' }
    | { readonly kind: 'http'; readonly url: string; readonly secret: string }
  readonly crm: { readonly applicantUrl: string | null; readonly viewingUrl: string | null }
  readonly propertyExplorerUrl: string
  /** Contains `{address}`. */
  readonly mapUrl: string
  readonly timeZone: string
  /** Bearer token of `/metrics`; null disables it. */
  readonly metricsToken: string | null
  readonly mediaUrl: string | null
  /** Null unless `mediaUrl` names an S3 store. */
  readonly mediaKeys: MediaKeys | null
}
