import { run } from '../packages/server/src/main.ts'

await run()
