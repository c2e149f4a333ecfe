import { createServer } from 'vite'
import { loadSettings } from './lib/load-settings.ts'
import { inRoot } from './lib/root.ts'
import { runTool, stopToolsOnSignals } from './lib/run-tool.ts'

loadSettings()

/** The port for browsers; mails link to it. */
const port = Number(process.env['PORT'] ?? 4000)
/** The API server behind it. */
const serverPort = port + 1
const server = `http://127.0.0.1:${serverPort}`

process.env['SERVER_URL'] = server
const root = inRoot('packages/app')
const vite = await createServer({
  root,
  configFile: `${root}/vite.config.ts`,
  server: { port, strictPort: true, host: '127.0.0.1', proxy: { '/dev': server } },
})
await vite.listen()
console.log(
  `Every change shows at once at http://localhost:${port}; the server starts again when it changes.`,
)

stopToolsOnSignals()
await runTool(
  'node',
  [
    '--watch',
    '--watch-preserve-output',
    '--watch-path=packages/server/src',
    '--watch-path=packages/domain/src',
    'scripts/serve.ts',
  ],
  { env: { PORT: String(serverPort), PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}` } },
)
await vite.close()
