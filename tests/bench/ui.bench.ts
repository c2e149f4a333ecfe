import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { serveFolder } from '../visual/_static-server.ts'
import { figure, percentile, rounded } from './_figures.ts'

const WARM_UPS = 3
const SAMPLES = Number(process.env['BENCH_SAMPLES'] ?? 15)
/** CPU throttling factors. */
const THROTTLES = [1, 4]

// The table, the month and the long form compared with the same content in plain DOM and plain React: same data and
// browser.
const outDir = mkdtempSync(path.join(tmpdir(), 'latchkey-bench-ui-'))
try {
  await build({
    root: path.join(import.meta.dirname, 'ui'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  const server = await serveFolder(outDir)
  const browser = await chromium.launch(chromiumLaunch)
  try {
    for (const throttle of THROTTLES) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
      page.setDefaultTimeout(0)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
      await page.goto(`${server.url}/index.html`)
      await page.evaluate(() => document.fonts.load('14px "Hanken Grotesk Variable"'))
      const results = await page.evaluate(([warmUps, samples]) => window.measure(warmUps, samples), [
        WARM_UPS,
        SAMPLES,
      ] as const)
      for (const [name, sides] of Object.entries(results)) report(name, throttle, sides)
      await page.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
} finally {
  rmSync(outDir, { recursive: true, force: true })
}

/** One line for each floor: both medians, and their ratio. */
function report(name: string, throttle: number, { ours = [], ...floors }: Record<string, number[]>): void {
  const oursMs = percentile(ours, 0.5)
  for (const [floor, times] of Object.entries(floors)) {
    const floorMs = percentile(times, 0.5)
    figure('ui', {
      case: name,
      throttle,
      floor,
      oursMs: rounded(oursMs),
      oursP95Ms: rounded(percentile(ours, 0.95)),
      floorMs: rounded(floorMs),
      ratio: Math.round((oursMs / floorMs) * 100) / 100,
    })
  }
}
