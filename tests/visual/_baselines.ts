import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { CaptureMode, CapturedStory } from './_captured.ts'

/** The folder of the accepted screenshots, with a folder for each component. */
export const BASELINES = path.join(import.meta.dirname, '__screenshots__')

/** The baseline of a story in a mode, relative to `BASELINES`. */
export function baselineOf({ id }: CapturedStory, mode: CaptureMode): string {
  const [component = '', story = ''] = id.split('--')
  const media = [
    mode.forcedColors && '-forced-colours',
    mode.contrast && '-more-contrast',
    mode.brand && `-${mode.brand}`,
    mode.text && '-large-text',
  ]
  return path.join(
    component,
    `${story}--${mode.theme}-${mode.viewport}${media.filter(Boolean).join('')}.webp`,
  )
}

/** All files, relative to `BASELINES`. */
export const allBaselines = (): string[] => globSync('**/*.*', { cwd: BASELINES })

/** A screenshot as PNG, and whether it shows the product's shell. */
export interface Screenshot {
  readonly png: Buffer
  readonly showsFrame: boolean
}

/**
 * True when a screenshot has the size, every pixel and the shell mark of its baseline; false without a baseline.
 * Compares digests first: equal pixels are nearly always the same PNG, and decoding two pictures takes as long as a
 * screenshot.
 */
export async function isLikeBaseline({ png, showsFrame }: Screenshot, baseline: string): Promise<boolean> {
  const file = path.join(BASELINES, baseline)
  if (!existsSync(file)) return false
  const { exif } = await sharp(file).metadata()
  if (hasMark(exif) !== showsFrame) return false
  if (exif?.includes(digestOf(png))) return true
  const [shown, accepted] = await Promise.all([pixelsOf(png), pixelsOf(file)])
  return shown.info.width === accepted.info.width && shown.data.equals(accepted.data)
}

/** Marks a baseline that shows the product's shell. */
const FRAME_MARK = 'with the frame'

/** Makes a screenshot the baseline; stores the digest of its PNG, and whether it shows the shell. */
export async function writeBaseline({ png, showsFrame }: Screenshot, baseline: string): Promise<void> {
  const file = path.join(BASELINES, baseline)
  mkdirSync(path.dirname(file), { recursive: true })
  await withoutLoss(png)
    .withExif({ IFD0: { ImageDescription: `${digestOf(png)}${showsFrame ? ` ${FRAME_MARK}` : ''}` } })
    .toFile(file)
}

/** True for a baseline that shows the product's shell. */
export async function hasFrame(baseline: string): Promise<boolean> {
  const { exif } = await sharp(path.join(BASELINES, baseline)).metadata()
  return hasMark(exif)
}

const hasMark = (exif: Buffer | undefined): boolean => exif?.includes(FRAME_MARK) ?? false

/** The same picture in the format of baselines: lossless, and about a quarter as large. */
export const asWebp = (screenshot: Buffer): Promise<Buffer> => withoutLoss(screenshot).toBuffer()

/** Pages are opaque, so three channels suffice. */
const withoutLoss = (screenshot: Buffer) =>
  sharp(screenshot).removeAlpha().webp({ lossless: true, effort: 6 })

const pixelsOf = (picture: Buffer | string) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

const digestOf = (screenshot: Buffer): string => createHash('sha256').update(screenshot).digest('hex')
