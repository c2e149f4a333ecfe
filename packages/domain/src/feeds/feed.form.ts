import { types } from 'mobx-state-tree'
import { FEED_KINDS } from '../listings/listing.enums.ts'
import { ADDRESS_REFUSED } from '../integrations/called-addresses.ts'
import { formOf } from '../forms/form.model.ts'
import { messageFor } from '../platform/field-errors.ts'
import { cleanFeed, type FeedDraft } from './feed.draft.ts'
import { FEED_RECEIVERS } from './feed.enums.ts'
import {
  BRANCH_MISSING,
  BRANCH_WRONG,
  FEED_NAME_TAKEN,
  HOST_WRONG,
  PASSWORD_WRONG,
  PORT_WRONG,
} from './feed.messages.ts'
import { createFeedSuite } from './feed.suite.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  'name unique': FEED_NAME_TAKEN,
  'branchLet required': BRANCH_MISSING,
  'branchLet pattern': BRANCH_WRONG,
  'branchSale pattern': BRANCH_WRONG,
  'host pattern': HOST_WRONG,
  'host range': ADDRESS_REFUSED,
  'port range': PORT_WRONG,
  'password pattern': PASSWORD_WRONG,
}

export const FeedFormModel = formOf<FeedDraft>({
  name: 'Feed form',
  fields: {
    name: types.string,
    kind: types.enumeration<FeedDraft['kind']>(['', ...FEED_KINDS]),
    branchLet: types.string,
    branchSale: types.string,
    encoding: types.string,
    hasNewer: types.boolean,
    hours: types.frozen<readonly number[]>(),
    sendTo: types.enumeration([...FEED_RECEIVERS]),
    host: types.string,
    port: types.maybeNull(types.number),
    isEncrypted: types.boolean,
    username: types.string,
    password: types.string,
    folder: types.string,
  },
  labels: {
    name: 'Name',
    kind: 'Kind',
    branchLet: 'Branch number for lettings',
    branchSale: 'Branch number for sales',
    encoding: 'Text encoding',
    hasNewer: 'Newer columns',
    hours: 'Send at',
    sendTo: 'Send to',
    host: 'Host',
    port: 'Port',
    isEncrypted: 'Encrypted',
    username: 'User name',
    password: 'Password',
    folder: 'Folder',
  },
  messageOf: (field, name) => MESSAGES[`${field} ${name}`] ?? messageFor(field, name),
  clean: cleanFeed,
  dependentsOf: (field) => {
    if (field === 'kind') return ['branchLet', 'branchSale', 'host', 'port', 'password']
    if (field === 'sendTo') return ['host', 'port', 'password']
    return field === 'branchSale' ? ['branchLet'] : []
  },
  createSuite: () => createFeedSuite(),
})
