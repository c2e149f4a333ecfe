import { run } from '../../packages/server/src/main.ts'

// A process of its own, which a journey can kill like a power cut. Argument: the folder of the app's build.
await run(process.argv[2])
