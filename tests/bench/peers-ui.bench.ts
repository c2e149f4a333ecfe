import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compileHint } from '../../packages/app/vite/compile-hint.ts'
import { preloadFont } from '../../packages/app/vite/preload-font.ts'
import { headlessShellLaunch } from '../../scripts/chromium.ts'
import { serveFolder } from '../visual/_static-server.ts'
import { coldPage } from './_cold-page.ts'
import { figure, percentile, rounded } from './_figures.ts'
import { installPeers } from './_install-peers.ts'
import { PEER_PAGES } from './_peer-pages.ts'

const ROUNDS = Number(process.env['BENCH_SAMPLES'] ?? 3)
/** Throttling factors of the processor, one after another. */
const THROTTLES = (process.env['BENCH_THROTTLE'] ?? '1').split(',').map(Number)

const pagesDir = path.join(import.meta.dirname, 'peers')

/** A build of its own, so that no page carries the code of another. */
async function buildPage(file: string, outDir: string): Promise<void> {
  const entry = path.join(pagesDir, 'index.html')
  writeFileSync(
    entry,
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8" /><title>${file}</title></head><body><div id="root"></div><script type="module" src="./${file}.tsx"></script></body></html>`,
  )
  try {
    await build({
      root: pagesDir,
      base: './',
      configFile: false,
      logLevel: 'error',
      resolve: { dedupe: ['react', 'react-dom'] },
      plugins: [react(), ...(file.endsWith('ours') ? [compileHint(), preloadFont()] : [])],
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000, rolldownOptions: { input: entry } },
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

/** The figures of each side, and how many times those of plain React ours are. */
function compared(sides: ReadonlyMap<string, number>, unit: string): Record<string, number> {
  const of = Object.fromEntries([...sides].map(([side, value]) => [`${side}${unit}`, rounded(value)]))
  const [ours, plain] = [sides.get('ours') ?? Number.NaN, sides.get('plain') ?? Number.NaN]
  return { ...of, ratio: Math.round((ours / plain) * 100) / 100 }
}

await installPeers()
const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-bench-peers-'))
const browser = await chromium.launch(headlessShellLaunch)
const server = await serveFolder(folder)
const pages = Object.entries(PEER_PAGES).flatMap(([kind, sides]) =>
  Object.entries(sides).map(([side, page]) => ({ ...page, kind, side, name: `${kind}-${side}` })),
)
try {
  for (const { file, name } of pages) await buildPage(file, path.join(folder, name))
  for (const throttle of THROTTLES) {
    const samples = new Map<string, Map<string, number[]>>()
    // Turns, so that a slow moment of the machine affects all sides.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { kind, side, name, content, acts } of pages) {
        const cold = await coldPage(browser, `${server.url}/${name}/index.html`, content, { throttle })
        await acts(cold)
        for (const [act, ms] of Object.entries(cold.cpuMs)) {
          const sides = samples.get(`${kind}: ${act}`) ?? new Map<string, number[]>()
          sides.set(side, [...(sides.get(side) ?? []), ms])
          samples.set(`${kind}: ${act}`, sides)
        }
        await cold.close()
      }
    for (const [name, sides] of samples) {
      const medians = new Map([...sides].map(([side, times]) => [side, percentile(times, 0.5)]))
      figure('peers-ui', { case: name, throttle, ...compared(medians, 'Ms') })
    }
  }
  for (const kind of Object.keys(PEER_PAGES)) {
    const weights = pages.filter((page) => page.kind === kind)
    const kilobytes = new Map(weights.map(({ side, name }) => [side, weightOf(path.join(folder, name))]))
    figure('peers-ui', { case: `${kind}: weight`, ...compared(kilobytes, 'Kb') })
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
