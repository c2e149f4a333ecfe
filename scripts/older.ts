import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './lib/root.ts'

const MIGRATIONS = 'packages/server/src/db/migrations'

/** The code that applies them, with its test, is always that of the newer version. */
const APPLYING = [
  'src/db/migrations.ts',
  'src/db/migrate.ts',
  'src/db/build-index.ts',
  'src/backup/restore.ts',
  'test/db/migrations.postgres.int.test.ts',
].map((file) => `packages/server/${file}`)

/** Runs git and returns its output. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** The commit before the newest migration. */
function beforeNewestMigration(): string {
  const newest = readdirSync(path.join(ROOT, MIGRATIONS)).toSorted().at(-1) ?? ''
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${newest}`)
  if (added === '') throw new Error(`${newest} has not been committed: name the older commit.`)
  return `${added}^`
}

// Runs the server's tests of an older version on the schema of this one: during an upgrade both versions run at once.
const [given, ...files] = process.argv.slice(2)
const commit = git('rev-parse', '--verify', given ?? beforeNewestMigration())
const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-older-'))
// Under root, PostgreSQL runs as another account, which must be able to enter.
chmodSync(folder, 0o711)
const older = path.join(folder, 'latchkey')
try {
  git('worktree', 'add', '--detach', older, commit)
  for (const each of [MIGRATIONS, ...APPLYING])
    cpSync(path.join(ROOT, each), path.join(older, each), { recursive: true })
  const added = spawnSync('git', ['status', '--short', MIGRATIONS], { cwd: older, encoding: 'utf8' }).stdout
  console.log(`${commit.slice(0, 10)} with the migrations of today:\n${added || 'the same as its own\n'}`)
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=server', ...files]
  const { status } = spawnSync('node', ['scripts/bootstrap.mjs', ...vitest], { cwd: older, stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  git('worktree', 'remove', '--force', older)
  rmSync(folder, { recursive: true })
}
