import { run } from '../packages/server/src/main.ts'

// With it, `node --watch` has each thread report its modules among the messages of its task. Folders are watched instead.
delete process.env['WATCH_REPORT_DEPENDENCIES']

await run()
