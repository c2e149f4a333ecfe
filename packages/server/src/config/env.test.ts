import { describe, expect, test } from 'vitest'
import { StartProblem } from './start-problem.ts'
import { readConfig } from './env.ts'

function complaint(env: Record<string, string>, namesInFile: readonly string[] = []): string {
  try {
    readConfig(env, namesInFile)
  } catch (error) {
    if (error instanceof StartProblem) return error.message
    throw error
  }
  return ''
}

describe('without settings', () => {
  test('it is the demo on the embedded database, on this machine only', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      shutdownDelaySeconds: 0,
      overloadSeconds: 2,
      publicUrl: 'http://localhost:4000',
      databaseUrl: null,
      demo: true,
      sessionIdleHours: 8,
      hidesAccounts: false,
      passwordMax: 30,
      identityProofSeconds: 7200,
      requiresAdministratorTwoFactor: false,
      intakeKeys: ['demo-intake-key'],
      referencing: { kind: 'simulator' },
      timeZone: 'Europe/London',
      trustedProxies: [],
      mediaUrl: null,
      mediaKeys: null,
    })
    expect(config.dataDir).toMatch(/\/\.data$/)
    expect(config.crm.applicantUrl).toContain('{crmEnquiryUuid}')
  })

  test('links use the port', () => {
    expect(readConfig({ PORT: '4450' }).publicUrl).toBe('http://localhost:4450')
  })
})

test('with a database server there is no demo, and no defaults of the demo', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://app@db/latchkey' })).toMatchObject({
    demo: false,
    intakeKeys: [],
    referencing: { kind: 'none' },
    crm: { applicantUrl: null, viewingUrl: null },
  })
})

test.each([
  ['PUBLIC_URL', 'https://lettings.example'],
  ['SMTP_URL', 'smtp://mail.internal:587'],
  ['ADMIN_USERNAME', 'you@agency.example'],
  ['MEDIA_URL', 's3://bucket'],
  ['TRUSTED_PROXIES', '1'],
  ['PROOF_KEYS', 'n'.repeat(32)],
  ['METRICS_TOKEN', 'm'.repeat(16)],
  ['REFERENCING_SECRET', 'shh'],
])('with %s there is a demo only if it is asked for', (name, value) => {
  const settings = { [name]: value, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' }
  expect(readConfig(settings)).toMatchObject({ demo: false, intakeKeys: [] })
  expect(readConfig({ ...settings, DEMO: '1' }).demo).toBe(true)
})

test.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:4000'])(
  'the demo has links to this machine: %s',
  (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }).demo).toBe(true)
  },
)

test.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['ADMIN_USER_NAME', 'ADMIN_USERNAME'],
  ['INTAKE_KEY', 'INTAKE_KEYS'],
  ['REFERENCING_SECRETS', 'REFERENCING_SECRET'],
])('%s in .env is rejected in favour of %s', (name, nearest) => {
  expect(complaint({ [name]: 'secret' }, ['PORT', name])).toBe(
    `.env has ${name}, which is no setting; did you mean ${nearest}?`,
  )
})

test('names of others in .env are told apart', () => {
  const names = [
    'COMPOSE_PROJECT_NAME',
    'NODE_OPTIONS',
    'HOME',
    'REFERENCING_URL',
    'API_BASE',
    'AWS_ACCESS_KEY_ID',
  ]
  const unknown: string[] = []
  readConfig({}, names, (name) => unknown.push(name))
  expect(unknown).toEqual(['COMPOSE_PROJECT_NAME', 'NODE_OPTIONS', 'HOME'])
})

test.each(['DATABASE_POOL_URL', 'DATABASE_READ_URL'])('%s needs DATABASE_URL', (name) => {
  const url = 'postgres://app@other/latchkey'
  expect(() => readConfig({ [name]: url })).toThrow(name)
  const config = readConfig({ DATABASE_URL: 'postgres://app@db/latchkey', [name]: url })
  expect([config.databasePoolUrl, config.databaseReadUrl]).toContain(url)
})

test('values are parsed', () => {
  const config = readConfig({
    PUBLIC_URL: 'HTTPS://Lettings.example:443/',
    MAIL_FROM: 'The Agency <hello@agency.example>',
    INTAKE_KEYS: 'one, two',
    OUTBOUND_TARGETS: 'Hooks.internal:8443, [::1]:9000',
    SMTP_URL: '  ',
    DEMO: '0',
    HOST: '0.0.0.0',
    TRUSTED_PROXIES: '10.0.0.1, fd00::/8,loopback',
  })
  expect(config.publicUrl).toBe('https://lettings.example')
  expect(readConfig({ TIME_ZONE: 'europe/london' }).timeZone).toBe('Europe/London')
  expect(readConfig({ TIME_ZONE: 'Asia/Kolkata' }).timeZone).toBe('Asia/Kolkata')
  expect(config.mail).toEqual({
    smtpUrl: null,
    from: { name: 'The Agency', address: 'hello@agency.example' },
  })
  expect(config.intakeKeys).toEqual(['one', 'two'])
  expect(config.outboundTargets).toEqual(['hooks.internal:8443', '[::1]:9000'])
  const proofKeys = ['n'.repeat(32), 'o'.repeat(40)]
  expect(readConfig({ PROOF_KEYS: proofKeys.join(', ') }).proofKeys).toEqual(proofKeys)
  expect(config.host).toBe('0.0.0.0')
  expect(config.trustedProxies).toEqual(['10.0.0.1', 'fd00::/8', 'loopback'])
  expect(readConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2)
})

test('addresses of mail have the ASCII form of their domain (X16)', () => {
  const config = readConfig({
    ADMIN_USERNAME: 'zoe@müller.example',
    MAIL_FROM: 'Müller <hello@müller.example>',
  })
  expect(config.adminUsername).toBe('zoe@xn--mller-kva.example')
  expect(config.mail.from).toEqual({ name: 'Müller', address: 'hello@xn--mller-kva.example' })
  expect(readConfig({ MAIL_FROM: 'hello@MÜLLER.example' }).mail.from.address).toBe(
    'hello@xn--mller-kva.example',
  )
})

test.each<[name: string, value: string]>([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '4000x'],
  ['PUBLIC_URL', 'lettings.example'],
  ['PUBLIC_URL', 'ftp://lettings.example'],
  ['PUBLIC_URL', 'https://lettings.example/?a=1'],
  ['PUBLIC_URL', 'https://lettings.example/app'],
  ['PUBLIC_URL', 'https://lettings.example/#'],
  ['PUBLIC_URL', 'https://me@lettings.example'],
  ['PUBLIC_URL', 'https://:secret@lettings.example'],
  ['TRUSTED_PROXIES', '0'],
  ['TRUSTED_PROXIES', '10.0.0.1/64'],
  ['TRUSTED_PROXIES', 'proxy.internal'],
  ['DATABASE_URL', 'mysql://db/latchkey'],
  ['DATABASE_URL', 'postgres://app:12#3@db/latchkey'],
  ['DATABASE_URL', 'postgres://app:12?3@db/latchkey'],
  ['DATABASE_URL', 'postgres://app:12/3@db/latchkey'],
  ['DATABASE_URL', 'postgres://app:%ff@db/latchkey'],
  ['DATABASE_URL', 'postgres://db/latchkey?sslmode=allow'],
  ['DEMO', 'maybe'],
  ['ADMIN_USERNAME', 'admin'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'smtp://app:12/3@mail.example:25'],
  ['SMTP_URL', 'smtp://app:12#3@mail.example:25'],
  ['MAIL_FROM', 'nobody'],
  ['INTAKE_KEYS', 'one,,two'],
  ['OUTBOUND_TARGETS', 'hooks.internal'],
  ['OUTBOUND_TARGETS', 'https://hooks.internal:443'],
  ['OUTBOUND_TARGETS', 'hooks.internal:99999'],
  ['OUTBOUND_TARGETS', '::1:9000'],
  ['PROOF_KEYS', 'too-short'],
  ['REFERENCING', 'sometimes'],
  ['CRM_APPLICANT_URL', 'https://crm.example/{applicant}'],
  ['PROPERTY_EXPLORER_URL', 'explorer'],
  ['MAP_URL', 'https://maps.example/'],
  ['MAP_URL', 'https://maps.example/?q={address}&at={place}'],
  ['TIME_ZONE', 'Europe/Londinium'],
  ['TIME_ZONE', '+01:00'],
  ['TIME_ZONE', '-05'],
  ...['a"b', 'a$b', 'a`b', 'a,b', 'a\nb', '~/latchkey', '~me'].map(
    (folder) => ['DATA_DIR', folder] as [string, string],
  ),
  ['SHUTDOWN_DELAY', '5s'],
  ['SESSION_IDLE_HOURS', '0'],
  ['SESSION_IDLE_HOURS', '721'],
  ['IDENTITY_PROOF_SECONDS', '0'],
  ['OVERLOAD_SECONDS', '-1'],
  ['HIDE_ACCOUNTS', 'yes please'],
  ['PASSWORD_MAX', '29'],
  ['PASSWORD_MAX', '129'],
  ['ADMIN_TWO_FACTOR', 'maybe'],
  ['SHUTDOWN_DELAY', '301'],
  ['METRICS_TOKEN', 'short'],
  ['MEDIA_URL', 'https://bucket.example'],
  ['MEDIA_URL', 's3://key:secret@bucket'],
  ['MEDIA_URL', 's3://bucket?endpoint=https://key:secret@storage.example'],
])('%s=%s is rejected with one line that names it', (name, value) => {
  const message = complaint({ [name]: value })
  expect(message).not.toContain('\n')
  expect(message).toMatch(new RegExp(`^${name} is ".*"; expected .+\\.$`))
})

test('all problems are reported at once', () => {
  expect(complaint({ PORT: 'x', TIME_ZONE: 'y' }).split('\n')).toHaveLength(2)
})

test.each(['0.0.0.0', '::', '192.168.1.10', 'office.example'])('the demo does not listen on %s', (host) => {
  expect(complaint({ HOST: host })).toMatch(/^HOST is .*loopback/)
  expect(complaint({ HOST: host, DEMO: '0' })).toBe('')
})

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('the demo listens on %s', (host) => {
  expect(complaint({ HOST: host })).toBe('')
})

test('a wrong database address does not enable the demo with its known passwords', () => {
  expect(complaint({ DATABASE_URL: 'mysql://db', HOST: '0.0.0.0' })).not.toContain('HOST')
})

test('referencing over HTTP needs an address and a secret', () => {
  const message = complaint({ REFERENCING: 'http' }).split('\n')
  expect(message).toEqual([
    expect.stringMatching(/^REFERENCING_URL is not set/),
    expect.stringMatching(/^REFERENCING_SECRET is not set/),
  ])
  expect(
    complaint({
      REFERENCING: 'http',
      REFERENCING_URL: 'https://me:secret@checks.example',
      REFERENCING_SECRET: 'shh',
    }),
  ).toBe('REFERENCING_URL is "https://…"; expected an http or https address without an account.')
  const http = { REFERENCING: 'http', REFERENCING_URL: 'https://checks.example', REFERENCING_SECRET: 'shh' }
  expect(readConfig(http).referencing).toEqual({ kind: 'http', url: 'https://checks.example', secret: 'shh' })
})

test.each([
  ['DATABASE_URL', 'postgres://me:p@ss/top#secret@db/x'],
  ['DATABASE_URL', 'mysql://me:topsecret@db/x'],
  ['DATABASE_URL', 'me:topsecret'],
  ['DATABASE_URL', 'me:topsecret@db'],
  ['DATABASE_POOL_URL', 'postgres://me:p@topsecret@db/x'],
  ['DATABASE_READ_URL', 'postgres://me:p@topsecret@db/x'],
  ['SMTP_URL', 'http://me:p@topsecret@mail'],
  ['SMTP_URL', 'smtp:me:topsecret@mail'],
  ['MEDIA_URL', 'https://key:p/topsecret@store/bucket'],
  ['PUBLIC_URL', 'https://me:top/secret@lettings.example'],
  ['CRM_APPLICANT_URL', 'ftp://crm.example/?key=topsecret'],
  ['MAP_URL', 'https://maps.example/?key=topsecret'],
  ['PORT', 'postgres://me:topsecret@db/x'],
  ['TIME_ZONE', 'smtp://me:topsecret@mail'],
  ['INTAKE_KEYS', 'topsecret,'],
  ['PROOF_KEYS', 'topsecret'],
  ['METRICS_TOKEN', 'topsecret'],
])('no secret is printed, not even an invalid one: %s=%s', (name, value) => {
  const message = complaint({ [name]: value })
  expect(message).toMatch(new RegExp(`^${name} is "(?:\\(hidden\\)|[a-z]+://…)"; expected`))
  for (const part of ['top', 'secret', 'p@']) expect(message.split(';')[0]).not.toContain(part)
})

test('what is invalid is printed where it is no secret, in one line', () => {
  expect(complaint({ TIME_ZONE: 'a\n"b"' })).toMatch(/^TIME_ZONE is "a\\n\\"b\\""; expected/)
})
