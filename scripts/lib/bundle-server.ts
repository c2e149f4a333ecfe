// Runs as a process of its own, so that the memory of a build is released. Argument: the folder of the builds.
import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { newBuildFolder, startFrom } from './bundle-folders.ts'
import { inRoot } from './root.ts'

const source = inRoot('packages/server/src')
const [, , output] = process.argv
if (output === undefined) throw new Error('Usage: node scripts/lib/bundle-server.ts <folder>')
const folder = newBuildFolder(output)

/** Packages that read files beside their code. */
const NOT_BUNDLED = ['sharp', 'pino', '@fastify/swagger-ui']

/** The database stores the names of migrations. */
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
    // New, and already contains the mark.
    emptyOutDir: false,
    // Keeps names in stack traces.
    minify: false,
    rolldownOptions: {
      input: {
        server: inRoot('scripts/serve-bundle.ts'),
        'sheet-worker': path.join(source, 'sheets/sheet-worker.ts'),
        'reading-worker': path.join(source, 'imports/reading/reading-worker.ts'),
        ...Object.fromEntries(migrations.map(([name, file]) => [name, `${file}.ts`])),
      },
      external: ['pg-native'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: false },
    },
  },
})
cpSync(path.join(source, 'demo/pictures'), path.join(folder, 'pictures'), { recursive: true })
startFrom(output, folder)
