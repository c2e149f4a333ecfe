/** True for a process of any account. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process runs under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
