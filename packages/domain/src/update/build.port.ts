/** The build that is running and the one that the server serves. Source: decision G18. */
export interface BuildPort {
  /** The id of the running build; empty where there was no build, and then nothing is watched. */
  own: string
  /** The id of the build that the server serves, or null when it does not know; rejects when the server cannot be reached. */
  fetchServed(): Promise<string | null>
}

/** The environment of a store that reads the builds. */
export interface BuildEnv {
  build: BuildPort
}
