import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { cleanIdentity, createIdentitySuite, type Identity } from './identity.suite.ts'

/** The form in which a tenant says who they are. Source: specification §2 "Public flows". */
export const IdentityFormModel = formOf<Identity>({
  name: 'Identity form',
  fields: { phone: types.string, lastName: types.string },
  labels: { phone: 'Phone', lastName: 'Last name' },
  clean: cleanIdentity,
  createSuite: createIdentitySuite,
})
