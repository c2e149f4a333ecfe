import { describe, expect, it } from 'vitest'
import { explainInstallFailure } from './install-failure.mjs'

const PIN = 'pnpm@1.2.3'

describe('explainInstallFailure', () => {
  it.each([
    ['npm error code ENOTFOUND getaddrinfo', 'registry could not be reached'],
    ['npm error code EAI_AGAIN', 'registry could not be reached'],
    ['ERR_PNPM_META_FETCH_FAIL GET: request failed', 'registry could not be reached'],
    ['npm error code E403', 'refused the request'],
    ['ERR_PNPM_FETCH_404 GET left-pad', 'lacks a package'],
    ['ERR_PNPM_OUTDATED_LOCKFILE Cannot install', 'Run `npx pnpm@1.2.3 install`'],
    ['npm error ENOSPC: no space left on device, write', 'disk is full'],
    ['No space left on device (os error 28)', 'disk is full'],
    ["npm error EACCES: permission denied, mkdir '/home/x'", 'no permission to write'],
    ['ERR_PNPM_TARBALL_INTEGRITY Got unexpected checksum', 'arrived damaged'],
    ['Error: spawn npx ENOENT', 'npm was not found'],
  ])('reads %j', (output, expected) => {
    expect(explainInstallFailure(output, PIN)).toContain(expected)
  })

  it('refers to the output for an unknown cause', () => {
    expect(explainInstallFailure('resolved 403, reused 404, something odd', PIN)).toContain(
      'the reason is printed above',
    )
  })
})
