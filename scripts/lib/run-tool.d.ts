/** How a tool is run. */
export interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The tool is ended and counts as failed after this long. */
  readonly timeoutMs?: number
  /** Gets what the tool prints, line by line; without it that goes to the terminal. */
  readonly onLine?: (line: string) => void
}
/** True once this process got a signal to stop: nothing more should be started. */
export declare const wasStopped: () => boolean
/** Passes a signal on to every tool that runs. Called once by a script that runs tools. */
export declare function stopToolsOnSignals(): void
/** Runs a tool of the project and answers its exit code; null when a signal ended it or it could not be started. */
export declare function runTool(
  command: string,
  args: readonly string[],
  { env, timeoutMs, onLine }?: ToolOptions,
): Promise<number | null>
