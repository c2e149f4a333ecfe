import type { Maybe } from './columns.ts'

/** A record that was created with a key. */
export interface CreationTable {
  user_id: number
  entity: 'lead' | 'project' | 'property' | 'role' | 'user'
  key: string
  record_id: Maybe<number>
  at: Date
}

export interface CreationTables {
  creation: CreationTable
}
