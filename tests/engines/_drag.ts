import { expect } from '@playwright/test'
import type { Mouse, Part } from './_screen.ts'

/** Drags one part onto another; both have to be in sight at once. */
export async function drag(mouse: Mouse, from: Part, to: Part): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  await to.scrollIntoViewIfNeeded()
  const [start, end] = [await centreOf(from), await centreOf(to)]
  await to.evaluate((element) =>
    element.addEventListener('dragover', () => element.setAttribute('data-dragged-over', ''), { once: true }),
  )
  await mouse.move(start.x, start.y)
  await mouse.down()
  // A drag begins with a small movement, and the browser says where it is only while it moves.
  let offset = 0
  await expect
    .poll(async () => {
      offset = 6 - offset
      await mouse.move(start.x + offset, start.y + offset)
      await mouse.move(end.x + offset, end.y + offset)
      return to.evaluate((element) => element.hasAttribute('data-dragged-over'))
    })
    .toBe(true)
  await mouse.move(end.x, end.y)
  await mouse.up()
}

async function centreOf(part: Part): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('What is dragged is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
