import { bodyOf, Text } from '../platform/validation/request-body.ts'

export const IdentityQuery = bodyOf({ phone: Text, lastName: Text }, ['phone', 'lastName'])
