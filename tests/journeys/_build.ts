import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const APP = fileURLToPath(new URL('../../packages/app', import.meta.url))

/** Builds the app for production; a name makes it another build than the last one. */
export async function buildApp(version?: string): Promise<void> {
  const before = process.env['APP_VERSION']
  if (version !== undefined) process.env['APP_VERSION'] = version
  try {
    await build({ root: APP, configFile: `${APP}/vite.config.ts`, logLevel: 'warn' })
  } finally {
    if (before === undefined) delete process.env['APP_VERSION']
    else process.env['APP_VERSION'] = before
  }
}

/** Journeys are made with what an agency gets, so the app is built before the first one. */
export default async function globalSetup(): Promise<void> {
  await buildApp()
}
