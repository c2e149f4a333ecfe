import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { isActiveValue } from '../platform/values/active.ts'
import { userFieldMessage } from './user.messages.ts'
import { cleanUser, createUserSuite, type UserDraft } from './user.suite.ts'

export const UserFormModel = formOf<UserDraft>({
  name: 'User form',
  fields: {
    username: types.string,
    active: types.maybeNull(types.refinement('Active', types.number, isActiveValue)),
    firstName: types.string,
    lastName: types.string,
    roleIds: types.maybeNull(types.frozen<readonly number[]>()),
  },
  labels: {
    username: 'Username',
    active: 'Status',
    firstName: 'First name',
    lastName: 'Last name',
    roleIds: 'Roles',
  },
  messageOf: userFieldMessage,
  clean: cleanUser,
  createSuite: () => createUserSuite(),
})
