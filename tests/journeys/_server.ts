import { run } from '../../packages/server/src/main.ts'

// The product as its own process, so that a journey can kill it as a power cut would.
await run()
