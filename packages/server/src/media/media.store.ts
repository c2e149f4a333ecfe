/** Names consist of letters, digits, hyphens, underscores and one full stop. */
export interface MediaStore {
  /** Durable once resolved. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null if missing. */
  read(name: string): Promise<Uint8Array | null>
  /** Removes a file; a missing one is no error. */
  remove(name: string): Promise<void>
}
