/** The running build and the one being served (rule G18). */
export interface BuildPort {
  /** Empty in development, where no build is compared. */
  own: string
  /** Null when the server does not know; rejects when the server cannot be reached. */
  fetchServed(): Promise<string | null>
}

export interface BuildEnv {
  build: BuildPort
}
