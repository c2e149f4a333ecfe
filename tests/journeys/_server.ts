import { run } from '../../packages/server/src/main.ts'

// A process of its own, so that a journey can kill it as a power cut would; the argument is the folder of the app's build.
await run(process.argv[2])
