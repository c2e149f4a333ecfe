import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './_journey.ts'
import { openEnquiries } from './_enquiries.ts'

/** The most script the sign-in page may bring, in bytes after gzip. */
const SIGN_IN_MAX = 180_000

function scriptsOf(page: Page): Promise<{ name: string; bytes: number }>[] {
  const scripts: Promise<{ name: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    scripts.push(
      response.body().then((body) => ({ name: pathname, bytes: gzipSync(body, { level: 9 }).length })),
    )
  })
  return scripts
}

const total = async (scripts: Promise<{ bytes: number }>[]) =>
  (await Promise.all(scripts)).reduce((sum, { bytes }) => sum + bytes, 0)

test('the sign-in page is light', async ({ openBrowser }, { annotations }) => {
  const page = await openBrowser()
  const scripts = scriptsOf(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  const bytes = await total(scripts)
  annotations.push({ type: 'sign-in script, bytes after gzip', description: String(bytes) })
  expect(bytes).toBeLessThan(SIGN_IN_MAX)
})

test('the weight of the enquiries is known', async ({ signIn, openBrowser }, { annotations }) => {
  const page = await signIn('agent')
  const state = await page.context().storageState()
  const fresh = await openBrowser()
  await fresh
    .context()
    .addInitScript((token) => localStorage.setItem('jwt-token', token), tokenIn(state.origins))
  const scripts = scriptsOf(fresh)
  await fresh.goto('/')
  await openEnquiries(fresh)
  await fresh.waitForLoadState('networkidle')
  const bytes = await total(scripts)
  annotations.push({ type: 'enquiries script, bytes after gzip', description: String(bytes) })
  expect(bytes).toBeGreaterThan(0)
})

function tokenIn(origins: { localStorage: { name: string; value: string }[] }[]): string {
  const kept = origins.flatMap(({ localStorage: entries }) => entries)
  return kept.find(({ name }) => name === 'jwt-token')?.value ?? ''
}
