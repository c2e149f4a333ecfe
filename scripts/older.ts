import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './lib/root.ts'

const MIGRATIONS = 'packages/server/src/db/migrations'

/** What applies them, with its test: it is always of the newer version. */
const APPLYING = [
  'src/db/migrations.ts',
  'src/db/migrate.ts',
  'src/db/build-index.ts',
  'src/backup/restore.ts',
  'test/db/migrations.postgres.int.test.ts',
].map((file) => `packages/server/${file}`)

/** Runs git here; what it printed. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** The commit before the one that brought the newest migration. */
function beforeNewestMigration(): string {
  const newest = readdirSync(path.join(ROOT, MIGRATIONS)).toSorted().at(-1) ?? ''
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${newest}`)
  if (added === '') throw new Error(`${newest} has not been committed: name the older commit.`)
  return `${added}^`
}

// The server's tests as an older version has them, against the schema of this one: during an upgrade both run at once.
const [given, ...files] = process.argv.slice(2)
const commit = git('rev-parse', '--verify', given ?? beforeNewestMigration())
const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-older-'))
// The account that PostgreSQL runs as under root has to be able to enter.
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
