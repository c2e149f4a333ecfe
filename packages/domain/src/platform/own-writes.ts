/** The writes of this page, by `WRITE_ID_HEADER`. */
export interface OwnWrites {
  /** Returns the ids of writes answered since the last call. */
  take(): readonly string[]
}

export interface OwnWritesEnv {
  ownWrites: OwnWrites
}
