import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { findDisplayTools } from '../../scripts/bootstrap/engine-tools.mjs'
import { end } from './_process.ts'
import type { Mouse, Screen } from './_screen.ts'

const run = promisify(execFile)

/** The programs of a display, as paths. */
export type DisplayTools = NonNullable<ReturnType<typeof findDisplayTools>>

/** A display that nobody looks at, with a pointer of its own. */
export interface Display {
  /** What `DISPLAY` calls it. */
  readonly name: string
  /**
   * Its pointer, over the page of a screen. What WebDriver makes up reaches the page alone; a drag is handed over to the
   * display.
   */
  mouseOver(screen: Screen): Mouse
  close(): Promise<void>
}

/** Starts a display on a number that is free, larger than any window of the journeys. */
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

/** Where the page begins on the display; runs in the page. Only Firefox says it, elsewhere the bar is on top. */
function originOfPage(): { x: number; y: number } {
  const firefox = window as { mozInnerScreenX?: number; mozInnerScreenY?: number }
  return {
    x: firefox.mozInnerScreenX ?? screenX,
    y: firefox.mozInnerScreenY ?? screenY + outerHeight - innerHeight,
  }
}
