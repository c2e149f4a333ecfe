import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../../../packages/server/src/main.ts'
import { createLog } from '../../../packages/server/src/platform/process/log.ts'
import { runTool } from '../../../scripts/lib/run-tool.ts'
import { signIn } from '../../bench/_agent.ts'
import { figure } from '../../bench/_figures.ts'
import { withOwnFolder } from '../../bench/_product.ts'
import { EXPLAINED } from './_explained.ts'

/** Longest run of a scanner, in seconds. */
const MAX_SECONDS = 240

type Findings = readonly string[]

interface Target {
  readonly url: string
  readonly token: string
  /** Folder for reports, removed afterwards. */
  readonly folder: string
}

interface Scanner {
  readonly name: string
  readonly debian: string
  readonly scan: (target: Target) => Promise<Findings>
}

const quietly = (command: string, args: readonly string[]): Promise<number | null> =>
  runTool(command, args, { timeoutMs: (MAX_SECONDS + 60) * 1000, onLine: () => undefined })

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const nikto: Scanner = {
  name: 'nikto',
  debian: 'nikto (non-free)',
  scan: async ({ url, folder }) => {
    const report = path.join(folder, 'nikto.csv')
    const args = [
      '-h',
      url,
      '-ask',
      'no',
      '-nolookup',
      '-maxtime',
      `${MAX_SECONDS}s`,
      '-Format',
      'csv',
      '-o',
      report,
    ]
    await quietly('nikto', args)
    if (!existsSync(report)) throw new Error('nikto wrote no report.')
    // Host, IP, port, number, method, path, message.
    return read(report)
      .split('\n')
      .map((line) => line.split('","'))
      .filter(([, , , , , , words]) => words?.replaceAll('"', '').trim())
      .map(([, , , , method, place, words = '']) => `${method} ${place}: ${words.replaceAll('"', '')}`)
  },
}

interface WapitiReport {
  readonly vulnerabilities: Readonly<Record<string, readonly { path: string; info: string }[]>>
  readonly anomalies: Readonly<Record<string, readonly { path: string; info: string }[]>>
}

const wapiti: Scanner = {
  name: 'wapiti',
  debian: 'wapiti',
  scan: async ({ url, token, folder }) => {
    const report = path.join(folder, 'wapiti.json')
    await quietly('wapiti', [
      '-u',
      `${url}/`,
      '--flush-session',
      '--scope',
      'domain',
      '--max-scan-time',
      String(MAX_SECONDS),
      '-s',
      `${url}/api/leads/enquiries/1/25?filter%5Bname%5D=ann&sort=name`,
      '-s',
      `${url}/api/leads/all?from=2026-03-02&to=2026-03-08`,
      '-s',
      `${url}/api/users/1/25`,
      '-H',
      `Authorization: Bearer ${token}`,
      '-f',
      'json',
      '-o',
      report,
    ])
    if (!existsSync(report)) throw new Error('wapiti wrote no report.')
    const { vulnerabilities, anomalies } = JSON.parse(read(report)) as WapitiReport
    return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map((each) => `${kind} ${each.path}: ${each.info}`),
    )
  },
}

/** sqlmap injects at the asterisks. */
const INJECTED = [
  '/api/leads/enquiries/1*/25*?filter%5Bname%5D=ann*&sort=name*',
  '/api/leads/all?from=2026-03-02*&to=2026-03-08*&agent=me*',
  '/api/projects/1*/units/1/25?filter%5Bname%5D=a*',
  '/api/leads/1*',
]

const sqlmap: Scanner = {
  name: 'sqlmap',
  debian: 'sqlmap',
  scan: async ({ url, token, folder }) => {
    const found: string[] = []
    for (const address of INJECTED) {
      const results = path.join(folder, 'sqlmap.csv')
      const args = [
        '-u',
        url + address,
        '--batch',
        '--level',
        '2',
        '--risk',
        '1',
        '--dbms',
        'PostgreSQL',
        '--technique',
        'BEU',
        '--threads',
        '2',
        '--flush-session',
        '--output-dir',
        folder,
        '--header',
        `Authorization: Bearer ${token}`,
        '--results-file',
        results,
      ]
      let ended = ''
      await runTool('sqlmap', args, {
        timeoutMs: MAX_SECONDS * 1000,
        onLine: (line) => {
          if (/is vulnerable|appears to be .*injectable/.test(line)) found.push(`${address}: ${line}`)
          if (/all tested parameters do not appear to be injectable|ending @/.test(line)) ended = line
        },
      })
      if (ended === '') throw new Error(`sqlmap did not end for ${address}.`)
    }
    return found
  },
}

const isInstalled = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(path.join(folder, name)))

// Runs scanners on a running product: each finding is fixed, or explained in _explained.ts.
await withOwnFolder(async (settings) => {
  const server = await startServer(settings, createLog('fatal'))
  const url = `http://127.0.0.1:${settings.port}`
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-scanners-'))
  try {
    for (const { name, debian, scan } of [nikto, wapiti, sqlmap]) {
      if (!isInstalled(name)) {
        console.error(`${name} is not installed and was left out (Debian package: ${debian}).`)
        continue
      }
      const { token } = await signIn(url)
      const from = performance.now()
      const findings = await scan({ url, token, folder })
      const unexplained = findings.filter(
        (finding) => !EXPLAINED.some(({ pattern }) => pattern.test(finding)),
      )
      for (const finding of unexplained) console.error(`${name}: ${finding}`)
      if (unexplained.length > 0) process.exitCode = 1
      const seconds = Math.round((performance.now() - from) / 1000)
      figure('scanner', { name, seconds, findings: findings.length, unexplained: unexplained.length })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await server.stop()
  }
})
