// Keeps a core busy until the process that started it is gone, or until the time in its arguments is over.
const [parentId, maxMs = 0] = process.argv.slice(2).map(Number)
const end = performance.now() + maxMs

/** Works for a moment, then looks whether it is still needed: a timer would leave the core free. */
function work(): void {
  const pause = performance.now() + 50
  while (performance.now() < pause);
  if (process.ppid === parentId && performance.now() < end) setImmediate(work)
}
work()
