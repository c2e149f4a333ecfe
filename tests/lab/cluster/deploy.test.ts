import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SHARED_ROOT } from '../../../packages/server/src/db/embedded/place.ts'
import { inRoot } from '../../../scripts/lib/root.ts'
import { makeCertificates } from './_certificates.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(inRoot('deploy', name), 'utf8')

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
if (!hasSystemd) console.warn('\n!!! SKIPPED: the test of deploy/latchkey@.service needs systemd-analyze.\n')

test.runIf(hasSystemd)('the service is confined', () => {
  const unit = inRoot('deploy/latchkey@.service')
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  })
  const [, exposure] = /exposure level for [^:]+: ([\d.]+)/.exec(stdout) ?? []
  expect(Number(exposure)).toBeLessThanOrEqual(2)
})

test('the folder of the service, closed to other accounts, is not that of databases outside of DATA_DIR', () => {
  expect(read('latchkey@.service')).not.toMatch(new RegExp(`DATA_DIR=${SHARED_ROOT}$`, 'm'))
})

test('the containers publish their ports on loopback only', () => {
  const published = [...read('compose.yaml').matchAll(/ports: \[(.*)\]/g)]
  expect(published).toHaveLength(2)
  for (const [, ports] of published) expect(ports).toMatch(/^'127\.0\.0\.1:\d+:\d+'$/)
})

/** A node that needs no network of its own. */
const NODE = { name: 'pg1', address: '127.0.0.77' }

test('PostgreSQL takes connections with TLS and a password only, Patroni calls with a certificate', () => {
  const [settings = '', rules = ''] = read('cluster/patroni.yml').split('pg_hba:')
  expect(settings).toContain('verify_client: required')
  const lines = [...rules.matchAll(/^ {4}- (.+)$/gm)].map(([, line]) => line)
  expect(lines).toEqual([
    'local all postgres peer',
    'hostssl all all 10.77.0.0/24 scram-sha-256',
    'hostssl replication replicator 10.77.0.0/24 scram-sha-256',
  ])
})

const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0
if (!isInstalled('etcd'))
  console.warn('\n!!! SKIPPED: the test of deploy/cluster/etcd.sh needs etcd-server.\n')
if (!isInstalled('haproxy'))
  console.warn('\n!!! SKIPPED: the test of deploy/cluster/haproxy.cfg needs haproxy.\n')

test.runIf(isInstalled('etcd'))(
  'etcd answers only to machines with a certificate of the cluster',
  async () => {
    const place = path.join(folder, 'etcd')
    const certificates = makeCertificates(place, [NODE])
    const scripts = path.join(place, 'scripts')
    cpSync(inRoot('deploy/cluster/etcd.sh'), path.join(scripts, 'etcd.sh'))
    cpSync(certificates.folderOf(NODE.name), path.join(scripts, 'tls'), { recursive: true })
    const peers = `${NODE.name}=https://${NODE.address}:2380`
    const args = [path.join(scripts, 'etcd.sh'), NODE.name, NODE.address, path.join(place, 'data'), peers]
    const etcd = spawn('sh', args, { stdio: 'ignore' })
    const ended = once(etcd, 'exit')
    const keys = `${NODE.address}:2379/v2/keys`
    try {
      await expect
        .poll(() => certificates.ask(`https://${keys}`).catch(String))
        .toMatchObject({ action: 'get' })
      await expect(certificates.askAsStranger(`https://${keys}`)).rejects.toThrow(
        /certificate required|bad certificate/,
      )
      await expect(fetch(`http://${keys}`)).rejects.toThrow('fetch failed')
    } finally {
      etcd.kill('SIGTERM')
      await ended
    }
  },
)

test.runIf(isInstalled('haproxy'))(
  'HAProxy takes its configuration, and checks the nodes by their certificates',
  () => {
    const place = path.join(folder, 'haproxy')
    const certificates = makeCertificates(place, [NODE])
    const file = path.join(place, 'haproxy.cfg')
    const configuration = read('cluster/haproxy.cfg')
    writeFileSync(file, configuration.replaceAll('/etc/haproxy/tls', certificates.folderOf()))
    const checked = spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin haproxy -c -f ${file}`], {
      encoding: 'utf8',
    })
    expect([checked.status, checked.stderr]).toEqual([0, ''])
    expect(configuration).toContain('check-ssl verify required')
  },
)
