import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { cleanIdentity, createIdentitySuite, type Identity } from './identity.suite.ts'

export const IdentityFormModel = formOf<Identity>({
  name: 'Identity form',
  fields: { phone: types.string, lastName: types.string },
  labels: { phone: 'Phone', lastName: 'Last name' },
  clean: cleanIdentity,
  createSuite: createIdentitySuite,
})
