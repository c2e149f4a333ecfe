/** Names consist of letters, digits, hyphens, underscores and one full stop. */
export interface MediaStore {
  /** Durable once resolved. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null if missing. */
  read(name: string): Promise<Uint8Array | null>
  /** No error if missing. */
  remove(name: string): Promise<void>
}
