import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { findDisplayTools } from '../../scripts/bootstrap/engine-tools.mjs'
import { end } from './_process.ts'
import type { Mouse, Screen } from './_screen.ts'

const run = promisify(execFile)

/** Paths of the programs. */
export type DisplayTools = NonNullable<ReturnType<typeof findDisplayTools>>

/** A virtual display with its own pointer. */
export interface Display {
  /** Value for `DISPLAY`. */
  readonly name: string
  /**
   * Its pointer, over the page of a screen. WebDriver's synthetic events reach the page only, but a drag needs the
   * display.
   */
  mouseOver(screen: Screen): Mouse
  close(): Promise<void>
}

/** Starts a display on a free number, larger than any window of the journeys. */
export async function openDisplay({ xvfb, xdotool }: DisplayTools): Promise<Display> {
  const server = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(createInterface({ input: server.stdout }), 'line')) as [string]
  const name = `:${number}`
  const point = async (...words: string[]) => {
    await run(xdotool, words, { env: { ...process.env, DISPLAY: name } })
  }
  return {
    name,
    mouseOver: (screen) => ({
      async move(x, y) {
        const origin = await screen.evaluate(originOfPage)
        await point('mousemove', String(Math.round(origin.x + x)), String(Math.round(origin.y + y)))
      },
      down: () => point('mousedown', '1'),
      up: () => point('mouseup', '1'),
    }),
    close: () => end(server),
  }
}

/** Position of the page on the display; runs in the page. Only Firefox reports it; other toolbars are at the top. */
function originOfPage(): { x: number; y: number } {
  const firefox = window as { mozInnerScreenX?: number; mozInnerScreenY?: number }
  return {
    x: firefox.mozInnerScreenX ?? screenX,
    y: firefox.mozInnerScreenY ?? screenY + outerHeight - innerHeight,
  }
}
