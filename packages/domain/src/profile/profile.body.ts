import { bodyOf, Text } from '../platform/validation/request-body.ts'

/** A person's own name. Source: decision G30. */
export const ProfileBody = bodyOf({ firstName: Text, lastName: Text }, ['firstName', 'lastName'])
