import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Box, Part } from './_screen.ts'
import type { WebKit } from './_webkit-driver.ts'

const run = promisify(execFile)

/** Longest a drag may take to reach its target, in milliseconds. */
const DRAGS_WITHIN_MS = 10_000

/** Makes the window so large that the page in it has this size, in CSS pixels. */
export async function resize(
  { driver }: WebKit,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const [wide, high] = await driver.executeScript<[number, number]>(
    'return [outerWidth - innerWidth, outerHeight - innerHeight]',
  )
  await driver.manage().window().setRect({ x: 0, y: 0, width: width + wide, height: height + high })
  await driver.wait(
    () => driver.executeScript<boolean>('return innerWidth === arguments[0] && innerHeight === arguments[1]', width, height),
    DRAGS_WITHIN_MS,
    `The window does not become ${width} by ${height}.`,
  )
}

/**
 * Drags with the pointer of the display: GTK hands a drag over to the display, which sees nothing of the events that
 * WebDriver makes up.
 */
export async function drag(webKit: WebKit, from: Part, target: Part): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  await target.scrollIntoViewIfNeeded()
  const start = await centreOf(webKit, await from.boundingBox())
  const end = await centreOf(webKit, await target.boundingBox())
  await target.evaluate((element) =>
    element.addEventListener('dragover', () => element.setAttribute('data-dragged-over', ''), { once: true }),
  )
  await pointer(webKit, 'mousemove', ...start, 'mousedown', '1')
  const until = performance.now() + DRAGS_WITHIN_MS
  for (let step = 1; !(await isDraggedOver(target)); step += 1) {
    if (performance.now() > until) throw new Error('The drag does not reach its target.')
    // A drag begins once the pointer has moved, and there is a drop only where it moved last.
    await pointer(webKit, 'mousemove', ...(step === 1 ? nextTo(start) : step % 2 === 0 ? end : nextTo(end)))
  }
  await pointer(webKit, 'mousemove', ...end, 'mouseup', '1')
}

type Point = readonly [string, string]

const nextTo = ([x, y]: Point): Point => [String(Number(x) + 8), String(Number(y) + 4)]

const isDraggedOver = (target: Part) => target.evaluate((element) => element.hasAttribute('data-dragged-over'))

/** The middle of a rectangle of the page, in pixels of the display. */
async function centreOf({ driver }: WebKit, box: Box | null): Promise<Point> {
  if (box === null) throw new Error('What is dragged is not shown.')
  const [left, top] = await driver.executeScript<[number, number]>(
    'return [screenX, screenY + outerHeight - innerHeight]',
  )
  return [String(Math.round(left + box.x + box.width / 2)), String(Math.round(top + box.y + box.height / 2))]
}

async function pointer({ tools, display }: WebKit, ...words: readonly string[]): Promise<void> {
  await run(tools.xdotool, [...words], { env: { ...process.env, DISPLAY: display.name } })
}
