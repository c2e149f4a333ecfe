import { expect } from '@playwright/test'
import type { Mouse, Part } from './_screen.ts'

/** Pointer movements on the way to the target. */
const STEPS = 20

/** Drags one part onto another; both must be in view at once. */
export async function drag(mouse: Mouse, from: Part, to: Part): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  await to.scrollIntoViewIfNeeded()
  const [start, end] = [await centreOf(from), await centreOf(to)]
  await to.evaluate((element) =>
    element.addEventListener('dragover', () => element.setAttribute('data-dragged-over', ''), { once: true }),
  )
  await mouse.move(start.x, start.y)
  await mouse.down()
  // Like a person: in small movements, and back and forth over the target until the browser accepts it.
  let step = 0
  await expect
    .poll(
      async () => {
        step += 1
        const part = step <= STEPS ? step / STEPS : 1 - (step % 2) * 0.01
        await mouse.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        return to.evaluate((element) => element.hasAttribute('data-dragged-over'))
      },
      { intervals: [20] },
    )
    .toBe(true)
  await mouse.move(end.x, end.y)
  await mouse.up()
}

async function centreOf(part: Part): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('What is dragged is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
