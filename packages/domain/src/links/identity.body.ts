import { bodyOf, Text } from '../platform/validation/request-body.ts'

/** How a tenant says who they are, in the query of a link's call. Source: decision P3. */
export const IdentityQuery = bodyOf({ phone: Text, lastName: Text }, ['phone', 'lastName'])
