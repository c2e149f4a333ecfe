import type { Config } from '../src/config/config.ts'
import type { JobQueueOptions } from '../src/jobs/queue.ts'

/** New jobs are notified; only retries and delayed ones wait for a poll, which dozens of workers make. */
export const TEST_JOBS: JobQueueOptions = {
  retryDelaySeconds: 1,
  pollSeconds: 5,
  groupedAtOnce: 4,
  isUnscheduled: true,
}

/** No demo, no mail server, one intake key. */
export function testConfig(overrides: Partial<Config>): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    shutdownDelaySeconds: 0,
    overloadSeconds: 0,
    publicUrl: 'http://localhost:4000',
    trustedProxies: [],
    dataDir: '',
    databaseUrl: null,
    databasePoolUrl: null,
    databaseReadUrl: null,
    demo: false,
    sessionIdleHours: 8,
    hidesAccounts: false,
    passwordMax: 30,
    identityProofSeconds: 7200,
    requiresAdministratorTwoFactor: false,
    adminUsername: null,
    mail: { smtpUrl: null, from: { name: 'Latchkey', address: 'no-reply@latchkey.example' } },
    proofKeys: [],
    intakeKeys: ['test-intake-key'],
    outboundTargets: [],
    referencing: { kind: 'none' },
    crm: { applicantUrl: null, viewingUrl: null },
    propertyExplorerUrl: 'https://explorer.example/embed',
    mapUrl: 'https://maps.example/?q={address}',
    timeZone: 'Europe/London',
    metricsToken: null,
    mediaUrl: null,
    mediaKeys: null,
    ...overrides,
  }
}
