// Runs as a process of its own, so that the memory of a build is not kept by the server that starts next.
import { build } from 'vite'
import { inRoot } from './root.ts'

const root = inRoot('packages/app')
await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' })
