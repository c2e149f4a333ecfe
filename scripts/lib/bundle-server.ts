// Run as a process of its own, with the folder of the builds: what a build takes of memory would stay with the process
// that asks for it.
import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { newBuildFolder, startFrom } from './bundle-folders.ts'
import { inRoot } from './root.ts'

const source = inRoot('packages/server/src')
const [, , output] = process.argv
if (output === undefined) throw new Error('Usage: node scripts/lib/bundle-server.ts <folder>')
const folder = newBuildFolder(output)

/** Packages that find files of their own beside their code. */
const NOT_BUNDLED = ['sharp', 'pino', '@fastify/swagger-ui']

/** Migrations keep their names, which the database knows. */
const migrations = readdirSync(path.join(source, 'db/migrations')).map((file) => {
  const name = `migrations/${path.basename(file, '.ts')}`
  return [name, path.join(source, 'db', name)] as const
})

await build({
  root: inRoot('packages/server'),
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: NOT_BUNDLED, target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    outDir: folder,
    // It is new, and marked as in use.
    emptyOutDir: false,
    // Names stay, so that a stack trace says what it said of the sources.
    minify: false,
    rolldownOptions: {
      input: {
        server: inRoot('scripts/serve-bundle.ts'),
        'sheet-worker': path.join(source, 'sheets/sheet-worker.ts'),
        ...Object.fromEntries(migrations.map(([name, file]) => [name, `${file}.ts`])),
      },
      external: ['pg-native'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: false },
    },
  },
})
cpSync(path.join(source, 'demo/pictures'), path.join(folder, 'pictures'), { recursive: true })
startFrom(output, folder)
