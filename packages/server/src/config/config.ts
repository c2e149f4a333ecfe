/** The keys of an S3-compatible store, under the names that its tools read. */
export interface MediaKeys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The settings of one server process, read once at start-up and checked. */
export interface Config {
  readonly port: number
  readonly host: string
  /** For how long a stopping server still takes requests while `/ready` refuses, in seconds. */
  readonly shutdownDelaySeconds: number
  /** The mean delay of the event loop, in seconds, that for ten seconds turns requests away; 0 never does. */
  readonly overloadSeconds: number
  /** How links in mails begin; no slash at the end. */
  readonly publicUrl: string
  /** Whose `X-Forwarded-For` is believed: addresses and networks, or a number of hops; none where it is empty or 0. */
  readonly trustedProxies: number | readonly string[]
  /** Folder of the embedded database, media and outbox. */
  readonly dataDir: string
  /** A PostgreSQL server; null runs the embedded one. */
  readonly databaseUrl: string | null
  readonly demo: boolean
  /** A session that is not used for this long is over. */
  readonly sessionIdleHours: number
  /** True where asking for a reset link never says whether an account has the address. Source: decision S8, ASVS 5.0, 6.3.8. */
  readonly hidesAccounts: boolean
  /** Longest password, in characters. Source: specification §5; ASVS 5.0, 6.2.9. */
  readonly passwordMax: number
  /** For how long after a proof of identity sensitive operations ask for no other. */
  readonly identityProofSeconds: number
  /** True where System Administrators sign in with two factors, whatever their role says. */
  readonly requiresAdministratorTwoFactor: boolean
  readonly adminUsername: string | null
  readonly mail: {
    readonly smtpUrl: string | null
    readonly from: { readonly name: string; readonly address: string }
  }
  /** The keys that sign tenants' verifications, the newest first; where it is empty, a file in `dataDir` holds one. */
  readonly proofKeys: readonly string[]
  readonly intakeKeys: readonly string[]
  readonly referencing:
    | { readonly kind: 'none' | 'simulator' }
    | { readonly kind: 'http'; readonly url: string; readonly secret: string }
  readonly crm: { readonly applicantUrl: string | null; readonly viewingUrl: string | null }
  readonly propertyExplorerUrl: string
  /** Where a map of an address is; `{address}` is filled in. */
  readonly mapUrl: string
  readonly timeZone: string
  /** What a collector of metrics has to send; null switches `/metrics` off. */
  readonly metricsToken: string | null
  readonly mediaUrl: string | null
  /** The keys of the store that `mediaUrl` names; null where it names none. */
  readonly mediaKeys: MediaKeys | null
}
