// A separate process: the product as `npm start` runs it once everything is installed and built.
import { run } from '../src/main.ts'

await run()
