import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'

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

test('the containers publish their ports on loopback only', () => {
  const published = [...readFileSync(inRoot('deploy/compose.yaml'), 'utf8').matchAll(/ports: \[(.*)\]/g)]
  expect(published).toHaveLength(2)
  for (const [, ports] of published) expect(ports).toMatch(/^'127\.0\.0\.1:\d+:\d+'$/)
})
