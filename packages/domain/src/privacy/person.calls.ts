import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { PersonQueryValues } from './person/person.body.ts'
import type { PersonMatch } from './person/person.contract.ts'

export const personCalls = {
  find: {
    call: 'GET /privacy/person',
    params: typed<PersonQueryValues>,
    response: typed<PersonMatch[]>,
  },
  download: {
    call: 'POST /privacy/person/export',
    body: (leadIds: readonly number[]) => ({ leadIds }),
    saveAs: () => 'Person.zip',
  },
} as const satisfies CallTable

export interface PersonEnv extends EnvOf<{ person: typeof personCalls }> {}
