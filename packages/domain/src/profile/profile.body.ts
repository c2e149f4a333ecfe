import { bodyOf, Text } from '../platform/validation/request-body.ts'

export const ProfileBody = bodyOf({ firstName: Text, lastName: Text }, ['firstName', 'lastName'])
