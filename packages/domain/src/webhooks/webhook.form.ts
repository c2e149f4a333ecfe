import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { messageFor } from '../platform/field-errors.ts'
import type { EventType } from '../events/event.enums.ts'
import type { ResendDraft, WebhookDraft } from './webhook.draft.ts'
import { ADDRESS_REFUSED } from '../integrations/called-addresses.ts'
import { WEBHOOK_NAME_TAKEN, WEBHOOK_WORDS } from './webhook.messages.ts'
import {
  cleanWebhook,
  createReplaceSecretSuite,
  createResendSuite,
  createWebhookSuite,
} from './webhook.suite.ts'

export const WebhookFormModel = formOf<WebhookDraft>({
  name: 'Webhook form',
  fields: {
    name: types.string,
    url: types.string,
    types: types.frozen<readonly EventType[] | null>(),
    includeRecord: types.boolean,
    skipKeyId: types.maybeNull(types.number),
  },
  labels: {
    name: 'Name',
    url: 'Address',
    types: 'Events',
    includeRecord: 'Include the record',
    skipKeyId: 'Leave out changes made by',
  },
  messageOf(field, name) {
    if (field === 'name' && name === 'unique') return WEBHOOK_NAME_TAKEN
    return field === 'url' && (name === 'pattern' || name === 'range')
      ? ADDRESS_REFUSED
      : messageFor(field, name)
  },
  clean: cleanWebhook,
  createSuite: () => createWebhookSuite(),
})

export interface ReplaceSecretDraft {
  keepHours: number | null
}

export const ReplaceSecretFormModel = formOf<ReplaceSecretDraft>({
  name: 'Replace secret form',
  fields: { keepHours: types.maybeNull(types.number) },
  labels: { keepHours: 'Keep the old one for' },
  createSuite: () => createReplaceSecretSuite(),
})

export const ResendFormModel = formOf<ResendDraft, { now?: number }>({
  name: WEBHOOK_WORDS.missed,
  fields: {
    from: types.maybeNull(types.number),
    to: types.maybeNull(types.number),
    which: types.string,
  },
  labels: { from: 'From', to: 'To', which: 'Which' },
  dependentsOf: (field) => (field === 'from' ? ['to'] : []),
  createSuite: ({ now }) => createResendSuite(now === undefined ? {} : { now }),
})
