/** Labels of the audit trail's actions, in the order of the filter's options. */
export const AUDIT_ACTION_LABELS = {
  'session.begin': 'Signed in',
  'session.end': 'Signed out',
  'session.refuse': 'Sign-in refused',
  'session.refuse-code': 'Two-factor code refused',
  'session.prove': 'Identity confirmed',
  'session.redirect': 'Sent to set a new password',
  'call.forbidden': 'Call refused: permission missing',
  'call.limited': 'Call refused: too many attempts',
  'user.lock': 'Account locked',
  'user.unlock': 'Account unlocked',
  'user.create': 'User created',
  'user.enable': 'User enabled',
  'user.disable': 'User disabled',
  'user.delete': 'User deleted',
  'user.hand-over': 'Work of a user handed over',
  'user.roles': 'Roles of a user changed',
  'user.profile': 'Profile changed',
  'user.profile-image': 'Profile picture changed',
  'user.ask-password-reset': 'Asked for a new password',
  'user.reset-password': 'Password reset by an administrator',
  'user.set-password': 'Password set',
  'user.change-password': 'Password changed',
  'user.two-factor-on': 'Two-factor sign-in switched on',
  'user.two-factor-off': 'Two-factor sign-in switched off',
  'user.two-factor-reset': 'Two-factor sign-in reset by an administrator',
  'user.recovery-code': 'Recovery code used',
  'user.recovery-codes': 'New recovery codes',
  'user.feed-on': 'Calendar feed given an address',
  'user.feed-off': 'Calendar feed switched off',
  'role.create': 'Role created',
  'role.update': 'Role changed',
  'role.delete': 'Role deleted',
  'role.two-factor': 'Two-factor sign-in required by a role',
  'user.import': 'User imported',
  'user.import-update': 'User changed by an import',
  'lead.open': 'Lead opened',
  'lead.import': 'Lead imported',
  'lead.import-update': 'Lead changed by an import',
  'lead.create': 'Lead created',
  'lead.update': 'Lead changed',
  'lead.delete': 'Lead deleted',
  'lead.restore': 'Lead restored',
  'lead.assign': 'Handler changed',
  'lead.answered': 'First answer changed',
  'lead.merge': 'Leads merged',
  'lead.unmerge': 'Merge undone',
  'lead.not-duplicate': 'Marked as not a duplicate',
  'lead.not-duplicate-undo': 'No longer marked as not a duplicate',
  'lead.verify': 'Customer verified',
  'lead.decline': 'Customer declined',
  'lead.reason': 'Reason recorded',
  'lead.right-to-rent': 'Right to rent check changed',
  'lead.deposit': 'Holding deposit recorded',
  'lead.deposit-outcome': 'Outcome of the holding deposit recorded',
  'lead.confirm-viewing': 'Viewing confirmed',
  'lead.questionnaire': 'Questionnaire answered',
  'lead.tenant-booked': 'Viewing booked by the tenant',
  'lead.tenant-moved': 'Viewing moved by the tenant',
  'lead.tenant-cancelled': 'Viewing cancelled by the tenant',
  'lead.viewing-outcome': 'Viewing outcome recorded',
  'lead.viewing-outcome-undo': 'Viewing outcome undone',
  'lead.feedback': 'Feedback given by the tenant',
  'lead.reserve-request': 'Reservation requested',
  'lead.hand-over': 'Handed over to referencing',
  'lead.handed-over': 'Handed over to a colleague',
  'lead.referencing': 'Referencing result',
  'lead.keep': 'Lead kept longer',
  'lead.anonymise': 'Lead anonymised',
  'project.create': 'Project created',
  'project.update': 'Project changed',
  'project.delete': 'Project deleted',
  'project.import': 'Project imported',
  'project.import-update': 'Project changed by an import',
  'units.download': 'Units downloaded',
  'units.import': 'Units imported',
  'property.create': 'Property created',
  'property.update': 'Property changed',
  'property.delete': 'Property deleted',
  'property.import': 'Property imported',
  'property.import-update': 'Property changed by an import',
  'property.reserve': 'Property reserved',
  'import.upload': 'File for an import uploaded',
  'import.download': 'Problems of an import downloaded',
  'import.start': 'Import started',
  'import.stop': 'Import stopped',
  'import.done': 'Import ended',
  'import.undo': 'Import undone',
  'import.delete': 'Import deleted',
  'list.export': 'List exported',
  'privacy.find': 'Person searched for',
  'privacy.export': 'Person exported',
  'view.create': 'View saved',
  'view.update': 'View changed',
  'view.delete': 'View deleted',
  'view.use': 'Own use of a view changed',
  'view.order': 'Own order of views changed',
  'settings.update': 'Office settings changed',
  'mail.ask-questionnaire-link': 'Questionnaire link asked for',
  'mail.questionnaire-link': 'Questionnaire link sent',
  'mail.reservation-link': 'Reservation link sent',
  'mail.reservation-verified': 'Verification mail sent',
  'mail.reservation-declined': 'Declined mail sent',
  'mail.viewing-confirmed': 'Viewing confirmation sent',
  'mail.viewing-updated': 'Viewing update sent',
  'mail.viewing-cancelled': 'Viewing cancellation sent',
  'mail.viewing-reminder': 'Viewing reminder sent',
  'mail.feedback': 'Feedback mail sent',
  'mail.deposit-kept': 'Deposit kept mail sent',
  'mail.invite': 'Invitation sent',
  'mail.password-reset': 'Password link sent',
  'mail.account-notice': 'Account notice sent',
} as const satisfies Readonly<Record<string, string>>

export type AuditAction = keyof typeof AUDIT_ACTION_LABELS

export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as readonly AuditAction[]

/** Falls back to the words of the name for an action of an older version. */
export function auditActionLabel(action: string): string {
  return Object.hasOwn(AUDIT_ACTION_LABELS, action)
    ? AUDIT_ACTION_LABELS[action as AuditAction]
    : wordsOf(action)
}

const KIND_LABELS: Readonly<Record<string, string>> = {
  lead: 'Lead',
  user: 'User',
  role: 'Role',
  session: 'Session',
  project: 'Project',
  property: 'Property',
  office: 'Office',
  list: 'List',
  person: 'Person',
  view: 'View',
  import: 'Import',
}

export const auditKindLabel = (kind: string): string => KIND_LABELS[kind] ?? wordsOf(kind)

/**
 * Splits an identifier into words: `lead.some-thing` becomes `Lead some thing`, `someThing` becomes `Some thing`.
 */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[.\-_]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
