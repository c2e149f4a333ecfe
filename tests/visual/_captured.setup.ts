import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { screenshotLaunch } from '../../scripts/chromium.ts'
import { inRoot } from '../../scripts/lib/root.ts'
import { CAPTURED_FILE, type CapturedStory, type CaptureMode } from './_captured.ts'
import { picturedModes } from './_pictured.ts'
import { serveFolder } from './_static-server.ts'

/** The used parts of Storybook's preview. */
interface Preview {
  /** Settles once its stories are known. */
  ready(): Promise<void>
  extract(): Promise<Record<string, ExtractedStory>>
}

interface ExtractedStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly parameters: StoryParameters
}

interface StoryParameters {
  fileName: string
  chromatic?: { disableSnapshot?: boolean; modes?: Record<string, CaptureMode | LowMode> }
  mediaModes?: Record<string, CaptureMode>
}

/** A mode for Chromatic only, which also has a height; here a window is as high as the page. */
type LowMode = Omit<CaptureMode, 'viewport'> & { readonly viewport: { width: number; height: number } }

const isOfWidth = (mode: CaptureMode | LowMode): mode is CaptureMode => typeof mode.viewport === 'number'

/** Serves the static Storybook for the run and collects the stories that spread `captured`. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await serveFolder(inRoot('storybook-static'))
  const stories = await capturedStories(server.url)
  mkdirSync(path.dirname(CAPTURED_FILE), { recursive: true })
  writeFileSync(CAPTURED_FILE, JSON.stringify({ url: server.url, stories }))
  return () => server.close()
}

async function capturedStories(url: string): Promise<CapturedStory[]> {
  const browser = await chromium.launch(screenshotLaunch)
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/iframe.html`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    // The browser returns only what is used: all parameters of all stories would take it seconds.
    const extracted = await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview }
      await preview.ready()
      return Object.values(await preview.extract()).flatMap(
        ({ id, title, name, parameters: { chromatic, mediaModes, fileName } }) =>
          chromatic?.disableSnapshot === false
            ? [
                {
                  id,
                  title,
                  name,
                  file: fileName,
                  modes: Object.values({ ...chromatic.modes, ...mediaModes }),
                },
              ]
            : [],
      )
    })
    const candidates = extracted.map((story) => ({ ...story, modes: story.modes.filter(isOfWidth) }))
    const pictured = picturedModes(candidates)
    return candidates.map(({ id, modes }) => ({ id, modes, pictured: pictured.get(id) ?? [] }))
  } finally {
    await browser.close()
  }
}
