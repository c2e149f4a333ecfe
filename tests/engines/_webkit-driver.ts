import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import type { findWebKit } from '../../scripts/bootstrap/engine-tools.mjs'
import { freePort } from '../../packages/server/test/_server-process.ts'
import { end } from './_process.ts'

/** Makes the toolbar narrow enough for a window as wide as a phone. */
const GTK_CONFIG = fileURLToPath(new URL('gtk', import.meta.url))

/** Longest time for the driver to listen, and for a window to resize, in milliseconds. */
const READY_WITHIN_MS = 20_000

type WebKitTools = NonNullable<ReturnType<typeof findWebKit>>

/** A WebKit process with one window. */
export interface WebKit {
  readonly driver: WebDriver
  close(): Promise<void>
}

/** Starts WebKitGTK's minimal browser on a display, with a new profile. */
export async function openWebKit(tools: WebKitTools, display: string): Promise<WebKit> {
  const port = await freePort()
  const server = spawn(tools.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      TZ: 'America/New_York',
      XDG_CONFIG_HOME: GTK_CONFIG,
      NO_AT_BRIDGE: '1',
    },
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
    async close() {
      await driver.quit()
      await end(server)
    },
  }
}

async function untilListening(url: string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS
  for (;;) {
    const isListening = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isListening) return
    if (performance.now() > until) throw new Error('WebKitWebDriver does not listen.')
  }
}

/** Resizes the window so that the page has this size, in CSS pixels. */
export async function resize(
  driver: WebDriver,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const [wide, high] = await driver.executeScript<[number, number]>(
    'return [outerWidth - innerWidth, outerHeight - innerHeight]',
  )
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: width + wide, height: height + high })
  await driver.wait(
    () =>
      driver.executeScript<boolean>(
        'return innerWidth === arguments[0] && innerHeight === arguments[1]',
        width,
        height,
      ),
    READY_WITHIN_MS,
    `The window does not become ${width} by ${height}.`,
  )
}
