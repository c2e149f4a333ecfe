// Keeps a core busy until its parent is gone or the given time is over.
const [parentId, maxMs = 0] = process.argv.slice(2).map(Number)
const end = performance.now() + maxMs

/** Works in short bursts without a timer, which would leave the core idle, and checks in between whether to stop. */
function work(): void {
  const pause = performance.now() + 50
  while (performance.now() < pause);
  if (process.ppid === parentId && performance.now() < end) setImmediate(work)
}
work()
