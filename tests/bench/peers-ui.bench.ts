import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compileHint } from '../../packages/app/vite/compile-hint.ts'
import { preloadFont } from '../../packages/app/vite/preload-font.ts'
import { headlessShellLaunch } from '../../scripts/chromium.ts'
import { serveFolder } from '../visual/_static-server.ts'
import { coldPage, type ColdPage } from './_cold-page.ts'
import { figure, percentile, rounded } from './_figures.ts'

const ROUNDS = Number(process.env['BENCH_SAMPLES'] ?? 3)
/** Between two keys, in milliseconds: longer than a frame, so that each has its own. */
const KEY_MS = 60
const SIDES = ['plain', 'ours'] as const

/** The work of the product's pages, and of the same content in plain React, in new profiles. */
const KINDS: Readonly<Record<string, { content: string; acts: (page: ColdPage) => Promise<void> }>> = {
  table: {
    content: 'tbody tr:nth-child(100)',
    async acts({ page, act }) {
      await act('first next page', () => press(page, '[aria-label="Next page"]'))
      await act('second next page', () => press(page, '[aria-label="Next page"]'))
      await page.evaluate(() => scrollTo(0, 0))
      await act('sort', () => press(page, 'th[data-sortable]:nth-child(2) button'))
      await act('row menu', () => press(page, 'tbody tr:nth-child(3) [aria-label^="Actions for"]'))
      await page.keyboard.press('Escape')
      await page.locator('input[aria-label="Filter Email"]').click()
      await act('filter, a key', () => page.keyboard.press('7'))
    },
  },
  month: {
    content: '[data-day]:nth-child(7) button',
    async acts({ page, act }) {
      await act('first step', () => press(page, '[aria-label="Next month"]'))
      await act('next step', () => press(page, '[aria-label="Next month"]'))
    },
  },
  form: {
    content: '#open',
    async acts({ page, act }) {
      await act('open', () => press(page, '#open'))
      await page.locator('[name=text5]').click()
      await act('twenty keys', () => page.keyboard.type('flat 12 river house.', { delay: KEY_MS }))
    },
  },
}

async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first()
  await target.hover()
  await page.mouse.down()
  await page.mouse.up()
}

const pagesDir = path.join(import.meta.dirname, 'peers')

/** A build of its own, so that no page carries the code of another. */
async function buildPage(name: string, outDir: string): Promise<void> {
  const entry = path.join(pagesDir, `${name}.html`)
  writeFileSync(
    entry,
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8" /><title>${name}</title></head><body><div id="root"></div><script type="module" src="./${name}.tsx"></script></body></html>`,
  )
  try {
    await build({
      root: pagesDir,
      base: './',
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), ...(name.endsWith('ours') ? [compileHint(), preloadFont()] : [])],
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000, rolldownOptions: { input: entry } },
    })
  } finally {
    rmSync(entry)
  }
}

/** Scripts and styles, compressed, in kB. */
function weightOf(folder: string): number {
  const assets = path.join(folder, 'assets')
  const bytes = readdirSync(assets)
    .filter((file) => /\.(js|css)$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(assets, file)), { level: 9 }).length, 0)
  return rounded(bytes / 1000)
}

const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-bench-peers-'))
const browser = await chromium.launch(headlessShellLaunch)
const server = await serveFolder(folder)
const times = new Map<string, Record<(typeof SIDES)[number], number[]>>()
try {
  for (const kind of Object.keys(KINDS))
    for (const side of SIDES) await buildPage(`${kind}-${side}`, path.join(folder, `${kind}-${side}`))
  // Turns, so that a slow moment of the machine affects both sides.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, { content, acts }] of Object.entries(KINDS))
      for (const side of SIDES) {
        const name = `${kind}-${side}`
        const cold = await coldPage(browser, `${server.url}/${name}/${name}.html`, content)
        await acts(cold)
        for (const [act, ms] of Object.entries(cold.cpuMs)) {
          const sides = times.get(`${kind}: ${act}`) ?? { plain: [], ours: [] }
          sides[side].push(ms)
          times.set(`${kind}: ${act}`, sides)
        }
        await cold.close()
      }
  for (const [name, sides] of times) {
    const [oursMs, plainMs] = [percentile(sides.ours, 0.5), percentile(sides.plain, 0.5)]
    const ratio = Math.round((oursMs / plainMs) * 100) / 100
    figure('peers-ui', { case: name, oursMs: rounded(oursMs), plainMs: rounded(plainMs), ratio })
  }
  for (const kind of Object.keys(KINDS))
    figure('peers-ui', {
      case: `${kind}: weight`,
      oursKb: weightOf(path.join(folder, `${kind}-ours`)),
      plainKb: weightOf(path.join(folder, `${kind}-plain`)),
    })
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
