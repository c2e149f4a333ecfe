import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../journeys/_product.ts'
import type { findWebKit } from '../../scripts/bootstrap/engine-tools.mjs'

/** Makes the bar of the small browser narrow enough for a window as wide as a phone. */
const GTK_CONFIG = fileURLToPath(new URL('gtk', import.meta.url))

/** Longest the driver may take to listen, in milliseconds. */
const LISTENS_WITHIN_MS = 20_000

type WebKitTools = NonNullable<ReturnType<typeof findWebKit>>

/** A display without a screen: WebKitGTK has no mode without windows. */
export interface Display {
  readonly name: string
  close(): Promise<void>
}

/** Starts a virtual display on a number that is free. */
export async function openDisplay({ xvfb }: WebKitTools): Promise<Display> {
  const server = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(createInterface({ input: server.stdout }), 'line')) as [string]
  return { name: `:${number}`, close: () => end(server) }
}

/** A WebKit of its own with one window. */
export interface WebKit {
  readonly driver: WebDriver
  readonly tools: WebKitTools
  readonly display: Display
  close(): Promise<void>
}

/** Starts WebKitGTK's small browser by its driver; it keeps nothing from an earlier one. */
export async function openWebKit(tools: WebKitTools, display: Display): Promise<WebKit> {
  const port = await freePort()
  const server = spawn(tools.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display.name, TZ: 'America/New_York', NO_AT_BRIDGE: '1', XDG_CONFIG_HOME: GTK_CONFIG },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await untilListening(`${url}/status`)
  const options = { binary: tools.browser, args: ['--automation'] }
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build()
  return {
    driver,
    tools,
    display,
    async close() {
      await driver.quit()
      await end(server)
    },
  }
}

async function untilListening(url: string): Promise<void> {
  const until = performance.now() + LISTENS_WITHIN_MS
  while (!(await fetch(url).then(({ ok }) => ok, () => false))) {
    if (performance.now() > until) throw new Error('WebKitWebDriver does not listen.')
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
