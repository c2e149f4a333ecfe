// Run as a process of its own: what a build takes of memory would stay with the server that starts after it.
import { build } from 'vite'
import { inRoot } from './root.ts'

const root = inRoot('packages/app')
await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' })
